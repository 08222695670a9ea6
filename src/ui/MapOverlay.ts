import type { Point } from '../engine/core/point';

/** What is marked on the map beside what is there: a cursor, where it may go, what would be hit, which way one would walk. */
export interface MapOverlay {
  readonly cursor: Point | null;
  readonly reach: readonly Point[];
  readonly area: readonly Point[];
  readonly path: readonly Point[];
}

export const NO_MARKS: MapOverlay = { cursor: null, reach: [], area: [], path: [] };

/** Whether two places are the same one; nowhere is the same as nowhere. */
export function isSameCell(a: Point | null, b: Point | null): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}
