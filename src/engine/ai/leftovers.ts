import type { World } from '../World';
import { hasKey } from '../facts/KnownPaths';
import { bagError, mostCarried } from '../facts/hero';
import { itemName } from '../facts/names';
import { canTake, isPicked, thingsKnown } from './explore';
import type { Picks } from './picks';

/** Why exploring leaves an item: the bag takes no more of its kind or is full, the setting leaves it, or no way to it is known. */
export type WhyLeft = 'carried' | 'full' | 'picks' | 'noWay';

/** Items of a name that exploring leaves for one reason. */
export interface Leftover {
  readonly why: WhyLeft;
  /** Text key of their name. */
  readonly name: string;
  readonly n: number;
  /** How many of their kind the bag takes; Infinity if only its slots count. */
  readonly most: number;
}

/** What exploring leaves of the items known on the floor, once it has come to its end. */
export function leftovers(world: World, picks: Picks): Leftover[] {
  const left = new Map<string, Leftover>();
  for (const item of thingsKnown(world)) {
    const why = whyLeft(world, item.kind, picks);
    const name = itemName(world, item);
    const key = `${why} ${name}`;
    left.set(key, { why, name, n: (left.get(key)?.n ?? 0) + 1, most: mostCarried(world, item.kind) });
  }
  return [...left.values()];
}

function whyLeft(world: World, kind: string, picks: Picks): WhyLeft {
  if (!isPicked(world, kind, picks)) return 'picks';
  if (canTake(world, kind)) return 'noWay';
  return bagError(world, kind) === 'refused.full' ? 'full' : 'carried';
}

/** How many locked doors the player knows of and has no key for. */
export function locksLeft(world: World): number {
  const { floor } = world;
  return floor.state.terrain.filter((_, index) => {
    const { x, y } = floor.position(floor.cellOf(index));
    return floor.isExplored(x, y) && floor.rememberedAt(x, y).key !== undefined && !hasKey(world, x, y);
  }).length;
}
