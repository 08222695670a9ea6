import type { Content, Vault, VaultCell } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Place } from '../../engine/state';
import type { Palette } from '../dig/Layout';

/** What lies or stands on a cell of a vault. */
export interface Furnishing extends Point {
  readonly cell: VaultCell;
}

/** A vault where it was laid: its corners, its way in and all that its legend puts there. */
export interface PlacedVault extends Place {
  readonly door: Point;
  readonly furnishings: readonly Furnishing[];
}

/** What vaults are laid with. */
export interface Masonry {
  readonly content: Content;
  readonly palette: Palette;
  /** The place of a tile in the pack's table. */
  readonly tileOf: (id: string) => number;
}

/** The row of a vault. */
export function vaultOf({ vaults }: Content, id: string): Vault {
  const vault = vaults.kinds.get(id);
  if (!vault) throw new Error(`a floor with the unknown vault ${id}`);
  return vault;
}

/** Whether only a key opens a vault. */
export function isLocked(content: Content, { door }: Vault): boolean {
  return content.tiles.some((tile) => tile.id === door && tile.key !== undefined);
}
