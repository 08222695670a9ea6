import type { Point } from '../../engine/core/point';

/** A rectangle on the page, in CSS pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between a box and what it tells of, and between it and the window's edge. */
const GAP = 8;

/** Where a box goes if it can: above what it tells of, where no finger lies, or towards the middle of the window, off its neighbours. */
export type Preferred = 'above' | 'inward';

/** The window, where a box goes in it if it can, and what it should leave in sight: the first before all. */
interface Surroundings extends Size {
  readonly prefer?: Preferred;
  readonly spare?: readonly Box[];
}

/**
 * The top left corner for a box that tells of something: above it or below, else on the side with more room; of these where it hides
 * least of what is to be spared. It never covers what it tells of unless the window is too small, and never leaves the window.
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
  const fitting = [...upright, ...sideways].filter(({ x, y }) => x >= GAP && y >= GAP && x + box.width <= window.width - GAP && y + box.height <= window.height - GAP);
  const [best] = fitting.map((at) => ({ at, cost: cost({ ...at, ...box }, spare) })).sort((a, b) => a.cost - b.cost);
  if (best) return best.at;
  const [beside = right] = sideways;
  return { x: within(beside.x, window.width - box.width), y: down };
}

/** How much of what is to be spared a box would hide: the first weighs more than all others. */
function cost(box: Box, spare: readonly Box[]): number {
  return spare.reduce((sum, other, place) => sum + (isOver(box, other) ? (place === 0 ? spare.length : 1) : 0), 0);
}

function isOver(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;
}

/** A place from the gap to the same distance from the far end; the gap where there is no room. */
function within(at: number, most: number): number {
  return Math.round(Math.max(GAP, Math.min(at, most - GAP)));
}
