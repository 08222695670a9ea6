import { failureOf } from './storageFailure';
import { IndexedDbStorage } from '../browser/IndexedDbStorage';
import type { Changes, KeyStore } from './KeyStore';
import { LocalStorage } from '../browser/LocalStorage';
import { MemoryStorage } from './MemoryStorage';
import { SilentError, within } from './within';

/** The browser's stores; both may throw or return undefined where the page may not store anything. */
export interface BrowserStores {
  readonly indexedDB: () => IDBFactory | undefined;
  readonly localStorage: () => Storage | undefined;
}

/** Milliseconds a store has for its probe: slow disks answer within seconds, blocked stores never. */
const PATIENCE_MS = 5000;

/** The first store that passes its probe: IndexedDB, local storage, else memory. */
export function openStorage(stores: BrowserStores, patience = PATIENCE_MS): KeyStore {
  return new LateStorage(choose(stores, patience));
}

interface Chosen {
  readonly store: KeyStore;
  readonly isSecondBest: boolean;
}

async function choose({ indexedDB, localStorage }: BrowserStores, patience: number): Promise<Chosen> {
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

function given<T>(store: T | undefined): T {
  if (store === undefined) throw new Error('This browser has no such store.');
  return store;
}

/** Writes, reads and deletes a key; rejects if any of it fails. A full store passes: it can still be read. */
async function probe(store: KeyStore): Promise<void> {
  // A random key, since another page may be probing at the same time.
  const key = `probe.${Math.random()}`;
  const isFull = await store.write({ [key]: 'kept' }).then(() => false, ifFull);
  const [found] = await store.read([key]);
  if (isFull) return;
  if (found !== 'kept') throw new Error('The store lost what was written.');
  // Some stores need free space to delete.
  await store.write({ [key]: null }).catch(ifFull);
}

function ifFull(error: unknown): true {
  if (failureOf(error) !== 'full') throw error;
  return true;
}

/** Delegates to a store that is still being chosen. */
class LateStorage implements KeyStore {
  private chosen: Chosen | null = null;
  private readonly choice: Promise<Chosen>;

  constructor(choice: Promise<Chosen>) {
    this.choice = choice.then((chosen) => (this.chosen = chosen));
  }

  /** Memory until chosen: nothing is durable before that. */
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
