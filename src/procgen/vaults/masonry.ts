import type { Content, Vault } from '../../engine/content';
import type { Palette } from '../dig/Layout';

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
