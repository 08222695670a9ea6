import { isWearable, type Bonus, type Content } from '../content';
import type { World } from '../World';
import type { Item } from '../state';

/** An item's bonuses, with affixes and enchantment; zeros if it can't be worn. */
export function bonusOf({ content }: Pick<World, 'content'>, item: Pick<Item, 'kind' | 'affixes' | 'plus'>): Required<Bonus> {
  return { power: ofItem(content, item, 'power'), defence: ofItem(content, item, 'defence'), maxHp: ofItem(content, item, 'maxHp') };
}

/** The stat that enchanting an item raises and rust lowers; null if it can't be worn. */
export function ownStat(content: Content, item: Pick<Item, 'kind'>): 'power' | 'defence' | null {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return null;
  return kind.bonus.power === undefined ? 'defence' : 'power';
}

/** An item's bonus to one stat. */
function ofItem(content: Content, item: Pick<Item, 'kind' | 'affixes' | 'plus'>, stat: keyof Bonus): number {
  const kind = content.itemKinds.get(item.kind);
  if (!kind || !isWearable(kind)) return 0;
  let sum = kind.bonus[stat] ?? 0;
  for (const id of item.affixes) sum += content.affixes.get(id)?.bonus[stat] ?? 0;
  return stat === ownStat(content, item) ? sum + item.plus : sum;
}
