import { isConsumable, isWearable, type Content } from '../../engine/content';
import type { Item } from '../../engine/state';

/** The groups of the bag, in display order. */
export const BAG_GROUPS = ['weapons', 'armour', 'potions', 'scrolls', 'wands', 'other'] as const;

export type BagGroup = (typeof BAG_GROUPS)[number];

/** Groups by sprite prefix, for kinds whose row names none. */
const BY_SPRITE: Readonly<Record<string, BagGroup>> = { 'item/potion': 'potions', 'item/scroll': 'scrolls', 'item/wand': 'wands' };
const BY_GROUP: Readonly<Partial<Record<string, BagGroup>>> = { potion: 'potions', scroll: 'scrolls', wand: 'wands' };

/** The group that the bag lists an item in. */
export function groupOf({ itemKinds }: Pick<Content, 'itemKinds'>, { kind }: Pick<Item, 'kind'>): BagGroup {
  const row = itemKinds.get(kind);
  if (!row) return 'other';
  if (isWearable(row)) return row.slot === 'weapon' ? 'weapons' : 'armour';
  if (!isConsumable(row)) return 'other';
  // What is loaded and no wand is shot.
  if (row.charges !== undefined && row.group === undefined) return 'weapons';
  if (row.group !== undefined) return BY_GROUP[row.group] ?? 'other';
  return Object.entries(BY_SPRITE).find(([sprite]) => row.sprite.startsWith(sprite))?.[1] ?? 'other';
}
