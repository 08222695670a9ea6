import type { Point } from '../engine/core/point';

/** Marks over the map: a cursor, where it may go, what would be hit, the path to walk, where the player is noticed from, and what is heard. */
export interface MapOverlay {
  readonly cursor: Point | null;
  readonly reach: readonly Point[];
  readonly area: readonly Point[];
  readonly path: readonly Point[];
  /** Cells from which a monster awake would notice the player. */
  readonly seen: readonly Point[];
  /** Cells beside the player towards what it hears and doesn't see. */
  readonly heard: readonly Point[];
}

export const NO_MARKS: MapOverlay = { cursor: null, reach: [], area: [], path: [], seen: [], heard: [] };

/** Whether two cells are the same; null equals null. */
export function isSameCell(a: Point | null, b: Point | null): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}
