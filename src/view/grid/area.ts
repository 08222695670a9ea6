import type { Point } from '../../engine/core/point';
import type { Rect } from './rect';
import type { Size } from './units';

/** Cells from `left`, `top` (inclusive) to `right`, `bottom` (exclusive); none if these are equal. */
export type Area = Rect;

export const NOWHERE: Area = { left: 0, top: 0, right: 0, bottom: 0 };

/** All cells of a map. */
export function wholeOf({ width, height }: Size): Area {
  return { left: 0, top: 0, right: width, bottom: height };
}

export function isEmpty({ left, top, right, bottom }: Area): boolean {
  return right <= left || bottom <= top;
}

/** The bounding area of both. */
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

/** The intersection of both. */
export function common(a: Area, b: Area): Area {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The cells of a map within some steps of a point (which may lie between cells). */
export function around({ x, y }: Point, steps: number, { width, height }: Size): Area {
  return {
    left: Math.max(0, Math.floor(x - steps)),
    top: Math.max(0, Math.floor(y - steps)),
    right: Math.min(width, Math.ceil(x + steps) + 1),
    bottom: Math.min(height, Math.ceil(y + steps) + 1),
  };
}
