import type { PackRows, Vault } from '../content';
import { where } from './packPlaces';

/** Stairs where a floor would get more than its own: in patches, at a vault's way in, in its legend. Those of an arena, one flight, take the place of the floor's. */
export function stairsErrors({ id: pack, tiles, layouts, vaults }: PackRows): string[] {
  const stairs = new Set(tiles.flatMap((tile) => (tile.stairs === undefined ? [] : [tile.id])));
  const { weights = {}, kinds = {} } = vaults ?? {};
  return [
    ...Object.entries(layouts).flatMap(([id, { patches = {} }]) =>
      Object.keys(patches).filter((tile) => stairs.has(tile)).map((tile) => `${where(pack, 'layouts', id)}, patches: "${tile}" is stairs, and a floor has its own.`),
    ),
    ...Object.entries(kinds).flatMap(([id, vault]) => [
      ...(stairs.has(vault.door) ? [`${where(pack, 'vaults.kinds', id)}, door: "${vault.door}" is stairs and no way in.`] : []),
      ...strayStairs(vault, stairs, Object.hasOwn(weights, id)).map((char) => `${where(pack, 'vaults.kinds', id)}, legend: "${char}" is stairs; only an arena may have them, and only one cell of "stairsDown".`),
    ]),
  ];
}

/** The characters of a legend that stand for stairs which may not be there. */
function strayStairs({ map, legend }: Vault, stairs: ReadonlySet<string>, isDrawn: boolean): string[] {
  const chars = Object.keys(legend).filter((char) => stairs.has(legend[char]?.tile ?? ''));
  const flights = map.flatMap((row) => Array.from(row)).filter((char) => chars.includes(char)).length;
  return chars.filter((char) => isDrawn || flights > 1 || legend[char]?.tile !== 'stairsDown');
}
