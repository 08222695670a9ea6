import type { Point } from '../../engine/core/point';

/** The side of a cell in art pixels. */
export const CELL = 16;

/** A cell's centre in map pixels. */
export function centreOf({ x, y }: Point): Point {
  return { x: x * CELL + CELL / 2, y: y * CELL + CELL / 2 };
}

/** The cell at a point in map pixels. */
export function cellOf({ x, y }: Point): Point {
  return { x: Math.floor(x / CELL), y: Math.floor(y / CELL) };
}

/** A size in any unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Map pixels to cells; whole numbers are cell centres. */
export function inCells({ x, y }: Point): Point {
  return { x: x / CELL - 0.5, y: y / CELL - 0.5 };
}
