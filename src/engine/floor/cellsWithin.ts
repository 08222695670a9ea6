import { distanceSquared, type Point } from '../core/point';
import type { Floor } from './Floor';

/** The cells of a floor with dx^2 + dy^2 <= range, row by row. */
export function cellsWithin(floor: Floor, at: Point, range: number): Point[] {
  const reach = Math.ceil(Math.sqrt(Math.min(range, floor.width ** 2 + floor.height ** 2)));
  const left = Math.max(0, at.x - reach);
  const right = Math.min(floor.width - 1, at.x + reach);
  const bottom = Math.min(floor.height - 1, at.y + reach);
  const cells: Point[] = [];
  for (let y = Math.max(0, at.y - reach); y <= bottom; y++) {
    floor.effort.spend(right - left + 1);
    for (let x = left; x <= right; x++) if (distanceSquared(at, { x, y }) <= range) cells.push({ x, y });
  }
  return cells;
}
