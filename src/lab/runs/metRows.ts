import type { Content } from '../../engine/content';

/** The tables with rows that a player can meet, use, learn or be. */
export const MET = ['breeds', 'elites', 'abilities', 'items', 'affixes', 'statuses', 'traps', 'hazards', 'vaults', 'features', 'heroes', 'talents'] as const;
export type MetTable = (typeof MET)[number];

/** Ids by table. */
export type IdsByTable = Readonly<Record<MetTable, readonly string[]>>;

/** The ids of those rows of a pack. */
export function metRows({ breeds, elites, itemKinds, affixes, statuses, traps, hazards, vaults, features, heroes, talents, start }: Content): IdsByTable {
  const able = [...breeds.values(), ...elites.kinds.values()].flatMap(({ abilities = [] }) => abilities.map(({ id }) => id));
  return {
    breeds: [...breeds.keys()].filter((id) => id !== 'player'),
    elites: [...elites.kinds.keys()],
    abilities: [...new Set(able)],
    items: [...itemKinds.keys()].filter((id) => !start.includes(id)),
    affixes: [...affixes.keys()],
    statuses: [...statuses.keys()],
    traps: [...traps.kinds.keys()],
    hazards: [...hazards.keys()],
    vaults: [...vaults.kinds.keys()],
    features: [...features.keys()],
    heroes: [...heroes.keys()],
    talents: [...talents.keys()],
  };
}

/** Which of the rows were met, as hexadecimal digits: four rows each in the order of the tables, the first row the lowest bit. */
export function metDigits(rows: IdsByTable, met: Readonly<Record<MetTable, ReadonlySet<string>>>): string {
  const bits = MET.flatMap((table) => rows[table].map((id) => met[table].has(id)));
  return Array.from({ length: Math.ceil(bits.length / 4) }, (_, digit) => {
    const four = bits.slice(digit * 4, digit * 4 + 4);
    return four.reduce((sum, isMet, bit) => sum + (isMet ? 1 << bit : 0), 0).toString(16);
  }).join('');
}

/** Whether the row with this place in the order of the tables was met. */
export function isMet(digits: string, place: number): boolean {
  return ((parseInt(digits.charAt(place >> 2), 16) >> (place & 3)) & 1) === 1;
}

/** The ids of the rows of all tables in the order of `met`. */
export function rowsInOrder(tables: IdsByTable): { readonly table: MetTable; readonly id: string }[] {
  return MET.flatMap((table) => tables[table].map((id) => ({ table, id })));
}
