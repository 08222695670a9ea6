import type { Game } from '../../engine/Game';
import { isWearable } from '../../engine/content';
import { describeItem, inHand } from '../../engine/effects/describe';
import { isKnown, itemLook } from '../../engine/facts/names';
import { bonusOf, wornSlot } from '../../engine/facts/traits';
import type { Item } from '../../engine/state';
import { nameOfItem, text, textsOf } from '../../keep/text';
import type { BagGroup, Slot } from '../modes/Bag';

/** An item in lists and on its page. */
interface ItemView {
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
  return {
    name: nameOfItem(game, item), sprite, isWorn: wornSlot(game, item) !== null, isUnknown: !isKnown(game, item.kind),
    wear: wearView(game, item),
  };
}

/** An item's description and effects, line by line, as far as the player knows them. */
export function itemLines(game: Game, item: Item): string[] {
  if (!isKnown(game, item.kind)) return [text('ui.item.unknown')];
  return [...textsOf([{ key: `item.${item.kind}.about`, params: {} }]), ...textsOf(describeItem(item, inHand(game)))];
}

type WornStat = 'power' | 'defence' | 'maxHp';

const STATS: readonly WornStat[] = ['power', 'defence', 'maxHp'];

/** The picture of each stat. */
export const STAT_SPRITES: Readonly<Record<WornStat, string>> = { power: 'ui/attack', defence: 'ui/defence', maxHp: 'ui/heart' };

/** An item's bonus to a stat, and the difference from the equipped item's. */
export interface WornNumber {
  readonly stat: WornStat;
  readonly n: number;
  /** Null if it is equipped itself. */
  readonly by: number | null;
}

/** Equipment compared with the equipped item of its slot. */
export interface WearView {
  readonly numbers: readonly WornNumber[];
  /** The name of the item it would replace; null if the slot is empty, or it is equipped itself. */
  readonly against: string | null;
}

/** Compares an item with the equipped one of its slot; null if it cannot be equipped. */
export function wearView(game: Game, item: Item): WearView | null {
  const kind = game.content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return null;
  const { hero } = game.state;
  const worn = hero.inventory.find(({ id }) => id === hero.worn[kind.slot]);
  const mine = bonusOf(game, item);
  const its = worn ? bonusOf(game, worn) : { power: 0, defence: 0, maxHp: 0 };
  const isWorn = worn?.id === item.id;
  const numbers = STATS.map((stat) => ({ stat, n: mine[stat], by: isWorn ? null : mine[stat] - its[stat] }));
  return {
    numbers: numbers.filter(({ n, by }) => n !== 0 || (by !== null && by !== 0)),
    against: worn && !isWorn ? nameOfItem(game, worn) : null,
  };
}
