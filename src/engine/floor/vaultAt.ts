import type { Point } from '../core/point';
import type { Place } from '../state';

/** The vault that a cell belongs to, walls included. */
export function vaultAt(places: readonly Place[], at: Point): Place | undefined {
  return places.find((place) => isInside(place, at));
}

export function isInside({ x1, y1, x2, y2 }: Place, { x, y }: Point): boolean {
  return x >= x1 && x <= x2 && y >= y1 && y <= y2;
}
