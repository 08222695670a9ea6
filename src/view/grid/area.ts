import type { Point } from '../../engine/core/point';
import type { Size } from './units';

/** Cells from `left`, `top` to just before `right`, `bottom`; none where these are equal. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NOWHERE: Area = { left: 0, top: 0, right: 0, bottom: 0 };

/** All cells of a map. */
export function wholeOf({ width, height }: Size): Area {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** Whether there is no cell in it. */
export function isEmpty({ left, top, right, bottom }: Area): boolean {
  return right <= left || bottom <= top;
}

/** The least area around both. */
export function union(a: Area, b: Area): Area {
  if (isEmpty(a)) return b;
  if (isEmpty(b)) return a;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The cells in both. */
export function common(a: Area, b: Area): Area {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The cells of a map within a number of steps from a point (which may lie between cells). */
export function around({ x, y }: Point, steps: number, { width, height }: Size): Area {
  return {
    left: Math.max(0, Math.floor(x - steps)),
    top: Math.max(0, Math.floor(y - steps)),
    right: Math.min(width, Math.ceil(x + steps) + 1),
    bottom: Math.min(height, Math.ceil(y + steps) + 1),
  };
}
