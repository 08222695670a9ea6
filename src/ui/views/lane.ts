/** A rectangle on the page, in CSS pixels. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels between what stands in a lane and what stands above it. */
export const GAP = 8;

/** How far down something must begin so that it stands below all the others that are in its way; its own top where none is. */
export function laneTop(own: Extent, others: readonly Extent[]): number {
  const height = own.bottom - own.top;
  const inWay = others.filter(({ left, right }) => left < own.right && right > own.left).sort((a, b) => a.top - b.top);
  return inWay.reduce((top, other) => (other.top < top + height + GAP && other.bottom + GAP > top ? other.bottom + GAP : top), own.top);
}
