import type { CommandResult } from '../../src/lab/Command';
import { COMMANDS, OPERANDS } from '../../src/lab/commands';
import { readOptions } from '../../src/lab/options';

/** A command line without the program; returns its output. */
export async function lab(name: string, ...args: string[]): Promise<CommandResult> {
  const command = COMMANDS[name];
  if (!command) throw new Error(`no command ${name}`);
  return command(readOptions(args, OPERANDS[name]), () => undefined);
}
