import { Equip } from '../../engine/actions/Equip';
import { UseItem } from '../../engine/actions/UseItem';
import { isWearable } from '../../engine/content';
import { aimKind } from '../../engine/effects/aim';
import type { Game } from '../../engine/Game';
import type { Item } from '../../engine/state';
import { act, turnTo, type Answer } from '../Mode';
import { Targeting } from './Targeting';

/** What an item is for: it is put on or taken off, aimed, or used at once. */
export function useItem(game: Game, item: Item): Answer {
  const kind = game.content.itemKinds.get(item.kind);
  if (kind && isWearable(kind)) return act(new Equip(item.id));
  if (kind && aimKind(kind) !== 'none') return turnTo(new Targeting(game, item));
  return act(new UseItem(item.id, null));
}
