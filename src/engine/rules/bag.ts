import { isConsumable } from '../content';
import type { Message } from '../core/grammar';
import type { World } from '../World';
import { INVENTORY_SLOTS } from '../state';

/** The most of an item kind that the bag takes, by its row; Infinity if only the slots count. */
export function mostCarried({ content }: Pick<World, 'content'>, kind: string): number {
  const row = content.itemKinds.get(kind);
  return (row && isConsumable(row) ? row.carried : undefined) ?? Infinity;
}

/** Why the bag takes no more of an item kind, as a message; null if it does. */
export function bagRefusal(world: Pick<World, 'content' | 'state'>, kind: string): Message | null {
  const key = bagError(world, kind);
  return key && { key, params: key === 'refused.carried' ? { n: mostCarried(world, kind) } : {} };
}

/** The text key of why the bag takes no more of an item kind; null if it does. */
export function bagError(world: Pick<World, 'content' | 'state'>, kind: string): 'refused.full' | 'refused.carried' | null {
  const { inventory } = world.state.hero;
  if (inventory.length >= INVENTORY_SLOTS) return 'refused.full';
  return inventory.filter((item) => item.kind === kind).length >= mostCarried(world, kind) ? 'refused.carried' : null;
}
