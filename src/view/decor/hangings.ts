import { isFace, type TileSource } from '../map/autotile';
import { cellHash } from '../grid/cellHash';

/** The average number of face cells per hanging. */
const CELLS_PER_SLOT = 2.8;
/** Shorter walls are bare. */
const MIN_LENGTH = 3;

/** A place for a hanging: mirrored slots have the same rank, 0 at the ends. */
export interface Slot {
  readonly rank: number;
  /** The wall's hash: a choice made by it is the same all along the wall. */
  readonly wall: number;
}

/**
 * The slot at a face cell, or null between slots. Slots are spread evenly and symmetrically along a wall's unbroken
 * face, never on its ends.
 */
export function hangingSlot(source: TileSource, x: number, y: number): Slot | null {
  const start = reach(source, { x, y }, -1);
  const length = reach(source, { x, y }, 1) - start + 1;
  const count = length < MIN_LENGTH ? 0 : Math.round(length / CELLS_PER_SLOT);
  for (let slot = 0; slot < count; slot++) {
    if (slotCell(slot, count, length) !== x - start) continue;
    return { rank: Math.min(slot, count - 1 - slot), wall: cellHash(start, y, source.salt + 5) };
  }
  return null;
}

/** The last column of the unbroken face that runs from a cell in one direction. */
function reach(source: TileSource, { x, y }: { x: number; y: number }, step: -1 | 1): number {
  let at = x;
  while (isFace(source, at + step, y)) at += step;
  return at;
}

function slotCell(slot: number, count: number, length: number): number {
  const mirrored = count - 1 - slot;
  if (mirrored < slot) return length - 1 - slotCell(mirrored, count, length);
  return Math.floor(((2 * slot + 1) * length) / (2 * count));
}
