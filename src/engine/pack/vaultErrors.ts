import type { Vault, VaultCell } from '../content';

/** What stands for itself on every vault's map. */
const PLAIN = [' ', '#', '.', '+'];

/** What is wrong with a drawn place, each as a field and the end of the sentence; nothing when it may be used. */
export function vaultErrors({ map, legend }: Vault): { readonly field: 'map' | 'legend'; readonly error: string }[] {
  const errors: string[] = [];
  const width = map[0]?.length ?? 0;
  const ragged = map.findIndex((row) => row.length !== width);
  if (ragged >= 0) errors.push(`row ${ragged} has ${map[ragged]?.length ?? 0} cells, not ${width}`);
  const ways = map.flatMap((row, y) => Array.from(row, (char, x) => ({ char, x, y })).filter(({ char }) => char === '+'));
  if (ways.length !== 1) errors.push(`it has ${ways.length} ways in (+), not 1`);
  for (const { x, y } of ways) if (sides(map, x, y) !== 1) errors.push(`its way in (+) is not on an edge between two corners`);
  const used = new Set(map.flatMap((row) => Array.from(row)));
  const strange = [...used].filter((char) => !PLAIN.includes(char) && !Object.hasOwn(legend, char));
  const idle = Object.keys(legend).filter((char) => !used.has(char) || PLAIN.includes(char));
  return [
    ...errors.map((error) => ({ field: 'map' as const, error })),
    ...strange.map((char) => ({ field: 'map' as const, error: `"${char}" is not in the legend` })),
    ...Object.entries(legend).flatMap(([char, cell]) => cellErrors(cell).map((error) => ({ field: 'legend' as const, error: `"${char}" ${error}` }))),
    ...idle.map((char) => ({ field: 'legend' as const, error: PLAIN.includes(char) ? `"${char}" means the same in every vault` : `"${char}" is nowhere on the map` })),
  ];
}

/** One thing lies in a cell, and what belongs to a guest needs the guest. */
function cellErrors({ item, trap, monster, elite, asleep, hidden }: VaultCell): string[] {
  return [
    ...(item !== undefined && trap !== undefined ? ['holds an item and a trap; a cell has room for one of them'] : []),
    ...(monster === undefined && elite !== undefined ? ['is elite without a monster'] : []),
    ...(monster === undefined && asleep !== undefined ? ['sleeps without a monster'] : []),
    ...(trap === undefined && hidden !== undefined ? ['is hidden without a trap'] : []),
  ];
}

/** On how many of the map's four edges a cell lies: 2 in a corner. */
function sides(map: readonly string[], x: number, y: number): number {
  const width = map[y]?.length ?? 0;
  return [x === 0, y === 0, x === width - 1, y === map.length - 1].filter((isEdge) => isEdge).length;
}
