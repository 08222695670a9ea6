import * as v from 'valibot';
import { ID, SEED_LENGTH } from '../engine/core/id';
import { type JsonLimits, readOutsideJson } from '../engine/core/outsideJson';
import {
  encodeEntry, FORMAT, HISTORY, type HistoryEntry, type KeptEntry, keyOfEntry, MORGUE_LENGTH, type Proof, PROOFS,
  RUN_ID,
} from './history';
import type { Changes, KeyStore } from './saves/KeyStore';
import { nextTask } from './saves/within';

/** The finished runs. */
export interface Past {
  /** Newest first. */
  readonly entries: readonly KeptEntry[];
  /** Texts of unreadable entries: they stay in the store. */
  readonly damaged: readonly string[];
}

/** How many entries are read in one go: a few milliseconds' worth. */
const ENTRIES_A_SLICE = 200;

/** The store of finished runs. */
export class HistoryBook {
  constructor(private readonly store: KeyStore) {}

  /** Reads all entries, with a pause after each slice. */
  async read(pause = nextTask): Promise<Past> {
    const entries: KeptEntry[] = [];
    const damaged: string[] = [];
    const keys = await this.store.keys(HISTORY);
    for (let at = 0; at < keys.length; at += ENTRIES_A_SLICE) {
      if (at > 0) await pause();
      for (const text of await this.store.read(keys.slice(at, at + ENTRIES_A_SLICE))) {
        const entry = text === null ? null : decodeEntry(text);
        if (entry !== null) entries.push(entry);
        else if (text !== null) damaged.push(text);
      }
    }
    return { entries: entries.sort(byTime), damaged };
  }

  /** Notes what replaying an entry has shown, where that entry is in the store. */
  async note(entry: HistoryEntry, proof: Proof): Promise<void> {
    const key = keyOfEntry(entry);
    const [text = null] = await this.store.read([key]);
    const kept = text === null ? null : decodeEntry(text);
    if (kept !== null && isSameRun(kept, entry)) await this.store.write({ [key]: encodeEntry({ ...kept, proof }) }, { [key]: text });
  }

  /** The entry of one run; null if missing or unreadable. */
  async find(id: string): Promise<KeptEntry | null> {
    const [text = null] = await this.store.read([keyOfEntry({ id })]);
    return text === null ? null : decodeEntry(text);
  }

  /** The changes that add those of the entries that are not in the store yet. */
  async additions(entries: readonly HistoryEntry[]): Promise<Changes> {
    const present = new Set(await this.store.keys(HISTORY));
    const fresh = entries.filter((entry) => !present.has(keyOfEntry(entry)));
    return Object.fromEntries(fresh.map((entry) => [keyOfEntry(entry), encodeEntry(entry)]));
  }
}

/** All finished runs, each once: also those that had to stay in another place for want of room, where that can be read. */
export async function allPast(store: KeyStore): Promise<Past> {
  const others = (store.lesser ?? []).map((each) => new HistoryBook(each).read().catch((): Past => ({ entries: [], damaged: [] })));
  const pasts = [await new HistoryBook(store).read(), ...(await Promise.all(others))];
  const entries = new Map(pasts.flatMap((past) => past.entries).reverse().map((entry) => [entry.id, entry]));
  return { entries: [...entries.values()].sort(byTime), damaged: pasts.flatMap(({ damaged }) => damaged) };
}

/** The best entries, best first: up to `most` of one pack, or for null the best of each. Entries with the same replay count once. */
export function bestOf(entries: readonly HistoryEntry[], pack: string | null, most: number): HistoryEntry[] {
  return bestAmong([...entries].sort(byRank), { pack, most, counts: () => true });
}

/** Whose best runs are wanted, as in `bestOf`, and whether an entry counts; null where that isn't known yet. */
interface Places<Entry> {
  readonly pack: string | null;
  readonly most: number;
  readonly counts: (entry: Entry) => boolean | null;
}

/** Like `bestOf`, of entries that are ranked already, and only those known to count. */
export function bestAmong<Entry extends HistoryEntry>(ranked: readonly Entry[], places: Places<Entry>): Entry[] {
  const walk = contenders(ranked, { ...places, counts: (entry) => places.counts(entry) === true });
  for (let step = walk.next(); ; step = walk.next()) if (step.done === true) return step.value;
}

