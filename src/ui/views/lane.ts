/** A rectangle on the page, in CSS pixels. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels between boxes in a lane. */
export const GAP = 8;

/** The top at which a box clears all others in its columns; its own top if none is in the way. */
export function laneTop(own: Extent, others: readonly Extent[]): number {
  const height = own.bottom - own.top;
  const inWay = others.filter(({ left, right }) => left < own.right && right > own.left).sort((a, b) => a.top - b.top);
  return inWay.reduce((top, other) => (other.top < top + height + GAP && other.bottom + GAP > top ? other.bottom + GAP : top), own.top);
}
