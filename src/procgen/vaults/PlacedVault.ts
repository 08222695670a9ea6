import type { VaultCell } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Place } from '../../engine/state';

/** A legend's entry for one cell of a placed vault. */
export interface Furnishing extends Point {
  readonly cell: VaultCell;
}

/** A placed vault: its corners, entrance and contents. */
export interface PlacedVault extends Place {
  readonly door: Point;
  readonly furnishings: readonly Furnishing[];
}
