import { describeItem } from '../../engine/effects/describe';
import type { Game } from '../../engine/Game';
import { isKnown, itemLook } from '../../engine/rules/names';
import { wornSlot } from '../../engine/rules/wear';
import type { Item } from '../../engine/state';
import type { BagGroup } from '../bag/bagGroups';
import type { Slot } from '../modes/Inventory';
import { nameOfItem, text, textOf, textsOf } from '../../keep/text';
import { wearView, type WearView } from './wearView';

/** One item of the pack as lists and its own page show it. */
export interface ItemView {
  readonly name: string;
  readonly sprite: string;
  readonly isWorn: boolean;
  /** Nobody knows yet what it does. */
  readonly isUnknown: boolean;
  /** Its numbers against what is worn; null for what cannot be worn. */
  readonly wear: WearView | null;
}

/** A line of the list. */
export interface SlotView extends ItemView {
  readonly letter: string;
  readonly count: number;
  /** The part of the bag that begins with it; null for those that follow. */
  readonly heads: BagGroup | null;
}

/** The lines of the list, group by group. */
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

/** What is told of an item and what it does, line by line, as far as the player knows it. */
export function itemLines(game: Game, item: Item): string[] {
  if (!isKnown(game, item.kind)) return [text('ui.item.unknown')];
  return [...textsOf([{ key: `item.${item.kind}.about`, params: {} }]), ...describeItem(game.content, item).map(textOf)];
}
