import type { Content } from '../engine/content';

/**
 * For each id of a table that can be drawn, its percentage of the draws by floor, not rounded, so that they can be summed; shallow
 * ids first.
 */
export interface Chances {
  readonly of: 'monsters' | 'items' | 'elites' | 'traps' | 'layouts' | 'vaults' | 'affixes';
  readonly rows: readonly { readonly id: string; readonly percent: readonly number[] }[];
}

/** The chances of every table that draws anything on these floors. */
export function chancesOf(content: Content, floors: readonly number[]): Chances[] {
  const { monsters, items, elites, traps, layoutWeights: layouts, vaults, affixWeights: affixes } = content;
  const tables = { monsters, items, elites: elites.weights, traps: traps.weights, layouts, vaults: vaults.weights, affixes };
  const all = Object.entries(tables).map(([of, weights]): Chances => ({ of: of as Chances['of'], rows: rowsOf(weights, floors) }));
  return all.filter(({ rows }) => rows.length > 0);
}

function rowsOf(table: Content['monsters'], floors: readonly number[]): Chances['rows'] {
  const shares = floors.map((floor) => {
    const weights = table.weights(floor);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    return new Map(weights.map(([id, weight]) => [id, (100 * weight) / total]));
  });
  const ids = new Set(shares.flatMap((share) => [...share.keys()]));
  return [...ids].map((id) => ({ id, percent: shares.map((share) => share.get(id) ?? 0) }));
}
