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

/**
 * The top left corner for a box that tells of something: above it or below, else on the side with more room. It never covers what
 * it tells of unless the window is too small, and never leaves the window.
 */
export function placeBox(box: Size, about: Box, window: Size & { readonly prefer?: Preferred }): Point {
  const across = within(about.x + about.width / 2 - box.width / 2, window.width - box.width);
  const above = about.y - GAP - box.height;
  const below = about.y + about.height + GAP;
  const hasBelow = below + box.height <= window.height - GAP;
  const isInUpperHalf = about.y + about.height / 2 < window.height / 2;
  if (window.prefer === 'inward' && isInUpperHalf && hasBelow) return { x: across, y: below };
  if (above >= GAP) return { x: across, y: above };
  if (hasBelow) return { x: across, y: below };
  const isLeft = about.x + about.width / 2 > window.width / 2;
  const beside = isLeft ? about.x - GAP - box.width : about.x + about.width + GAP;
  return { x: within(beside, window.width - box.width), y: within(about.y + about.height / 2 - box.height / 2, window.height - box.height) };
}

/** A place from the gap to the same distance from the far end; the gap where there is no room. */
function within(at: number, most: number): number {
  return Math.round(Math.max(GAP, Math.min(at, most - GAP)));
}
