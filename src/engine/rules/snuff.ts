import type { Point } from '../core/point';
import type { World } from '../World';
import { turnInto } from './relocate';

/** Whether a cell's tile gives off light that can be put out. */
export function canSnuff({ floor }: Pick<World, 'floor'>, { x, y }: Point): boolean {
  if (!floor.contains(x, y)) return false;
  const { shines = 0, darkens } = floor.tileAt(x, y);
  return shines > 0 && darkens !== undefined;
}

/** Puts out the light of a cell's tile. */
export function snuffOut(world: World, at: Point): void {
  const { darkens } = world.floor.tileAt(at.x, at.y);
  turnInto(world, at, darkens);
  if (world.sees(at)) world.say('status', 'log.snuffed', {});
}
