import * as v from 'valibot';
import { validEntries } from './sanitize';

/** What is known of one kind, counted over all runs. */
export interface Met {
  /** How many have been seen. */
  readonly seen: number;
  /** How many of them have been seen to die. */
  readonly slain: number;
  /** How many runs it has ended. */
  readonly killed: number;
  /** The shallowest floor on which one was seen; 0 where that is not known. */
  readonly floor: number;
}

/** What can be met, by kind. */
export type Table = 'breeds' | 'elites' | 'traps' | 'statuses' | 'items';

/** What has been met in one pack, by ids of its rows. */
export type PackLore = Readonly<Record<Table, Readonly<Partial<Record<string, Met>>>>>;

/** The same for every pack, by its id. */
export type Lore = Readonly<Partial<Record<string, PackLore>>>;

/** Where lore is kept. */
export interface LoreStore {
  load(): Lore;
  save(lore: Lore): void;
}

export const NO_LORE: PackLore = { breeds: {}, elites: {}, traps: {}, statuses: {}, items: {} };
const TABLES: readonly Table[] = ['breeds', 'elites', 'traps', 'statuses', 'items'];
const UNMET: Met = { seen: 0, slain: 0, killed: 0, floor: 0 };

const KEY = 'lanternfall.lore';
/** Raised by whoever changes the shape. */
const FORMAT = 1;

/** More than any pack has kinds, and more packs than anybody adds. */
const MOST_KINDS = 500;
const MOST_PACKS = 200;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const table = v.optional(validEntries(v.object({ seen: count, slain: count, killed: count, floor: count }), MOST_KINDS), {});
const pack = v.object({ breeds: table, elites: table, traps: table, statuses: table, items: table });
const lorePacks = validEntries(pack, MOST_PACKS);
const schema = v.object({ format: v.literal(FORMAT), packs: lorePacks });

/** One kind as far as it is known; nothing where it has not been met. */
export function metOf(lore: PackLore, kinds: Table, id: string): Met | null {
  return (Object.hasOwn(lore[kinds], id) ? lore[kinds][id] : undefined) ?? null;
}

/** The lore with one kind changed. */
export function withMet(lore: PackLore, where: { readonly table: Table; readonly id: string }, change: (met: Met) => Met): PackLore {
  return { ...lore, [where.table]: { ...lore[where.table], [where.id]: change(metOf(lore, where.table, where.id) ?? UNMET) } };
}

/** Lore that lasts as long as the page. */
export function memoryLore(): LoreStore {
  let kept: Lore = {};
  return {
    load: () => kept,
    save: (lore) => {
      kept = lore;
    },
  };
}

/** Lore in the browser's local storage; `open` may throw where the browser blocks it, and then it does not last. */
export function browserLore(open: () => Storage): LoreStore {
  return {
    load: () => attempt(() => read(open().getItem(KEY)), {}),
    save: (lore) => {
      attempt(() => {
        const place = open();
        if (!isNewer(place.getItem(KEY))) place.setItem(KEY, JSON.stringify({ format: FORMAT, packs: lore }));
      }, undefined);
    },
  };
}

/** The lore in a value from outside; null where it is none. */
export function loreIn(value: unknown): Lore | null {
  const parsed = typeof value === 'object' && value !== null && !Array.isArray(value) ? v.safeParse(lorePacks, value) : { success: false as const, output: null };
  return parsed.success ? parsed.output : null;
}

/** What is known by either: importing the same lore twice adds nothing. */
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
    for (const [id, met] of Object.entries(other[kinds])) if (met) merged = withMet(merged, { table: kinds, id }, (known) => mostOf(known, met));
  }
  return merged;
}

function mostOf(a: Met, b: Met): Met {
  const floors = [a.floor, b.floor].filter((floor) => floor > 0);
  return {
    seen: Math.max(a.seen, b.seen),
    slain: Math.max(a.slain, b.slain),
    killed: Math.max(a.killed, b.killed),
    floor: floors.length === 0 ? 0 : Math.min(...floors),
  };
}

/** Whether a later version of the game has written it: that is never written over. */
function isNewer(stored: string | null): boolean {
  const value: unknown = stored === null ? null : attempt(() => JSON.parse(stored) as unknown, null);
  return typeof value === 'object' && value !== null && 'format' in value && typeof value.format === 'number' && value.format > FORMAT;
}

/** What is damaged, or of a newer format, is as good as none. */
function read(stored: string | null): Lore {
  const parsed = stored === null ? null : v.safeParse(schema, JSON.parse(stored));
  return parsed?.success === true ? parsed.output.packs : {};
}

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}
