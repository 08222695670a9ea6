import type { Content } from '../engine/content';
import { deepestFloor } from '../engine/facts/uses';
import { UsageError } from './failures';

/** The floors that are told of in a pack without an end. */
export const ENDLESS = 10;

/** All floors from one to another. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The floors asked for, or as many as the pack has if those are fewer. */
export function floorsIn({ lastFloor }: Pick<Content, 'lastFloor'>, floors: number): number {
  return Math.min(floors, lastFloor ?? floors);
}

/** How many floors there are to play in a pack if none are asked for. */
export function floorsWithin(content: Content): number {
  return deepestFloor(content) ?? ENDLESS;
}

/** The floors of a range that a pack has, all of its floors without a range; a `UsageError` if it has none of them. */
export function floorsOf(content: Content, floors: readonly number[] | undefined): number[] {
  const { id, lastFloor } = content;
  if (!floors) return range(1, floorsWithin(content));
  const there = floors.filter((floor) => floor <= (lastFloor ?? floor));
  if (there.length > 0) return there;
  throw new UsageError(`There is no floor ${floors[0] ?? 0}: ${id} ends on floor ${lastFloor ?? 0}.`);
}
