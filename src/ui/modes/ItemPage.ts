import { canBeGiven, Give } from '../../engine/actions/company';
import { Drop } from '../../engine/actions/items';
import type { Game } from '../../engine/Game';
import { isConsumable, isWearable } from '../../engine/content';
import { alliesOf } from '../../engine/facts/sides';
import { wornSlot } from '../../engine/facts/traits';
import type { Item } from '../../engine/state';
import { act, push } from '../Mode';
import { Menu, type Choice } from './Menu';
import { QuickChoice } from './QuickChoice';
import { useItem } from './useItem';
import type { TextKey } from '../../keep/text';

/** One item: what it does, and what the player can do with it. */
export class ItemPage extends Menu {
  readonly kind = 'item';
  readonly choices: readonly Choice[];

  constructor(game: Game, readonly item: Item) {
    super();
    this.choices = [
      { label: useLabel(game, item), choose: (session) => useItem(session, game, item) },
      ...(isGift(game, item) ? [{ label: 'ui.item.give' as const, choose: () => act(new Give(item.id)) }] : []),
      { label: 'ui.item.drop', choose: () => act(new Drop(item.id)) },
      ...(fitsQuickSlot(game, item) ? [{ label: 'ui.item.quick' as const, choose: () => push(new QuickChoice(game, item)) }] : []),
    ];
  }
}

/** Whether an ally is on this floor who could use the item; the one next to the player gets it. */
function isGift(game: Game, item: Item): boolean {
  return alliesOf(game).length > 0 && canBeGiven(game, item);
}

/** Whether an item is worth a quick slot. */
function fitsQuickSlot({ content }: Game, { kind }: Item): boolean {
  const row = content.itemKinds.get(kind);
  return row !== undefined && (isConsumable(row) || isWearable(row));
}

/** The text key of using an item. */
function useLabel(game: Game, item: Item): TextKey {
  const kind = game.content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return 'ui.item.use';
  return wornSlot(game, item) === null ? 'ui.item.putOn' : 'ui.item.takeOff';
}
