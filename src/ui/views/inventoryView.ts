import { describeItem } from '../../engine/effects/describe';
import type { Game } from '../../engine/Game';
import { isKnown, itemLook } from '../../engine/rules/names';
import { wornSlot } from '../../engine/rules/wear';
import type { Item } from '../../engine/state';
import type { Slot } from '../modes/Inventory';
import { nameOfItem, text, textOf, textsOf } from '../text';

/** One item of the pack as lists and its own page show it. */
export interface ItemView {
  readonly name: string;
  readonly sprite: string;
  readonly isWorn: boolean;
}

/** A line of the list. */
export interface SlotView extends ItemView {
  readonly letter: string;
}

/** The lines of the list, a first. */
export function inventoryView(game: Game, slots: readonly Slot[]): SlotView[] {
  return slots.map(({ item, place }) => ({ ...itemView(game, item), letter: String.fromCharCode('a'.charCodeAt(0) + place) }));
}

export function itemView(game: Game, item: Item): ItemView {
  const { sprite } = itemLook(game, item.kind);
  return { name: nameOfItem(game, item), sprite, isWorn: wornSlot(game, item) !== null };
}

/** What is told of an item and what it does, line by line, as far as the player knows it. */
export function itemLines(game: Game, item: Item): string[] {
  if (!isKnown(game, item.kind)) return [text('ui.item.unknown')];
  return [...textsOf([{ key: `item.${item.kind}.about`, params: {} }]), ...describeItem(game.content, item).map(textOf)];
}
