import { failureOf } from './storageFailure';
import { IndexedDbStorage } from '../browser/IndexedDbStorage';
import type { Changes, KeyStore } from './KeyStore';
import { LocalStorage } from '../browser/LocalStorage';
import { MemoryStorage } from './MemoryStorage';
import { SilentError, within } from './within';

/** What a browser offers; both may throw or give nothing where the page may keep nothing. */
export interface Places {
  readonly indexedDB: () => IDBFactory | undefined;
  readonly localStorage: () => Storage | undefined;
}

/** How long a place may take for its probe, in milliseconds: slow disks answer within seconds, blocked ones never. */
const PATIENCE_MS = 5000;

/** The best place this browser offers that passes its probe: database, local storage, or the page's own memory. */
export function openStorage(places: Places, patience = PATIENCE_MS): KeyStore {
  return new LateStorage(choose(places, patience));
}

interface Chosen {
  readonly store: KeyStore;
  readonly isSecondBest: boolean;
}

async function choose({ indexedDB, localStorage }: Places, patience: number): Promise<Chosen> {
  let isSecondBest = false;
  const makers: (() => KeyStore)[] = [() => new IndexedDbStorage(given(indexedDB())), () => new LocalStorage(() => given(localStorage()))];
  for (const make of makers) {
    try {
      const store = make();
      await within(patience, probe(store));
      return { store, isSecondBest };
    } catch (error) {
      isSecondBest ||= error instanceof SilentError;
    }
  }
  return { store: new MemoryStorage(), isSecondBest };
}

function given<T>(place: T | undefined): T {
  if (place === undefined) throw new Error('The browser has no such place.');
  return place;
}

/** Writes, reads and deletes; rejects where any of it goes wrong. A place that is only full passes: what it holds can be read. */
async function probe(store: KeyStore): Promise<void> {
  // Of its own, since another page may be at it in the same moment.
  const key = `probe.${Math.random()}`;
  const isFull = await store.write({ [key]: 'kept' }).then(() => false, whetherFull);
  const [found] = await store.read([key]);
  if (isFull) return;
  if (found !== 'kept') throw new Error('What was written was not there.');
  // Some need room to delete.
  await store.write({ [key]: null }).catch(whetherFull);
}

function whetherFull(error: unknown): true {
  if (failureOf(error) !== 'full') throw error;
  return true;
}

/** Waits for the storage that is being chosen, then passes everything on to it. */
class LateStorage implements KeyStore {
  private chosen: Chosen | null = null;
  private readonly choice: Promise<Chosen>;

  constructor(choice: Promise<Chosen>) {
    this.choice = choice.then((chosen) => (this.chosen = chosen));
  }

  /** Memory until it is known: nothing lasts that is not kept yet. */
  get kind(): KeyStore['kind'] {
    return this.chosen?.store.kind ?? 'memory';
  }

  get isOpening(): boolean {
    return this.chosen === null;
  }

  get isSecondBest(): boolean {
    return this.chosen?.isSecondBest ?? false;
  }

  async read(keys: readonly string[]): Promise<(string | null)[]> {
    return (await this.choice).store.read(keys);
  }

  async keys(prefix: string): Promise<string[]> {
    return (await this.choice).store.keys(prefix);
  }

  async write(changes: Changes, expected?: Changes): Promise<void> {
    return (await this.choice).store.write(changes, expected);
  }
}
