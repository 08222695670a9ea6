import { describeItem } from '../../engine/effects/describe';
import type { Game } from '../../engine/Game';
import { isKnown, itemLook } from '../../engine/rules/names';
import { wornSlot } from '../../engine/rules/wear';
import type { Item } from '../../engine/state';
import type { BagGroup } from '../bag/bagGroups';
import type { Slot } from '../modes/Inventory';
import { nameOfItem, text, textsOf } from '../../keep/text';
import { wearView, type WearView } from './wearView';

/** An item in lists and on its page. */
export interface ItemView {
  readonly name: string;
  readonly sprite: string;
  readonly isWorn: boolean;
  /** Not identified yet. */
  readonly isUnknown: boolean;
  /** Its bonuses compared with the equipped item's; null if it cannot be equipped. */
  readonly wear: WearView | null;
}

/** A line of the inventory. */
export interface SlotView extends ItemView {
  readonly letter: string;
  readonly count: number;
  /** The group that begins with this line; null for the lines that follow. */
  readonly heads: BagGroup | null;
}

/** The lines of the inventory, group by group. */
export function inventoryView(game: Game, slots: readonly Slot[]): SlotView[] {
  return slots.map(({ item, letter, count, group }, index) => ({
    ...itemView(game, item),
    letter,
    count,
    heads: slots[index - 1]?.group === group ? null : group,
  }));
}

export function itemView(game: Game, item: Item): ItemView {
  const { sprite } = itemLook(game, item.kind);
  return { name: nameOfItem(game, item), sprite, isWorn: wornSlot(game, item) !== null, isUnknown: !isKnown(game, item.kind), wear: wearView(game, item) };
}

/** An item's description and effects, line by line, as far as the player knows them. */
export function itemLines(game: Game, item: Item): string[] {
  if (!isKnown(game, item.kind)) return [text('ui.item.unknown')];
  return [...textsOf([{ key: `item.${item.kind}.about`, params: {} }]), ...textsOf(describeItem(game.content, item, game.state.floor))];
}
