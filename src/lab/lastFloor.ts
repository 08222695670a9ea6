import type { Content } from '../engine/content';
import { UsageError } from './UsageError';

type Floors = Pick<Content, 'id' | 'lastFloor'>;

/** How many floors there are to tell of, of so many that were asked for: a pack may end before. */
export function floorsIn({ lastFloor }: Pick<Floors, 'lastFloor'>, floors: number): number {
  return Math.min(floors, lastFloor ?? floors);
}

/** The floors of a range that a pack has; a `UsageError` if it has none of them. */
export function floorsOf({ id, lastFloor }: Floors, floors: readonly number[]): number[] {
  const there = floors.filter((floor) => floor <= (lastFloor ?? floor));
  if (there.length > 0) return there;
  throw new UsageError(`There is no floor ${floors[0] ?? 0}: ${id} ends on floor ${lastFloor ?? 0}.`);
}
