import type { Point } from '../../engine/core/point';

/** Cells from one corner to the other, both included. */
export interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The box of one cell. */
export function boxOf({ x, y }: Point): Box {
  return { x1: x, y1: y, x2: x, y2: y };
}
