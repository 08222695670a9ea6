import type { CommandResult } from '../../src/lab/Command';
import { asked } from '../../src/lab/commands';

/** A command line without the program; returns its output. */
export async function lab(...args: readonly string[]): Promise<CommandResult> {
  return asked(args).run(() => undefined);
}
