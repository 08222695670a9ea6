import { Decoration } from '../../src/view/decor/Decoration';
import type { FurnishedPlace } from '../../src/view/decor/Furniture';
import type { TileSource } from '../../src/view/map/autotile';
import type { Theme } from '../../src/view/themes/Theme';
import { themeOf } from '../../src/view/themes/themes';
import { addAllThemes } from '../support/allThemes';

addAllThemes();

/** A map with all of its theme. */
export type ThemedMap = TileSource & { readonly theme: Theme };

const themeNamed = (name: string): Theme => themeOf({ themes: new Map() }, name);

/** A map as a picture: `#` wall, `+` door, all else open. */
export function tileMap(picture: readonly string[], theme = 'cellars', salt = 0): ThemedMap {
  const at = (x: number, y: number): string | undefined => picture[y]?.[x];
  return {
    width: picture[0]?.length ?? 0,
    height: picture.length,
    theme: themeNamed(theme),
    salt,
    isWall: (x, y) => at(x, y) === '#',
    isDoor: (x, y) => at(x, y) === '+',
  };
}

/** A map with its furniture; nothing but what is drawn stands on it. */
export function furnished(source: ThemedMap, places: readonly FurnishedPlace[] = [], isTaken = (_x: number, _y: number): boolean => false): Decoration {
  return new Decoration(source.theme, { source, places, isTaken }, true);
}
