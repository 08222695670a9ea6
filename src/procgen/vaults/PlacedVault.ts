import type { VaultCell } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Place } from '../../engine/state';

/** What lies or stands on a cell of a vault. */
export interface Furnishing extends Point {
  readonly cell: VaultCell;
}

/** A vault where it was laid: its corners, its way in and all that its legend puts there. */
export interface PlacedVault extends Place {
  readonly door: Point;
  readonly furnishings: readonly Furnishing[];
}
