import type { TileSource } from '../../src/view/map/autotile';

/** A map as a picture: `#` wall, `+` door, all else open. */
export function tileMap(picture: readonly string[], theme = 'cellars', salt = 0): TileSource {
  const at = (x: number, y: number): string | undefined => picture[y]?.[x];
  return {
    width: picture[0]?.length ?? 0,
    height: picture.length,
    theme,
    salt,
    isWall: (x, y) => at(x, y) === '#',
    isDoor: (x, y) => at(x, y) === '+',
  };
}
