import type { World } from '../World';
import type { Point } from '../core/point';
import type { Flood } from '../state';

/* Ground under water for a time (RULES 5.22). */

/** The parts of `World` used here. */
type Ground = Pick<World, 'floor'>;

/** The flood over a cell; null for none. */
export function floodAt({ floor }: Ground, { x, y }: Point): Flood | null {
  return floor.state.floods.find((flood) => flood.x === x && flood.y === y) ?? null;
}

export function isFlooded(world: Ground, at: Point): boolean {
  return floodAt(world, at) !== null;
}

/** Whether a cell could be flooded with a tile: open ground, but no stairs, door, current or ice that breaks, and no such tile already. */
export function mayFlood({ floor }: Ground, { x, y }: Point, tile: string): boolean {
  const { id, walkable, stairs, opens, shuts, carries, breaks } = floor.tileAt(x, y);
  return walkable && id !== tile && [stairs, opens, shuts, carries, breaks].every((field) => field === undefined);
}
