import type { Content } from '../../engine/content';
import { MET, type MetTable } from '../runs/chronicle';
import type { SeedRecord } from '../runs/playSeed';

/** A table's number of rows, the runs that met each, and the rows never met. */
export interface MetRows {
  readonly rows: number;
  readonly runs: Readonly<Record<string, number>>;
  readonly never: readonly string[];
}

/** The rows met by many runs, by table. */
export function metOf(content: Content, records: readonly SeedRecord[]): Readonly<Record<MetTable, MetRows>> {
  const rows = rowsOf(content);
  return Object.fromEntries(MET.map((table) => [table, metRows(rows[table], records.map(({ met }) => met[table]))])) as Record<MetTable, MetRows>;
}

function metRows(ids: readonly string[], runs: readonly (readonly string[])[]): MetRows {
  const counts = new Map(ids.map((id) => [id, 0]));
  for (const id of runs.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { rows: ids.length, runs: Object.fromEntries(counts), never: ids.filter((id) => counts.get(id) === 0) };
}

function rowsOf({ breeds, elites, itemKinds, affixes, statuses, traps, hazards, vaults, start }: Content): Record<MetTable, string[]> {
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
  };
}
