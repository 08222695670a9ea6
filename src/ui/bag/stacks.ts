import { isConsumable, type Content } from '../../engine/content';
import type { Item } from '../../engine/state';

/** Equal items in the bag: one line under one letter. */
export interface Stack {
  /** Equal for equal items. */
  readonly key: string;
  /** The first of them: the one that is used. */
  readonly item: Item;
  readonly count: number;
}

/** The inventory as stacks, in the order of their first items. */
export function stacksOf(content: Pick<Content, 'itemKinds'>, inventory: readonly Item[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const item of inventory) {
    const key = stackKey(content, item);
    const stack = stacks.get(key);
    stacks.set(key, stack ? { ...stack, count: stack.count + 1 } : { key, item, count: 1 });
  }
  return [...stacks.values()];
}

/** Consumables without charges stack by kind; everything else stays single. */
export function stackKey(content: Pick<Content, 'itemKinds'>, { id, kind }: Item): string {
  const row = content.itemKinds.get(kind);
  return row && isConsumable(row) && row.charges === undefined ? kind : `#${id}`;
}
