import { UseSkill } from '../../engine/actions/UseSkill';
import { aimKind } from '../../engine/effects/aim';
import type { Game } from '../../engine/Game';
import { costRefusal } from '../../engine/rules/features';
import { skillOf } from '../../engine/rules/heroes';
import { STAY, act, turnTo, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { dialog } from './dialogs';

/** Uses the hero's skill, or aims it; says why where it can't be paid. */
export function useSkill(session: Session, game: Game): ModeResult {
  const skill = skillOf(game);
  const why = skill ? costRefusal(game, skill) : { key: 'refused.noSkill', params: {} };
  if (skill === null || why) {
    session.mention(why ?? { key: 'refused.noSkill', params: {} }, 'impossible');
    return STAY;
  }
  return aimKind(skill) === 'none' ? act(new UseSkill()) : turnTo(dialog(({ Targeting }) => new Targeting(game, skill)));
}
