/** A small injected fault, and the tests that must catch it. */
export interface Planted {
  /** Its effect on the player. */
  readonly name: string;
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly find: string;
  readonly put: string;
  /** Test files; at least one test must fail. */
  readonly tests: readonly string[];
}
