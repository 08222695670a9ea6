import type { TileKind } from '../content';

/** Rock and bare ground, which have the pictures of the theme. */
const PLAIN: readonly string[] = ['wall', 'ground'];

/** Whether a tile has a picture, by its row or by what it does; any other is drawn as its glyph on ground or wall. */
export function isPictured({ id, sprite, stairs, key, opens, shuts, wet }: TileKind): boolean {
  return PLAIN.includes(id) || wet === true || [sprite, stairs, key, opens, shuts].some((field) => field !== undefined);
}
