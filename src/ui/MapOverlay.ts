import type { Point } from '../engine/core/point';

/** Marks over the map: a cursor, where it may go, what would be hit, and the path to walk. */
export interface MapOverlay {
  readonly cursor: Point | null;
  readonly reach: readonly Point[];
  readonly area: readonly Point[];
  readonly path: readonly Point[];
}

export const NO_MARKS: MapOverlay = { cursor: null, reach: [], area: [], path: [] };

/** Whether two cells are the same; null equals null. */
export function isSameCell(a: Point | null, b: Point | null): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}
