import { isConsumable, type Content } from '../../engine/content';
import type { Item } from '../../engine/state';

/** Alike things carried: one line of the bag under one letter. */
export interface Stack {
  /** What makes them alike. */
  readonly key: string;
  /** The first of them, which is the one that is used. */
  readonly item: Item;
  readonly count: number;
}

/** What is carried, alike things together, in the order in which the first of each came. */
export function stacksOf(content: Pick<Content, 'itemKinds'>, inventory: readonly Item[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const item of inventory) {
    const key = stackKey(content, item);
    const stack = stacks.get(key);
    stacks.set(key, stack ? { ...stack, count: stack.count + 1 } : { key, item, count: 1 });
  }
  return [...stacks.values()];
}

/** What is used up is alike if it is of one kind; everything else is only like itself. */
export function stackKey(content: Pick<Content, 'itemKinds'>, { id, kind }: Item): string {
  const row = content.itemKinds.get(kind);
  return row && isConsumable(row) && row.charges === undefined ? kind : `#${id}`;
}
