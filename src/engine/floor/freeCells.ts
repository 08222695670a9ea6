import { COST } from '../core/Effort';
import { DIRECTIONS, type Point } from '../core/point';
import { FAR } from './distance';
import { offsetsOf } from './DistanceMaps';
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

/** All of them at once, as padded cells in the same order: for large searches. */
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
