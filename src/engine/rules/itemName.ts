import type { Item } from '../state';

/** The text key of an item's name, affixes included, such as `item.sword+keen`; `sentence` resolves it. */
export function itemName({ kind, affixes }: { readonly kind: Item['kind']; readonly affixes: readonly string[] }): string {
  return [`item.${kind}`, ...affixes].join('+');
}
