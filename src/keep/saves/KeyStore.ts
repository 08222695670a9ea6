/** What a write asks for: a text under each key, null to take it away. All of it happens or none. */
export type Changes = Readonly<Record<string, string | null>>;

/** A write that was not done because somebody else has written in between. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Where texts are kept under keys. Each call is finished when its promise is: what is resolved is kept; a failed one rejects and changes nothing. */
export interface KeyStore {
  readonly kind: 'indexedDB' | 'localStorage' | 'memory';
  /** True while the place is still being looked for: `kind` is not known yet. */
  readonly isOpening?: boolean;
  /** True where there is a better place that did not answer: what it holds cannot be seen now. */
  readonly isSecondBest?: boolean;
  /** The texts of keys, in their order; null where there is none. */
  read(keys: readonly string[]): Promise<(string | null)[]>;
  /** All keys that begin so, sorted. */
  keys(prefix: string): Promise<string[]>;
  /** Does all changes in one transaction; with `expected`, only while those keys still hold those texts, else a `ConflictError`. */
  write(changes: Changes, expected?: Changes): Promise<void>;
}
