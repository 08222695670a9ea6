/** One small fault, and the tests that have to notice it. */
export interface Planted {
  /** What it does to a player. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly put: string;
  /** Files of tests; one of their tests must fail. */
  readonly tests: readonly string[];
}
