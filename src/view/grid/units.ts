import type { Point } from '../../engine/core/point';

/** Side of a cell in pixels of the art. */
export const CELL = 16;

/** The middle of a cell in pixels of the map. */
export function centreOf({ x, y }: Point): Point {
  return { x: x * CELL + CELL / 2, y: y * CELL + CELL / 2 };
}

/** The cell of a point in pixels of the map. */
export function cellOf({ x, y }: Point): Point {
  return { x: Math.floor(x / CELL), y: Math.floor(y / CELL) };
}

/** Width and height, in whatever unit is at hand. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