/**
 * Walks down the ranked entries once, while places are left, and returns those that take one. It yields each entry that
 * isn't known to count or not, and asks again once it is resumed.
 */
export function* contenders<Entry extends HistoryEntry>(
  ranked: readonly Entry[],
  places: Places<Entry>,
): Generator<Entry, Entry[], undefined> {
  const { pack, most, counts } = places;
  const best: Entry[] = [];
  const replays = new Set<string | null>();
  const taken = new Map<string, number>();
  for (const entry of ranked) {
    const before = taken.get(entry.pack) ?? 0;
    const hasPlace = pack === null ? before === 0 : entry.pack === pack && before < most;
    if (!hasPlace || replays.has(entry.replay)) continue;
    if (counts(entry) === null) yield entry;
    if (counts(entry) !== true) continue;
    best.push(entry);
    replays.add(entry.replay);
    taken.set(entry.pack, before + 1);
  }
  return best;
}

/** Most points, then fewest turns, then earliest. */
export function byRank(a: HistoryEntry, b: HistoryEntry): number {
  return b.score - a.score || a.turns - b.turns || -byTime(a, b);
}

/** Limits of the kept names: more than an entry has, and longer than any. */
const MOST_NAMES = 20;
const LONGEST_NAME = 400;

/** Maximum nesting of our own JSON, with room to spare: deeper input is an attempt to exhaust the parser. */
export const MOST_DEPTH = 24;

/** Limits of an entry: a replay of millions of turns fits. */
const LIMITS: JsonLimits = { characters: 5_000_000, depth: MOST_DEPTH, values: Infinity };

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp());

const nameText = v.pipe(v.string(), v.maxLength(LONGEST_NAME));

/** Schema of an entry from outside: no extra fields, and none longer than the game makes it. */
export const entrySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(RUN_ID)),
  began: v.union([v.literal(''), instant]),
  ended: instant,
  pack: v.pipe(v.string(), v.regex(ID)),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(SEED_LENGTH)),
  daily: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
  ranked: v.boolean(),
  kind: v.picklist(['died', 'won']),
  cause: v.pipe(v.string(), v.maxLength(200)),
  floor: v.pipe(whole, v.minValue(1)),
  level: whole,
  turns: whole,
  score: whole,
  replay: v.nullable(v.pipe(v.string(), v.maxLength(4_000_000), v.startsWith('LF1~'))),
  morgue: v.pipe(v.string(), v.maxLength(MORGUE_LENGTH)),
  names: v.exactOptional(v.pipe(v.record(nameText, nameText), v.maxEntries(MOST_NAMES))),
});

const keptSchema = v.variant('format', [
  v.strictObject({ format: v.literal(1), entry: entrySchema }),
  v.strictObject({ format: v.literal(FORMAT), entry: entrySchema, proof: v.exactOptional(v.picklist(PROOFS)) }),
]);

/** Reads an entry; null where the text is damaged, forged or of a newer format. */
export function decodeEntry(text: string): KeptEntry | null {
  const read = readOutsideJson(text, LIMITS);
  const parsed = read.ok ? v.safeParse(keptSchema, read.value) : null;
  if (parsed?.success !== true) return null;
  const kept = parsed.output;
  if (kept.format === 1) return { ...kept.entry, proof: 'earlier' };
  return kept.proof === undefined ? kept.entry : { ...kept.entry, proof: kept.proof };
}

/** An entry without what is known only here. */
export function withoutProof({ proof: _stays, ...entry }: KeptEntry): HistoryEntry {
  return entry;
}

/** What a recording can prove of its entry, and what it counts for. */
const CLAIMS = ['pack', 'seed', 'kind', 'cause', 'floor', 'level', 'turns', 'score', 'replay', 'ranked'] as const;

/** Whether two entries claim the same of the same run. */
export function isSameRun(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.id === b.id && CLAIMS.every((field) => a[field] === b[field]);
}

/** Newest first, ties by id. */
export function byTime(a: HistoryEntry, b: HistoryEntry): number {
  return compare(b.ended, a.ended) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
