import { isOpen, type TileSource } from '../map/autotile';
import { cellHash } from '../grid/cellHash';
import { FURNISHINGS } from './furnishings';
import { groveAt } from './groves';
import type { Site } from './decor';

/** The variants of each paving, and of each thickness of turf. */
const VARIANTS = 3;

/**
 * A cell's special ground: a room's paving, or turf in the rootways; null for the theme's default.
 * @param known the explored map, on which shadows depend
 */
export function pavingFrame({ source, chambers }: Site, known: TileSource, { x, y }: { x: number; y: number }): string | null {
  const variant = cellHash(x, y, source.salt) % VARIANTS;
  const shade = isOpen(known, x, y - 1) ? '' : '-shade';
  if (source.theme === 'rootways') {
    const { turf } = groveAt({ x, y }, source.salt);
    return turf === 0 ? null : `${source.theme}/turf${shade}.${(turf - 1) * VARIANTS + variant}`;
  }
  const chamber = source.theme === 'cellars' ? chambers.at(x, y) : null;
  const name = chamber && FURNISHINGS[chamber.purpose].paving;
  return name ? `${source.theme}/${name}${shade}.${variant}` : null;
}
