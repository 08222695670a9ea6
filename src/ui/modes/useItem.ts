import { Equip, UseItem } from '../../engine/actions/items';
import { isConsumable, isWearable } from '../../engine/content';
import { aimKind, aims } from '../../engine/facts/aim';
import type { Game } from '../../engine/Game';
import type { Item } from '../../engine/state';
import { STAY, act, turnTo, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { dialog } from './dialogs';

/** Equips or unequips, aims or uses an item. One that targets an enemy is refused where none is in view. */
export function useItem(session: Session, game: Game, item: Item): ModeResult {
  const kind = game.content.itemKinds.get(item.kind);
  if (kind && isWearable(kind)) return act(new Equip(item.id));
  // Refused before it is aimed.
  if (kind && isConsumable(kind) && kind.charges !== undefined && item.charges === 0) return act(new UseItem(item.id, null));
  if (kind && aimKind(kind) === 'actor' && aims(game, item).length === 0) return refuse(session);
  if (kind && aimKind(kind) !== 'none') return turnTo(dialog(({ Targeting }) => new Targeting(game, item)));
  return act(new UseItem(item.id, null));
}

function refuse(session: Session): ModeResult {
  session.modes.toBottom();
  session.mention({ key: 'refused.noEnemy', params: {} }, 'impossible');
  return STAY;
}
