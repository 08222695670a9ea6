import { formOf, isConsumable, isWearable, type Content, type Form } from '../../engine/content';
import type { Item } from '../../engine/state';

/** The groups of the bag, in display order. */
export const BAG_GROUPS = ['weapons', 'armour', 'potions', 'scrolls', 'wands', 'other'] as const;

export type BagGroup = (typeof BAG_GROUPS)[number];

const BY_FORM: Readonly<Record<Form, BagGroup>> = { potion: 'potions', scroll: 'scrolls', wand: 'wands' };

/** The group that the bag lists an item in. */
export function groupOf({ itemKinds }: Pick<Content, 'itemKinds'>, { kind }: Pick<Item, 'kind'>): BagGroup {
  const row = itemKinds.get(kind);
  if (!row) return 'other';
  if (isWearable(row)) return row.slot === 'weapon' ? 'weapons' : 'armour';
  if (!isConsumable(row)) return 'other';
  const form = formOf(row);
  // What is loaded and no wand is shot.
  if (form === null) return row.charges !== undefined && row.group === undefined ? 'weapons' : 'other';
  return BY_FORM[form];
}
