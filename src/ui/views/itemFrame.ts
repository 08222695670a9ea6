import type { ItemKind } from '../../engine/content';

/** The frame of an item: goal items are animated, so their first. */
export function frameOf(item: ItemKind | undefined, sprite: string): string {
  return item && 'wins' in item ? `${sprite}.0` : sprite;
}
