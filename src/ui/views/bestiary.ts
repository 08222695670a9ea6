import { type Content, type Effect, effectsOfTraits } from '../../engine/content';
import { deepestFloor } from '../../engine/facts/uses';
import type { VaultCell } from '../../engine/mapKinds';
import { type Met, metOf, type PackLore, type Table } from '../../keep/lore';
import { contentOf } from '../../keep/packRegistry';

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
const SUMMONED = -1;

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
  const ids = {
    breeds: breeds.keys(), elites: elites.kinds.keys(), traps: traps.kinds.keys(), statuses: statuses.keys(), items: itemKinds.keys(),
  } as const;
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
    const met = all.filter((entry) => entry.met !== null);
    return id === undefined ? met : [...met, { table: 'breeds', id, met: null, unmet, group } as const];
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

/** The deepest floor examined: in an endless dungeon, kinds still found there count as endless. */
const DEEPEST = 20;

/** A range of floors. */
export interface Band {
  readonly first: number;
  /** Null if endless. */
  readonly last: number | null;
  /** It only comes up from deeper floors, which the dungeon does not have. */
  readonly isRare?: boolean;
}

/** Where a breed comes from: floors, or only by being freed or summoned, by a breed if it is one that does. */
type Origin =
  | { readonly from: 'floors'; readonly band: Band }
  | { readonly from: 'captives'; readonly band: Band | null }
  | { readonly from: 'summons'; readonly by: string | null };

/** Where a breed is drawn or comes with a group; else its arenas, other vaults or floors out of depth; else captives, else its summoner. */
export function originOf(content: Content, breed: string): Origin {
  const { monsters, vaults, outOfDepth, captives } = content;
  const draws = (floor: number): boolean => monsters.weights(floor).some(([id]) => id === breed || comesWith(content, id, breed));
  const isIn = (vault: string): boolean => cellsOf(vaults, vault).some(({ monster }) => monster === breed);
  const drawn = (table: Content['monsters']) => (floor: number): boolean => table.weights(floor).some(([id]) => isIn(id));
  const band = floorsWith(content, draws)
    ?? floorsWith(content, drawn(vaults.arenas))
    ?? floorsWith(content, drawn(vaults.weights))
    ?? floorsWith(content, (floor) => outOfDepth.share.at(floor) > 0 && draws(floor + outOfDepth.deeper), true);
  if (band) return { from: 'floors', band };
  const freed = captives && bandIn(content, captives.weights, breed);
  const isKept = [...vaults.kinds.values()].some(({ legend }) => Object.values(legend).some(({ captive }) => captive === breed));
  if (freed || isKept) return { from: 'captives', band: freed };
  return { from: 'summons', by: summonerOf(content, breed) };
}

/** The floors on which a table draws an id; null if none. */
export function bandIn(content: Content, table: Content['monsters'], id: string): Band | null {
  return floorsWith(content, (floor) => table.weights(floor).some(([other]) => other === id));
}

function floorsWith(content: Content, isOn: (floor: number) => boolean, isRare = false): Band | null {
  const end = deepestFloor(content);
  const floors = upTo(end ?? DEEPEST).filter(isOn);
  const [first] = floors;
  const last = floors.at(-1);
  if (first === undefined || last === undefined) return null;
  return { first, last: end === null && last === DEEPEST ? null : last, ...(isRare ? { isRare } : {}) };
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function comesWith({ breeds }: Content, id: string, breed: string): boolean {
  return breeds.get(id)?.company?.some((other) => other.breed === breed) ?? false;
}

function cellsOf({ kinds }: Content['vaults'], vault: string): readonly VaultCell[] {
  return Object.values(kinds.get(vault)?.legend ?? {});
}

/** The first breed that summons another. */
function summonerOf({ breeds }: Content, breed: string): string | null {
  const summons = (effects: readonly Effect[]): boolean => effects.some((effect) => effect.do === 'summon' && effect.breed === breed);
  return [...breeds].find(([, row]) => summons(effectsOfTraits(row)))?.[0] ?? null;
}
