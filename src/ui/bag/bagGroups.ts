import { isConsumable, isWearable, type Content } from '../../engine/content';
import type { Item } from '../../engine/state';

/** The parts of the bag, in the order in which it lists them. */
export const BAG_GROUPS = ['weapons', 'armour', 'potions', 'scrolls', 'wands', 'other'] as const;

export type BagGroup = (typeof BAG_GROUPS)[number];

/** What a thing is drawn as, where its row names no group. */
const BY_SPRITE: Readonly<Record<string, BagGroup>> = { 'item/potion': 'potions', 'item/scroll': 'scrolls', 'item/wand': 'wands' };
const BY_GROUP: Readonly<Partial<Record<string, BagGroup>>> = { potion: 'potions', scroll: 'scrolls', wand: 'wands' };

/** Where the bag lists an item: what is worn in the hand, what else is worn, and what is used, by its kind. */
export function groupOf({ itemKinds }: Pick<Content, 'itemKinds'>, { kind }: Pick<Item, 'kind'>): BagGroup {
  const row = itemKinds.get(kind);
  if (!row) return 'other';
  if (isWearable(row)) return row.slot === 'weapon' ? 'weapons' : 'armour';
  if (!isConsumable(row)) return 'other';
  if (row.group !== undefined) return BY_GROUP[row.group] ?? 'other';
  return Object.entries(BY_SPRITE).find(([sprite]) => row.sprite.startsWith(sprite))?.[1] ?? 'other';
}
