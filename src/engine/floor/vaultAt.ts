import type { Point } from '../core/point';
import type { Place } from '../state';

/** The corners of a vault on its floor, inclusive. */
export type Corners = Pick<Place, 'x1' | 'y1' | 'x2' | 'y2'>;

/** The vault that a cell belongs to, walls included. */
export function vaultAt<P extends Corners>(places: readonly P[], at: Point): P | undefined {
  return places.find((place) => isInside(place, at));
}

export function isInside({ x1, y1, x2, y2 }: Corners, { x, y }: Point): boolean {
  return x >= x1 && x <= x2 && y >= y1 && y <= y2;
}
