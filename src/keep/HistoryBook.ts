import { HISTORY, byTime, decodeEntry, encodeEntry, keyOfEntry, type HistoryEntry } from './history';
import type { Changes, KeyStore } from './saves/KeyStore';

/** All runs that are over. */
export interface Past {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Texts of entries that cannot be read: they stay where they are. */
  readonly damaged: readonly string[];
}

/** The runs that are over, as the browser keeps them. */
export class HistoryBook {
  constructor(private readonly store: KeyStore) {}

  /** Everything there is. */
  async read(): Promise<Past> {
    const texts = await this.store.read(await this.store.keys(HISTORY));
    const found = texts.flatMap((text) => (text === null ? [] : [{ text, entry: decodeEntry(text) }]));
    return {
      entries: found.flatMap(({ entry }) => (entry === null ? [] : [entry])).sort(byTime),
      damaged: found.flatMap(({ text, entry }) => (entry === null ? [text] : [])),
    };
  }

  /** The entry of one run; null where there is none that can be read. */
  async find(id: string): Promise<HistoryEntry | null> {
    const [text = null] = await this.store.read([keyOfEntry({ id })]);
    return text === null ? null : decodeEntry(text);
  }

  /** What is to be written so that these runs are kept as well: none is put in place of another. */
  async additions(entries: readonly HistoryEntry[]): Promise<Changes> {
    const present = new Set(await this.store.keys(HISTORY));
    const fresh = entries.filter((entry) => !present.has(keyOfEntry(entry)));
    return Object.fromEntries(fresh.map((entry) => [keyOfEntry(entry), encodeEntry(entry)]));
  }
}

/** The best of runs that count, the best first: so many of one pack, or the best one of each. The same run counts once, under whatever name. */
export function bestOf(entries: readonly HistoryEntry[], pack: string | null, most: number): HistoryEntry[] {
  const ranked = entries.filter((entry) => pack === null || entry.pack === pack).sort(byBest);
  const unlike = ranked.filter((entry, index) => ranked.findIndex((other) => other.replay === entry.replay) === index);
  if (pack !== null) return unlike.slice(0, most);
  return unlike.filter((entry, index) => unlike.findIndex((other) => other.pack === entry.pack) === index);
}

/** Most points, then fewest turns, then the earlier. */
function byBest(a: HistoryEntry, b: HistoryEntry): number {
  return b.score - a.score || a.turns - b.turns || -byTime(a, b);
}
