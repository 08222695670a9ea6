import type { Content, Vault } from '../../engine/content';
import type { Palette } from '../dig/Layout';

/** What placing vaults needs. */
export interface Masonry {
  readonly content: Content;
  readonly palette: Palette;
  /** A tile's index in the pack's table. */
  readonly tileOf: (id: string) => number;
}

export function vaultOf({ vaults }: Content, id: string): Vault {
  const vault = vaults.kinds.get(id);
  if (!vault) throw new Error(`Unknown vault ${id}.`);
  return vault;
}

/** Whether a vault needs a key. */
export function isLocked(content: Content, { door }: Vault): boolean {
  return content.tiles.some((tile) => tile.id === door && tile.key !== undefined);
}
