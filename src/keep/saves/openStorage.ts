import { type Changes, failureOf, type KeyStore, MemoryStorage } from './KeyStore';
import { IndexedDbStorage } from '../browser/IndexedDbStorage';
import { LocalStorage } from '../browser/LocalStorage';
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
  /** The stores of less rank that may hold something. */
  readonly lesser: readonly KeyStore[];
  /** A better store that was too slow, once it has answered; null if it never does. */
  readonly late: Promise<KeyStore | null>;
}

async function choose({ indexedDB, localStorage }: BrowserStores, patience: number): Promise<Chosen> {
  const makers: (() => KeyStore)[] = [() => new IndexedDbStorage(given(indexedDB())), () => new LocalStorage(() => given(localStorage()))];
  let late: Promise<KeyStore | null> = Promise.resolve(null);
  let isSecondBest = false;
  for (const [rank, make] of makers.entries()) {
    try {
      const store = make();
      const probed = probe(store);
      try {
        await within(patience, probed);
        // Made, not probed: what cannot be read there was not saved there.
        return { store, isSecondBest, lesser: makers.slice(rank + 1).map((other) => other()), late };
      } catch (error) {
        if (error instanceof SilentError) late = probed.then(() => store, () => null);
        throw error;
      }
    } catch (error) {
      isSecondBest ||= error instanceof SilentError;
    }
  }
  return { store: new MemoryStorage(), isSecondBest, lesser: [], late };
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

/** Delegates to a store that is still being chosen, or to a better one that answered late. */
class LateStorage implements KeyStore {
  private chosen: Chosen | null = null;
  private better: KeyStore | null = null;
  private choice: Promise<Chosen>;

  constructor(choice: Promise<Chosen>) {
    this.choice = choice.then((chosen) => {
      void chosen.late.then((store) => { this.better = store; });
      return (this.chosen = chosen);
    });
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

  get lesser(): readonly KeyStore[] {
    return this.chosen?.lesser ?? [];
  }

  get isBetterReady(): boolean {
    return this.better !== null;
  }

  improve(): void {
    const { better, chosen } = this;
    if (better === null || chosen === null) return;
    this.better = null;
    this.chosen = { store: better, isSecondBest: false, lesser: [chosen.store, ...chosen.lesser], late: Promise.resolve(null) };
    this.choice = Promise.resolve(this.chosen);
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
