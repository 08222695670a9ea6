import type { Point } from '../../engine/core/point';
import { CELL } from '../grid/units';

/** The bar lies over the feet, within its own cell: map pixels below the middle of the cell to its upper edge, and its size with the rim. */
export const BAR = { drop: CELL / 2 - 4, width: 14, height: 4 } as const;

/** The side of an icon in pixels of the art, its outline left out. */
export const SIDE = 16;
const GAP = 1;
/** The share of a cell's width that icons within it may take, so that a face is still seen. */
const CORNERS = 0.7;

/** A small square: its middle, in map pixels from the middle of its owner's cell, and its side. */
export interface SignBox extends Point {
  readonly side: number;
}

/** Where icons stand: over the head, or smaller and fewer in the upper corners of their own cell where neighbours would be covered. */
export function signBoxes({ count, zoom, isCrowded }: { readonly count: number; readonly zoom: number; readonly isCrowded: boolean }): SignBox[] {
  return isCrowded ? inCorners(count, (SIDE * Math.max(1, Math.floor(zoom / 2))) / zoom) : overHead(count, (SIDE * Math.max(1, Math.round(zoom * 0.6))) / zoom);
}

/** Whether somebody stands beside a cell or in the row above, where its icons would be. */
export function isCrowded({ x, y }: Point, others: readonly Point[]): boolean {
  return others.some((other) => Math.abs(other.x - x) <= 1 && (other.y === y || other.y === y - 1) && !(other.x === x && other.y === y));
}

function overHead(count: number, side: number): SignBox[] {
  const left = -((count - 1) * (side + GAP)) / 2;
  return Array.from({ length: count }, (_, place) => ({ x: left + place * (side + GAP), y: -(CELL + side) / 2, side }));
}

/** The first on the right, where a second one fits on the left. */
function inCorners(count: number, side: number): SignBox[] {
  const most = 2 * side <= CELL * CORNERS ? 2 : 1;
  const [x, y] = [(CELL - side) / 2, -(CELL - side) / 2];
  return [{ x, y, side }, { x: -x, y, side }].slice(0, Math.min(count, most));
}
