import type { Point } from '../../engine/core/point';
import type { Size } from './cells';

/** A rectangle in any unit. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The square around a point, extending `reach` to each side. */
export function squareAround({ x, y }: Point, reach: number): Rect {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** The rectangle with each side moved out by `by`. */
export function grown({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Whether two rectangles overlap; touching edges do not count. */
export function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** Whether `outer` contains all of `inner`. */
export function holds(outer: Rect, inner: Rect): boolean {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/** The point nearest to `wish` within bounds and in none of the blocked rectangles; null if there is none. */
export function nearestFree(wish: Point, bounds: Rect, blocked: readonly Rect[]): Point | null {
  // It is aligned with the wish or lies on an edge.
  const xs = candidates(wish.x, [bounds.left, bounds.right], blocked.flatMap(({ left, right }) => [left, right]));
  const ys = candidates(wish.y, [bounds.top, bounds.bottom], blocked.flatMap(({ top, bottom }) => [top, bottom]));
  let best: Point | null = null;
  let nearest = Infinity;
  for (const x of xs) {
    for (const y of ys) {
      const distance = (x - wish.x) ** 2 + (y - wish.y) ** 2;
      if (distance >= nearest) break;
      if (blocked.some((rect) => x > rect.left && x < rect.right && y > rect.top && y < rect.bottom)) continue;
      best = { x, y };
      nearest = distance;
    }
  }
  return best;
}

/** The wish, clamped to the bounds, and all edges within them, nearest first; none if the bounds are empty. */
function candidates(wish: number, [min, max]: readonly [number, number], edges: readonly number[]): number[] {
  if (max < min) return [];
  const within = [Math.min(Math.max(wish, min), max), ...edges.filter((edge) => edge >= min && edge <= max)];
  return within.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
}

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
