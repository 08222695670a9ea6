import { stepsBetween } from '../../engine/core/point';
import { pointOf } from './farEnds';
import type { Layout } from './Layout';

export function isInVault({ vaults, width }: Layout, cell: number): boolean {
  const { x, y } = pointOf(cell, width);
  return vaults.some(({ x1, y1, x2, y2 }) => x >= x1 && x <= x2 && y >= y1 && y <= y2);
}

/** Whether a cell is arrival or stairs, or adjacent to one. */
export function isAtEnd({ arrival, stairs, width }: Layout, cell: number): boolean {
  const at = pointOf(cell, width);
  return stepsBetween(at, arrival) <= 1 || stepsBetween(at, stairs) <= 1;
}
