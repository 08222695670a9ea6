import { COST } from '../core/Effort';
import { DIRECTIONS, type Point } from '../core/point';
import { FAR } from './distance';
import { offsetsOf } from './DistanceMaps';
import type { Floor } from './Floor';
import type { Moves } from './MovementRules';

/**
 * Walkable unoccupied cells around a cell, or wet ones for swimmers; nearest by steps first, over deep water too, found lazily. The cell itself
 * comes first if it is free.
 */
export function* freeCellsAround(floor: Floor, at: Point, moves: Moves = 'walk'): Generator<Point, undefined> {
  const footing = moves === 'swim' ? 'swim' : 'walk';
  const seen = new Set([floor.index(at.x, at.y)]);
  const queue: Point[] = [at];
  for (const cell of queue) {
    floor.effort.spend(COST.searched);
    if (floor.canStand(footing, cell.x, cell.y) && floor.actorAt(cell.x, cell.y) === null) yield cell;
    for (const step of DIRECTIONS) {
      const next = { x: cell.x + step.x, y: cell.y + step.y };
      if (!isPassed(floor, next) || seen.has(floor.index(next.x, next.y))) continue;
      seen.add(floor.index(next.x, next.y));
      queue.push(next);
    }
  }
  return undefined;
}

/** Whether the search goes through a cell. */
function isPassed(floor: Floor, { x, y }: Point): boolean {
  return floor.isWalkable(x, y) || (floor.contains(x, y) && floor.tileAt(x, y).deep !== undefined);
}

/** All that are connected by walkable cells, at once and as padded cells in the same order: for large searches. */
export function allFreeCells(floor: Floor, at: Point): number[] {
  const { blank, crowd } = floor.walk;
  const steps = offsetsOf(floor.stride, 8);
  const seen = new Uint8Array(blank.length);
  const start = floor.cell(at.x, at.y);
  const queue = [start];
  const free: number[] = [];
  seen[start] = 1;
  for (const cell of queue) {
    if (blank[cell] === FAR && crowd[cell] === 0) free.push(cell);
    for (let i = 0; i < steps.length; i++) {
      const next = cell + (steps[i] as number);
      if (blank[next] !== FAR || seen[next] === 1) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  floor.effort.spend(queue.length * COST.searched);
  return free;
}
