import { type Changes, type KeyStore, MemoryStorage } from '../../src/keep/saves/KeyStore';
import { META } from '../../src/keep/saves/survey';

/** What survives from one page to the next. */
export type Kept = Map<string, string>;

/** The call at which a page dies: before it has done anything, or after, without seeing the result. */
export interface Crash {
  readonly at: number;
  readonly isDone: boolean;
}

/** A lasting storage that fails as the test wants. Two of them over the same map are two pages of a browser. */
export class TestStorage implements KeyStore {
  kind: KeyStore['kind'] = 'indexedDB';
  isSecondBest = false;
  lesser: readonly KeyStore[] = [];
  /** Calls started. */
  calls = 0;
  /** From this call on nothing is answered. */
  silentFrom = Infinity;
  /** Whether there is no room for more texts. */
  isFull = false;
  /** Whether every call is refused. */
  isBlocked = false;
  crash: Crash | null = null;
  private readonly store: MemoryStorage;

  /** @param line whose calls are counted, and die, along with its own */
  constructor(readonly kept: Kept = new Map(), private readonly line?: TestStorage) {
    this.store = new MemoryStorage(kept);
  }

  read(keys: readonly string[]): Promise<(string | null)[]> {
    return this.call(() => this.store.read(keys));
  }

  keys(prefix: string): Promise<string[]> {
    return this.call(() => this.store.keys(prefix));
  }

  write(changes: Changes, expected?: Changes): Promise<void> {
    return this.call(() => {
      const isMore = Object.values(changes).some((text) => text !== null);
      return this.isFull && isMore ? Promise.reject(new Error('aborted', { cause: new DOMException('no room', 'QuotaExceededError') })) : this.store.write(changes, expected);
    });
  }

  private call<T>(action: () => Promise<T>): Promise<T> {
    const line = this.line ?? this;
    const now = ++line.calls;
    const { crash } = line;
    if (crash && now >= crash.at) {
      if (now === crash.at && crash.isDone) void action();
      return never();
    }
    if (now >= this.silentFrom) return never();
    return this.isBlocked ? Promise.reject(new DOMException('not here', 'SecurityError')) : action();
  }
}

/** A storage whose saves finish when the test says so. */
export class SlowStorage extends TestStorage {
  /** The saves in progress, as their changes. */
  readonly writes: string[] = [];
  private readonly open: ((well: boolean) => void)[] = [];

  override write(changes: Changes, expected?: Changes): Promise<void> {
    if (changes[META] === undefined) return super.write(changes, expected);
    this.writes.push(Object.entries(changes).map(([key, text]) => `${text === null ? '-' : '+'}${key}`).join(' '));
    return new Promise((resolve, reject) => {
      this.open.push((well) => {
        if (well) super.write(changes, expected).then(resolve, reject);
        else reject(new Error('no'));
      });
    });
  }

  /** Ends the oldest save, in success or failure, and lets its waiters continue. */
  async end(well = true): Promise<void> {
    this.open.shift()?.(well);
    await soon();
  }
}

/** Runs everything that needs no more storage calls. */
export function soon(): Promise<void> {
  return new Promise((resolve) => { setImmediate(resolve); });
}

function never<T>(): Promise<T> {
  return new Promise<T>(() => undefined);
}
