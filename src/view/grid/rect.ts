import type { Point } from '../../engine/core/point';

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
