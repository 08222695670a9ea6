import type { Options } from './options';

/** A command's result: `data` for `--json`, `lines` for people. */
export interface CommandResult {
  readonly data: unknown;
  readonly lines: readonly string[];
  /** The command ran but found errors: the program exits with 1. */
  readonly isFailure?: boolean;
}

/** Runs with its options and reports its progress. */
export type Command = (options: Options, progress: (line: string) => void) => CommandResult | Promise<CommandResult>;
