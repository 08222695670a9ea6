import { COST } from '../core/Effort';
import { DIRECTIONS, type Point } from '../core/point';
import type { Floor } from './Floor';

/** Walkable unoccupied cells around a cell, nearest by steps first, found lazily; the cell itself comes first if it is free. */
export function* freeCellsAround(floor: Floor, at: Point): Generator<Point, undefined> {
  const seen = new Set([floor.index(at.x, at.y)]);
  const queue: Point[] = [at];
  for (const cell of queue) {
    floor.effort.spend(COST.searched);
    if (floor.isWalkable(cell.x, cell.y) && floor.actorAt(cell.x, cell.y) === null) yield cell;
    for (const step of DIRECTIONS) {
      const next = { x: cell.x + step.x, y: cell.y + step.y };
      if (!floor.isWalkable(next.x, next.y) || seen.has(floor.index(next.x, next.y))) continue;
      seen.add(floor.index(next.x, next.y));
      queue.push(next);
    }
  }
  return undefined;
}
