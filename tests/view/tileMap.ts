import { Decoration } from '../../src/view/decor/Decoration';
import type { FurnishedPlace } from '../../src/view/decor/Furniture';
import type { TileSource } from '../../src/view/map/autotile';
import { themeOf } from '../../src/view/themes/themes';

/** A map as a picture: `#` wall, `+` door, all else open. */
export function tileMap(picture: readonly string[], theme = 'cellars', salt = 0): TileSource {
  const at = (x: number, y: number): string | undefined => picture[y]?.[x];
  return {
    width: picture[0]?.length ?? 0,
    height: picture.length,
    theme: themeOf({ themes: new Map() }, theme),
    salt,
    isWall: (x, y) => at(x, y) === '#',
    isDoor: (x, y) => at(x, y) === '+',
  };
}

/** A map with its furniture; nothing but what is drawn stands on it. */
export function furnished(source: TileSource, places: readonly FurnishedPlace[] = [], isTaken = (_x: number, _y: number): boolean => false): Decoration {
  return new Decoration({ source, places, isTaken }, true);
}
