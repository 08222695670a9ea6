import { HISTORY, byTime, decodeEntry, encodeEntry, keyOfEntry, type HistoryEntry } from './history';
import type { Changes, KeyStore } from './saves/KeyStore';

/** The finished runs. */
export interface Past {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Texts of unreadable entries: they stay in the store. */
  readonly damaged: readonly string[];
}

/** The store of finished runs. */
export class HistoryBook {
  constructor(private readonly store: KeyStore) {}

  /** Reads all entries. */
  async read(): Promise<Past> {
    const texts = await this.store.read(await this.store.keys(HISTORY));
    const found = texts.flatMap((text) => (text === null ? [] : [{ text, entry: decodeEntry(text) }]));
    return {
      entries: found.flatMap(({ entry }) => (entry === null ? [] : [entry])).sort(byTime),
      damaged: found.flatMap(({ text, entry }) => (entry === null ? [text] : [])),
    };
  }

  /** The entry of one run; null if missing or unreadable. */
  async find(id: string): Promise<HistoryEntry | null> {
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

/** The best entries, best first: up to `most` of one pack, or for null the best of each. Entries with the same replay count once. */
export function bestOf(entries: readonly HistoryEntry[], pack: string | null, most: number): HistoryEntry[] {
  const ranked = entries.filter((entry) => pack === null || entry.pack === pack).sort(byBest);
  const unlike = ranked.filter((entry, index) => ranked.findIndex((other) => other.replay === entry.replay) === index);
  if (pack !== null) return unlike.slice(0, most);
  return unlike.filter((entry, index) => unlike.findIndex((other) => other.pack === entry.pack) === index);
}

/** Most points, then fewest turns, then earliest. */
function byBest(a: HistoryEntry, b: HistoryEntry): number {
  return b.score - a.score || a.turns - b.turns || -byTime(a, b);
}
