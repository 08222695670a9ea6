import type { Point } from '../../engine/core/point';

/** A rectangle on the page, in CSS pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between a box and its anchor, and between it and the window's edge. */
const GAP = 8;

/** The preferred side: above the anchor, clear of the finger, or towards the middle of the window, clear of its neighbours. */
export type Preferred = 'above' | 'inward';

/** The window, the preferred side, and boxes to keep visible, the first above all. */
interface Surroundings extends Size {
  readonly prefer?: Preferred;
  readonly spare?: readonly Box[];
}

/**
 * The top left corner for a box about an anchor: above or below it, else on the side with more room; of these, where it hides the
 * least of `spare`. It covers the anchor only if the window is too small, and stays inside the window whenever it fits.
 */
export function placeBox(box: Size, about: Box, { prefer = 'above', spare = [], ...window }: Surroundings): Point {
  const across = within(about.x + about.width / 2 - box.width / 2, window.width - box.width);
  const down = within(about.y + about.height / 2 - box.height / 2, window.height - box.height);
  const above = { x: across, y: about.y - GAP - box.height };
  const below = { x: across, y: about.y + about.height + GAP };
  const left = { x: about.x - GAP - box.width, y: down };
  const right = { x: about.x + about.width + GAP, y: down };
  const isInUpperHalf = about.y + about.height / 2 < window.height / 2;
  const upright = prefer === 'inward' && isInUpperHalf ? [below, above] : [above, below];
  const sideways = about.x + about.width / 2 > window.width / 2 ? [left, right] : [right, left];
  const isInside = (at: number, size: number, most: number): boolean => at >= GAP && at + size <= most - GAP;
  const fitting = [...upright, ...sideways].filter(({ x, y }) => isInside(x, box.width, window.width) && isInside(y, box.height, window.height));
  const [best] = fitting.map((at) => ({ at, cost: cost({ ...at, ...box }, spare) })).sort((a, b) => a.cost - b.cost);
  if (best) return best.at;
  const [nearer = right] = sideways;
  return { x: within(nearer.x, window.width - box.width), y: down };
}

/** How many boxes of `spare` a box would hide; the first weighs as much as all of them. */
function cost(box: Box, spare: readonly Box[]): number {
  return spare.reduce((sum, other, place) => sum + (isOver(box, other) ? (place === 0 ? spare.length : 1) : 0), 0);
}

function isOver(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;
}

/** Clamps a position to GAP..`most` - GAP; GAP if there is no room. */
function within(at: number, most: number): number {
  return Math.round(Math.max(GAP, Math.min(at, most - GAP)));
}
