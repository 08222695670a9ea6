import * as v from 'valibot';
import { GAME } from '../naming';
import { attempt } from './browser/LocalStorage';
import { validEntries } from './sanitize';
import { jsonOf } from './saves/meta';

/** What is known about one kind, counted over all runs. */
export interface Met {
  /** How many were seen. */
  readonly seen: number;
  /** How many of them were seen to die. */
  readonly slain: number;
  /** How many runs it has ended. */
  readonly killed: number;
  /** The shallowest floor on which one was seen; 0 if unknown. */
  readonly floor: number;
  /** When one was first seen, in milliseconds since 1970; missing if unknown. */
  readonly first?: number;
}

/** The tables whose rows lore counts. */
export type Table = 'breeds' | 'elites' | 'traps' | 'statuses' | 'items';

/** What has been met in one pack, by row id. */
export type PackLore = Readonly<Record<Table, Readonly<Partial<Record<string, Met>>>>>;

/** The lore of every pack, by pack id. */
export type Lore = Readonly<Partial<Record<string, PackLore>>>;

/** Storage for lore. */
export interface LoreStore {
  load(): Lore;
  save(lore: Lore): void;
}

export const NO_LORE: PackLore = { breeds: {}, elites: {}, traps: {}, statuses: {}, items: {} };
const TABLES: readonly Table[] = ['breeds', 'elites', 'traps', 'statuses', 'items'];
const UNMET: Met = { seen: 0, slain: 0, killed: 0, floor: 0 };

const KEY = `${GAME.id}.lore`;
/** Raise it when the shape changes. */
const FORMAT = 1;

/** More kinds than any pack has, and more packs than anyone installs. */
const MOST_KINDS = 500;
const MOST_PACKS = 200;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const met = v.object({ seen: count, slain: count, killed: count, floor: count, first: v.exactOptional(count) });
const table = v.optional(validEntries(met, MOST_KINDS), {});
const pack = v.object({ breeds: table, elites: table, traps: table, statuses: table, items: table });
const lorePacks = validEntries(pack, MOST_PACKS);
const schema = v.object({ format: v.literal(FORMAT), packs: lorePacks });

/** What is known about one kind; null if it has not been met. */
export function metOf(lore: PackLore, kinds: Table, id: string): Met | null {
  return (Object.hasOwn(lore[kinds], id) ? lore[kinds][id] : undefined) ?? null;
}

/** The lore with one kind changed. */
export function withMet(lore: PackLore, where: { readonly table: Table; readonly id: string }, change: (met: Met) => Met): PackLore {
  return { ...lore, [where.table]: { ...lore[where.table], [where.id]: change(metOf(lore, where.table, where.id) ?? UNMET) } };
}

/** Lore in memory, lost with the page. */
export function memoryLore(): LoreStore {
  let kept: Lore = {};
  return {
    load: () => kept,
    save: (lore) => {
      kept = lore;
    },
  };
}

/** Lore in the browser's local storage; `open` may throw where the browser blocks it: then nothing is stored. */
export function browserLore(open: () => Storage): LoreStore {
  return {
    load: () => attempt(() => read(open().getItem(KEY))) ?? {},
    save: (lore) => {
      attempt(() => {
        const place = open();
        if (!isNewer(place.getItem(KEY))) place.setItem(KEY, JSON.stringify({ format: FORMAT, packs: lore }));
      });
    },
  };
}

/** The lore in a value from outside; null if it is none. */
export function loreIn(value: unknown): Lore | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return v.parse(lorePacks, value);
}

/** The maximum of both: importing the same lore twice adds nothing. */
export function mergedLore(one: Lore, other: Lore): Lore {
  const packs = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(Array.from(packs, (id) => [id, mergedPack(loreOf(one, id), loreOf(other, id))]));
}

/** What has been met in one pack. */
export function loreOf(lore: Lore, pack: string): PackLore {
  return (Object.hasOwn(lore, pack) ? lore[pack] : undefined) ?? NO_LORE;
}

function mergedPack(one: PackLore, other: PackLore): PackLore {
  let merged = one;
  for (const kinds of TABLES) {
    for (const [id, met] of Object.entries(other[kinds])) {
      if (met) merged = withMet(merged, { table: kinds, id }, (known) => mostOf(known, met));
    }
  }
  return merged;
}

function mostOf(a: Met, b: Met): Met {
  const floors = [a.floor, b.floor].filter((floor) => floor > 0);
  const firsts = [a, b].flatMap(({ first }) => first ?? []);
  return {
    seen: Math.max(a.seen, b.seen),
    slain: Math.max(a.slain, b.slain),
    killed: Math.max(a.killed, b.killed),
    floor: floors.length === 0 ? 0 : Math.min(...floors),
    ...(firsts.length === 0 ? {} : { first: Math.min(...firsts) }),
  };
}

/** Whether a newer version of the game wrote it: that is never overwritten. */
function isNewer(stored: string | null): boolean {
  const value = jsonOf(stored);
  return typeof value === 'object' && value !== null && 'format' in value && typeof value.format === 'number' && value.format > FORMAT;
}

/** Damaged lore, or lore of a newer format, counts as none. */
function read(stored: string | null): Lore {
  const parsed = stored === null ? null : v.safeParse(schema, JSON.parse(stored));
  return parsed?.success === true ? parsed.output.packs : {};
}

/** Everything met in all runs, as it is stored. */
export class LoreBook {
  private lore: Lore;

  constructor(private readonly store: LoreStore) {
    this.lore = store.load();
  }

  /** The lore of all packs. */
  get all(): Lore {
    return this.lore;
  }

  /** Merges imported lore. */
  learnFrom(other: Lore): void {
    this.write(mergedLore(this.lore, other));
  }

  /** The lore of one pack. */
  of(pack: string): PackLore {
    return loreOf(this.lore, pack);
  }

  /** Replaces the lore of one pack. */
  put(pack: string, lore: PackLore): void {
    this.write({ ...this.lore, [pack]: lore });
  }

  private write(lore: Lore): void {
    this.lore = lore;
    this.store.save(lore);
  }
}
