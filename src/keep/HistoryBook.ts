import { decodeEntry } from './decodeEntry';
import { byTime, isSameRun } from './entries';
import { HISTORY, encodeEntry, keyOfEntry, type HistoryEntry, type KeptEntry, type Proof } from './history';
import { nextTask } from './nextTask';
import type { Changes, KeyStore } from './saves/KeyStore';

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
