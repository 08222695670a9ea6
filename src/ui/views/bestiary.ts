import type { Content, ItemKind } from '../../engine/content';
import { metOf, type Met, type PackLore, type Table } from '../../keep/lore';
import { contentOf } from '../../keep/packRegistry';
import { bandOf } from './packKinds';

/** One kind in the bestiary; `met` is null if it has not been met. */
export interface Entry {
  readonly table: Table;
  readonly id: string;
  readonly met: Met | null;
}

/** The tables in the bestiary's order. Those in `HINTED` list unknown kinds too; the others only count them. */
const ORDER: readonly Table[] = ['breeds', 'elites', 'traps', 'statuses', 'items'];
const HINTED: readonly Table[] = ['breeds'];

/** The entries of a pack's bestiary, shallowest monsters first. */
export function bestiary(pack: string, lore: PackLore): Entry[] {
  const content = contentOf(pack);
  if (!content) return [];
  return ORDER.flatMap((table) => {
    const entries = idsOf(content, table).map((id) => ({ table, id, met: metOf(lore, table, id) }));
    return HINTED.includes(table) ? byDepth(content, entries) : entries.filter(({ met }) => met !== null);
  });
}

/** The ids of a table's kinds. */
export function idsOf(content: Content, table: Table): string[] {
  const { breeds, elites, traps, statuses, itemKinds } = content;
  const ids = { breeds: breeds.keys(), elites: elites.kinds.keys(), traps: traps.kinds.keys(), statuses: statuses.keys(), items: itemKinds.keys() } as const;
  return [...ids[table]].filter((id) => id !== 'player');
}

function byDepth(content: Content, entries: readonly Entry[]): Entry[] {
  const depth = ({ id }: Entry): number => bandOf(content, id)?.first ?? Infinity;
  return entries.map((entry) => ({ entry, depth: depth(entry) })).sort((a, b) => (a.depth === b.depth ? 0 : a.depth - b.depth)).map(({ entry }) => entry);
}

/** The frame of an item: goal items are animated, so their first. */
export function frameOf(item: ItemKind | undefined, sprite: string): string {
  return item && 'wins' in item ? `${sprite}.0` : sprite;
}
