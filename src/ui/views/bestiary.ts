import type { Content } from '../../engine/content';
import { metOf, type Met, type PackLore, type Table } from '../../keep/lore';
import { contentOf } from '../../keep/packRegistry';
import { originOf } from './packKinds';

/** One kind in the bestiary that has been met, or all kinds of a group that have not: then `met` is null. */
export interface Entry {
  readonly table: Table;
  /** The kind, the first of those not met. */
  readonly id: string;
  readonly met: Met | null;
  /** The kinds of the group that have not been met; empty for one that has been. */
  readonly unmet: readonly string[];
  /** The group of a monster: the floor from which it is found, 0 for captives and -1 for what is only summoned. */
  readonly group?: number;
}

/** Groups after all floors. */
export const CAPTIVES = 0;
export const SUMMONED = -1;

/** The tables in the bestiary's order. Those in `HINTED` have a line for unknown kinds too; the others only count them. */
const ORDER: readonly Table[] = ['breeds', 'elites', 'traps', 'statuses', 'items'];
const HINTED: readonly Table[] = ['breeds'];

/** The entries of a pack's bestiary, shallowest monsters first; on each floor those met, then the others in one line. */
export function bestiary(pack: string, lore: PackLore): Entry[] {
  const content = contentOf(pack);
  if (!content) return [];
  return ORDER.flatMap((table) => {
    const kinds = idsOf(content, table).map((id) => ({ table, id, met: metOf(lore, table, id), unmet: [] }));
    return HINTED.includes(table) ? grouped(content, kinds) : kinds.filter(({ met }) => met !== null);
  });
}

/** The ids of a table's kinds. */
export function idsOf(content: Content, table: Table): string[] {
  const { breeds, elites, traps, statuses, itemKinds } = content;
  const ids = { breeds: breeds.keys(), elites: elites.kinds.keys(), traps: traps.kinds.keys(), statuses: statuses.keys(), items: itemKinds.keys() } as const;
  return [...ids[table]].filter((id) => id !== 'player');
}

function grouped(content: Content, entries: readonly Entry[]): Entry[] {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const group = groupOf(content, entry.id);
    groups.set(group, [...(groups.get(group) ?? []), { ...entry, group }]);
  }
  const order = [...groups].sort(([a], [b]) => placeOf(a) - placeOf(b));
  return order.flatMap(([group, all]) => {
    const unmet = all.filter(({ met }) => met === null).map(({ id }) => id);
    const [id] = unmet;
    return [...all.filter(({ met }) => met !== null), ...(id === undefined ? [] : [{ table: 'breeds', id, met: null, unmet, group } as const])];
  });
}

function groupOf(content: Content, breed: string): number {
  const origin = originOf(content, breed);
  if (origin.from === 'floors') return origin.band.first;
  return origin.from === 'captives' ? CAPTIVES : SUMMONED;
}

function placeOf(group: number): number {
  return group > 0 ? group : Number.MAX_SAFE_INTEGER + group;
}
