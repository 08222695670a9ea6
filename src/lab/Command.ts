import type { Options } from './options';

/** What a command found: `data` for `--json`, `lines` for people. */
export interface Answer {
  readonly data: unknown;
  readonly lines: readonly string[];
  /** The command did what was asked, and what it looked at is not in order: the program ends with 1. */
  readonly isFailure?: boolean;
}

/** Runs with its options; `progress` hears how far it has come. */
export type Command = (options: Options, progress: (line: string) => void) => Answer | Promise<Answer>;
