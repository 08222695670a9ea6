import type { Point } from '../../engine/core/point';

/** From `left`, `top` to `right`, `bottom`, in whatever unit is at hand. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The square around a point that reaches so far to each side. */
export function squareAround({ x, y }: Point, reach: number): Rect {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** The same with each side moved out by so much. */
export function grown({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Whether there is a place that lies in both; edges that only touch do not count. */
export function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** Whether all of one lies in the other. */
export function holds(outer: Rect, inner: Rect): boolean {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/** The point nearest to a wish that lies within bounds and in none of the blocked rectangles; null where there is none. */
export function nearestFree(wish: Point, bounds: Rect, blocked: readonly Rect[]): Point | null {
  // The nearest one is level with the wish, or on an edge.
  const xs = alternatives(wish.x, [bounds.left, bounds.right], blocked.flatMap(({ left, right }) => [left, right]));
  const ys = alternatives(wish.y, [bounds.top, bounds.bottom], blocked.flatMap(({ top, bottom }) => [top, bottom]));
  let best: Point | null = null;
  let least = Infinity;
  for (const x of xs) {
    for (const y of ys) {
      const far = (x - wish.x) ** 2 + (y - wish.y) ** 2;
      if (far >= least) break;
      if (blocked.some((rect) => x > rect.left && x < rect.right && y > rect.top && y < rect.bottom)) continue;
      best = { x, y };
      least = far;
    }
  }
  return best;
}

/** The wish, as near as the bounds let it, and all edges within them, the nearest first; none where the bounds hold nothing. */
function alternatives(wish: number, [least, most]: readonly [number, number], edges: readonly number[]): number[] {
  if (most < least) return [];
  const within = [Math.min(Math.max(wish, least), most), ...edges.filter((edge) => edge >= least && edge <= most)];
  return within.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
}
