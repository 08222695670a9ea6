import { asked } from './commands';
import { PackFailure, UsageError } from './failures';
import { printable } from './printed';

/** Progress is shown for commands that take longer than this, and not more often, except in a terminal, where it keeps to one line. */
const PATIENCE_MS = 2000;

const CLEAR_LINE = '\r\x1b[K';

/** Numbers with six digits, which are more than any measurement has. */
function short(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
}

/** Ends where nobody reads the output any more, such as a bot that has ended, or cannot be kept; what goes to stderr may get lost. */
function watchOutput(): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', ({ message, code }: NodeJS.ErrnoException) => {
    const isClosed = code === 'EPIPE' || code === 'EOF';
    process.stderr.write(isClosed ? 'Nobody reads the output any more.\n' : `The output cannot be written: ${message}.\n`);
    process.exit(isClosed ? 0 : 2);
  });
}

/** Prints results to stdout and progress to stderr; exits with 1 if errors were found or a pack failed, with 2 on wrong arguments. */
async function main(args: readonly string[]): Promise<number> {
  let last = Date.now();
  const { isTTY } = process.stderr;
  const progress = (line: string): void => {
    if (Date.now() - last < PATIENCE_MS) return;
    if (!isTTY) last = Date.now();
    process.stderr.write(isTTY ? `${CLEAR_LINE}${printable(line)}` : `${printable(line)}\n`);
  };
  try {
    const { json, run } = asked(args);
    const { data, lines, isFailure } = await run(progress);
    if (isTTY) process.stderr.write(CLEAR_LINE);
    process.stdout.write(json ? `${JSON.stringify(data, short)}\n` : lines.map((line) => `${printable(line)}\n`).join(''));
    return isFailure === true ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${printable(error.message)}\n`);
    return error instanceof PackFailure ? 1 : 2;
  }
}

watchOutput();
process.exitCode = await main(process.argv.slice(2));
