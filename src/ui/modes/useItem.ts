import type { Game } from '../../engine/Game';
import { Equip, UseItem } from '../../engine/actions/items';
import { UseSkill } from '../../engine/actions/hero';
import { isConsumable, isWearable } from '../../engine/content';
import type { Message } from '../../engine/core/grammar';
import { aimError, aimKind, aims } from '../../engine/facts/aim';
import { skillOf, skillRefusal } from '../../engine/facts/hero';
import type { Item } from '../../engine/state';
import { act, type ModeResult, STAY, turnTo } from '../Mode';
import type { Session } from '../Session';
import { dialog } from './dialogs';

/** Equips or unequips, aims or uses an item. One that targets an enemy is refused where none is in view. */
export function useItem(session: Session, game: Game, item: Item): ModeResult {
  const kind = game.content.itemKinds.get(item.kind);
  if (kind && isWearable(kind)) return act(new Equip(item.id));
  // Refused before it is aimed.
  if (kind && isConsumable(kind) && kind.charges !== undefined && item.charges === 0) return act(new UseItem(item.id, null));
  if (kind && aimKind(kind) === 'actor' && aims(game, item).length === 0) return refuseAim(session);
  if (kind && aimKind(kind) !== 'none') return turnTo(dialog(({ Targeting }) => new Targeting(game, item)));
  return act(new UseItem(item.id, null));
}

function refuseAim(session: Session): ModeResult {
  session.modes.toBottom();
  session.mention({ key: 'refused.noEnemy', params: {} }, 'impossible');
  return STAY;
}

/** Uses the hero's skill, or aims it; says why where it can't be paid. */
export function useSkill(session: Session, game: Game): ModeResult {
  const skill = skillOf(game);
  if (!skill) return explain(session, { key: 'refused.noSkill', params: {} });
  const why = skillRefusal(game, skill);
  if (why) return explain(session, why);
  if (aimKind(skill) === 'none') {
    const vain = aimError(game, skill, game.state.player);
    return vain ? explain(session, vain) : act(new UseSkill());
  }
  return turnTo(dialog(({ Targeting }) => new Targeting(game, skill)));
}

function explain(session: Session, why: Message): ModeResult {
  session.mention(why, 'impossible');
  return STAY;
}
