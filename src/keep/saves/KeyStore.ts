import { SilentError } from './within';

/** The changes of one write, by key: a text to set, or null to delete. All of them happen or none. */
export type Changes = Readonly<Record<string, string | null>>;

/** Rejects a write because another page has written in between. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** A key-value store of texts. A write that resolves is durable; one that rejects has changed nothing. */
export interface KeyStore {
  readonly kind: 'indexedDB' | 'localStorage' | 'memory';
  /** True while the browser's stores are being probed: `kind` is not known yet. */
  readonly isOpening?: boolean;
  /** True if a better store did not answer: its contents cannot be read now. */
  readonly isSecondBest?: boolean;
  /** Stores that an earlier page may have used because this one did not answer: what they hold belongs here. */
  readonly lesser?: readonly KeyStore[];
  /** True once a better store has answered after all. */
  readonly isBetterReady?: boolean;
  /** Goes over to the better store; this one is then among the lesser. */
  improve?(): void;
  /** The text of each key, in order; null for missing ones. */
  read(keys: readonly string[]): Promise<(string | null)[]>;
  /** All keys with a prefix, sorted. */
  keys(prefix: string): Promise<string[]>;
  /** Writes in one transaction; rejects with a `ConflictError` unless the keys of `expected` still hold its texts. */
  write(changes: Changes, expected?: Changes): Promise<void>;
}

/** Texts in memory, lost with the page: for browsers that block everything else. */
export class MemoryStorage implements KeyStore {
  readonly kind = 'memory';

  constructor(private readonly kept = new Map<string, string>()) {}

  read(keys: readonly string[]): Promise<(string | null)[]> {
    return Promise.resolve(keys.map((key) => this.kept.get(key) ?? null));
  }

  keys(prefix: string): Promise<string[]> {
    return Promise.resolve([...this.kept.keys()].filter((key) => key.startsWith(prefix)).sort());
  }

  write(changes: Changes, expected: Changes = {}): Promise<void> {
    for (const [key, text] of Object.entries(expected)) {
      if ((this.kept.get(key) ?? null) !== text) return Promise.reject(new ConflictError(`${key} has been changed by another page.`));
    }
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) this.kept.delete(key);
      else this.kept.set(key, text);
    }
    return Promise.resolve();
  }
}

/** Why a write failed: storage full, no answer, or refused by the browser. */
export type StorageFailure = 'full' | 'silent' | 'refused';

const FULL: readonly string[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Classifies an error by itself or its causes. */
export function failureOf(error: unknown): StorageFailure {
  if (error instanceof SilentError) return 'silent';
  if (!(error instanceof Error) && !(error instanceof DOMException)) return 'refused';
  return FULL.includes(error.name) ? 'full' : failureOf(error.cause);
}
