import type { PackRows, Vault } from '../content';
import { where } from './packPlaces';

/** Stairs that a floor would get besides its own: in patches, vault entrances and legends. An arena's single staircase replaces the floor's. */
export function stairsErrors({ id: pack, tiles, layouts, vaults }: PackRows): string[] {
  const stairs = new Set(tiles.flatMap((tile) => (tile.stairs === undefined ? [] : [tile.id])));
  const { weights = {}, kinds = {} } = vaults ?? {};
  return [
    ...Object.entries(layouts).flatMap(([id, { patches = {} }]) => {
      const found = Object.keys(patches).filter((tile) => stairs.has(tile));
      return found.map((tile) => `${where(pack, 'layouts', id)}, patches: "${tile}" is stairs, which patches must not contain.`);
    }),
    ...Object.entries(kinds).flatMap(([id, vault]) => {
      const place = where(pack, 'vaults.kinds', id);
      const stray = strayStairs(vault, stairs, Object.hasOwn(weights, id));
      return [
        ...(stairs.has(vault.door) ? [`${place}, door: "${vault.door}" is stairs, not an entrance.`] : []),
        ...stray.map((char) => `${place}, legend: "${char}" is stairs; only an arena may have them, and only one cell of "stairsDown".`),
      ];
    }),
  ];
}

/** The characters of a legend that stand for forbidden stairs. */
function strayStairs({ map, legend }: Vault, stairs: ReadonlySet<string>, isDrawn: boolean): string[] {
  const chars = Object.keys(legend).filter((char) => stairs.has(legend[char]?.tile ?? ''));
  const flights = map.flatMap((row) => Array.from(row)).filter((char) => chars.includes(char)).length;
  return chars.filter((char) => isDrawn || flights > 1 || legend[char]?.tile !== 'stairsDown');
}
