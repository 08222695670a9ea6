import type { Vault, VaultCell } from '../content';
import type { FieldError } from './layoutErrors';
import { MOST } from './ranges';

/** Characters with a fixed meaning on every vault's map. */
const PLAIN = [' ', '#', '.', '+'];

/** A vault's errors; none if it can be used. */
export function vaultErrors({ map, legend }: Vault): FieldError[] {
  const errors: string[] = [];
  const width = map[0]?.length ?? 0;
  const ragged = map.findIndex((row) => row.length !== width);
  if (ragged >= 0) errors.push(`row ${ragged} has ${map[ragged]?.length ?? 0} cells, not ${width}`);
  const entrances = map.flatMap((row, y) => Array.from(row, (char, x) => ({ char, x, y })).filter(({ char }) => char === '+'));
  if (entrances.length !== 1) errors.push(`it has ${entrances.length} entrances (+), not 1`);
  for (const { x, y } of entrances) if (sides(map, x, y) !== 1) errors.push('its entrance (+) is not on an edge between two corners');
  const used = new Set(map.flatMap((row) => Array.from(row)));
  const unknown = [...used].filter((char) => !PLAIN.includes(char) && !Object.hasOwn(legend, char));
  const idle = Object.keys(legend).filter((char) => !used.has(char) || PLAIN.includes(char));
  return [
    ...errors.map((error) => ({ field: 'map', error })),
    ...unknown.map((char) => ({ field: 'map', error: `"${char}" is not in the legend` })),
    ...Object.entries(legend).flatMap(([char, cell]) => cellErrors(cell).map((error) => ({ field: 'legend', error: `"${char}" ${error}` }))),
    ...idle.map((char) => ({ field: 'legend', error: `"${char}" ${PLAIN.includes(char) ? 'means the same in every vault' : 'is not on the map'}` })),
  ];
}

/** The error of vaults whose maps are too large together: each is turned every way to see where it fits. */
export function vastVaults(vaults: readonly Vault[]): string[] {
  const cells = vaults.reduce((sum, { map }) => sum + map.length * (map[0]?.length ?? 0), 0);
  return cells > MOST.vaultCells ? [`their maps have ${cells} cells together, more than ${MOST.vaultCells}`] : [];
}

/** A cell has room for one item or trap, and modifiers need what they modify. */
function cellErrors({ item, prize, trap, monster, captive, elite, asleep, hidden }: VaultCell): string[] {
  return [
    ...(item !== undefined && trap !== undefined ? ['holds an item and a trap; a cell has room for one of them'] : []),
    ...(item === undefined && prize !== undefined ? ['is a prize without an item'] : []),
    ...(monster === undefined && elite !== undefined ? ['is elite without a monster'] : []),
    ...(monster === undefined && asleep !== undefined ? ['sleeps without a monster'] : []),
    ...(monster !== undefined && captive !== undefined ? ['holds a monster and a captive; a cell has room for one of them'] : []),
    ...(captive !== undefined && trap !== undefined ? ['holds a captive and a trap; a cell has room for one of them'] : []),
    ...(trap === undefined && hidden !== undefined ? ['is hidden without a trap'] : []),
  ];
}

/** The number of map edges a cell lies on: 2 in a corner. */
function sides(map: readonly string[], x: number, y: number): number {
  const width = map[y]?.length ?? 0;
  return [x === 0, y === 0, x === width - 1, y === map.length - 1].filter((isEdge) => isEdge).length;
}
