import type { Content } from '../engine/content';
import type { Lot, WeightedTable } from '../engine/core/floorCurve';
import type { Rng } from '../engine/core/rng';

/** The tables of a pack that its floors are drawn from; null where it lacks one. */
const TABLES = {
  layouts: ({ layoutWeights }: Content) => layoutWeights,
  near: ({ vaults }: Content) => vaults.near,
  arenas: ({ vaults }: Content) => vaults.arenas,
  vaults: ({ vaults }: Content) => vaults.weights,
  monsters: ({ monsters }: Content) => monsters,
  captives: ({ captives }: Content) => captives?.weights ?? null,
  elites: ({ elites }: Content) => elites.weights,
  items: ({ items }: Content) => items,
  affixes: ({ affixWeights }: Content) => affixWeights,
  traps: ({ traps }: Content) => traps.weights,
} as const satisfies Readonly<Record<string, (content: Content) => WeightedTable | null>>;

export type TableName = keyof typeof TABLES;

/** Where each table is in a pack's rows. */
export const TABLE_PLACES: Readonly<Record<TableName, string>> = {
  layouts: 'layoutWeights', near: 'vaults.near', arenas: 'vaults.arenas', vaults: 'vaults.weights', monsters: 'monsters',
  captives: 'captives.weights', elites: 'elites.weights', items: 'items', affixes: 'affixWeights', traps: 'traps.weights',
};

/** A table, and the floor whose weights count, which may be deeper than the one that is being filled. */
export interface TableOn {
  readonly table: TableName;
  readonly floor: number;
}

/**
 * A draw: an id by its weight in a table, out of the sum of all that could be drawn then. What is `dealt` comes from a deck in
 * which these are its share in the long run, and what is drawn `alike` is one of as many kinds as the total says.
 */
export interface Draw extends TableOn, Lot {
  readonly by: 'weight' | 'deck' | 'alike';
}

/** One of the ids of a table that fit, by weight; null, without drawing from the stream, if none of them has any. */
export function drawFrom(content: Content, { table, floor }: TableOn, rng: Rng, fits?: (id: string) => boolean): Draw | null {
  const lot = TABLES[table](content)?.drawLot(floor, rng, fits) ?? null;
  return lot && { table, floor, id: lot.id, weight: lot.weight, total: lot.total, by: 'weight' };
}

/** What a deck has dealt of a table that has these weights. */
export function dealt({ table, floor }: TableOn, weights: readonly (readonly [id: string, weight: number])[], id: string): Draw {
  const [, weight] = weights.find(([each]) => each === id) ?? [id, 0];
  return { table, floor, id, weight, total: weights.reduce((sum, [, each]) => sum + each, 0), by: 'deck' };
}
