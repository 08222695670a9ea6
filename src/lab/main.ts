import { COMMANDS, OPERANDS } from './commands';
import { asksForHelp, helpText } from './help';
import { readOptions } from './options';
import { UsageError } from './UsageError';

/** Progress is shown for commands that take longer than this. */
const PATIENCE_MS = 2000;

/** Prints results to stdout and progress to stderr; exits with 1 if errors were found, with 2 on wrong arguments. */
async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (asksForHelp([name, ...args])) {
    process.stdout.write(`${helpText(name).join('\n')}\n`);
    return 0;
  }
  const start = Date.now();
  const progress = (line: string): void => {
    if (Date.now() - start > PATIENCE_MS) process.stderr.write(`${line}\n`);
  };
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(`Unknown command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`);
    const options = readOptions(args, OPERANDS[name]);
    const { data, lines, isFailure } = await command(options, progress);
    process.stdout.write(options.json ? `${JSON.stringify(data)}\n` : `${lines.join('\n')}\n`);
    return isFailure === true ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
