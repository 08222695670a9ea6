import { describeItem } from '../../engine/effects/describe';
import type { Game } from '../../engine/Game';
import { wornSlot } from '../../engine/rules/wear';
import type { Item } from '../../engine/state';
import type { Slot } from '../modes/Inventory';
import { nameOfItem, text, textOf } from '../text';

/** One item of the pack as lists and its own page show it. */
export interface ItemView {
  readonly name: string;
  readonly sprite: string;
  /** Where it is worn, in words; null when it is not. */
  readonly worn: string | null;
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
  const slot = wornSlot(game, item);
  return {
    name: nameOfItem(item),
    sprite: game.content.itemKinds.get(item.kind)?.sprite ?? '',
    worn: slot === null ? null : text('ui.item.worn', { slot: `slot.${slot}` }),
  };
}

/** What an item does, line by line. */
export function itemLines({ content }: Game, item: Item): string[] {
  return describeItem(content, item).map(textOf);
}
