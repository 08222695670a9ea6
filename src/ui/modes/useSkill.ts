import { UseSkill } from '../../engine/actions/hero';
import { aimError, aimKind } from '../../engine/facts/aim';
import { skillOf, skillRefusal } from '../../engine/facts/hero';
import type { Message } from '../../engine/core/grammar';
import type { Game } from '../../engine/Game';
import { STAY, act, turnTo, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { dialog } from './dialogs';

/** Uses the hero's skill, or aims it; says why where it can't be paid. */
export function useSkill(session: Session, game: Game): ModeResult {
  const skill = skillOf(game);
  if (!skill) return refuse(session, { key: 'refused.noSkill', params: {} });
  const why = skillRefusal(game, skill);
  if (why) return refuse(session, why);
  if (aimKind(skill) === 'none') {
    const vain = aimError(game, skill, game.state.player);
    return vain ? refuse(session, vain) : act(new UseSkill());
  }
  return turnTo(dialog(({ Targeting }) => new Targeting(game, skill)));
}

function refuse(session: Session, why: Message): ModeResult {
  session.mention(why, 'impossible');
  return STAY;
}
