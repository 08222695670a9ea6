import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { buildIfStale } from '../browser/harness/buildIfStale';
import { table } from '../../src/lab/printed';
import { answerHelp, refuseArguments } from '../../tools/usage';
import { lineOf, type Outcome } from '../trust/lane';
import { programOf } from './outcome';
import { needsBrowser, PARTS } from './parts';

/**
 * `npm run test:long [-- part ...]`: all tests with their long numbers, and in every browser installed; two parts at a
 * time. `SCALE`, `SEED` and `REPRO` as in tests/trust/lane.ts. Ends with a table of what was wanted and what was reached.
 */
const USAGE = `usage: npm run test:long [-- PART ...]; the parts are ${Object.keys(PARTS).join(', ')}`;

const AT_A_TIME = Math.min(2, availableParallelism());
const LONG_SCALE = '50';

async function main(wanted: readonly string[]): Promise<number> {
  answerHelp(wanted, USAGE);
  const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) refuseArguments(`There is no part "${unknown.join('", "')}".`, USAGE);
  const names = wanted.length > 0 ? wanted : Object.keys(PARTS);
  if (names.some(needsBrowser)) buildIfStale();
  const start = Date.now();
  const waiting = [...names];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      for (const outcome of await runPart(name)) {
        outcomes.push(outcome);
        tell(outcome);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return sumUp(outcomes, (Date.now() - start) / 60_000);
}

/** Runs a part as a process; browsers get a virtual display if the machine has none. */
function runPart(name: string): Promise<Outcome[]> {
  const display = needsBrowser(name) && process.env['DISPLAY'] === undefined ? programOf('xvfb-run') : null;
  const command = [process.execPath, '--import', 'tsx', 'tests/long/part.ts', name];
  const [file = '', ...args] = display === null ? command : [display, '-a', '-s', '-screen 0 1400x1000x24', ...command];
  const env = { ...process.env, SCALE: process.env['SCALE'] ?? (process.env['REPRO'] === undefined ? LONG_SCALE : '1') };
  return new Promise((resolve) => {
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => { text += part; });
    child.on('close', () => {
      const line = text.trim().split('\n').at(-1) ?? '';
      resolve(line.startsWith('[{') ? (JSON.parse(line) as Outcome[]) : [{ name, unit: '', wanted: 1, done: 0, seconds: 0, note: '', failures: [`${name} ended without a word: ${text.slice(-2000)}`] }]);
    });
  });
}

function tell(outcome: Outcome): void {
  console.info(lineOf(outcome));
  for (const failure of outcome.failures) console.info(`  ${failure.replace(/\n/g, '\n  ')}`);
}

/** Prints the table; returns how many parts failed. */
function sumUp(outcomes: readonly Outcome[], minutes: number): number {
  const left = outcomes.filter(({ note, failures }) => note.startsWith('left out') && failures.length === 0);
  const failed = outcomes.filter((outcome) => !left.includes(outcome) && (outcome.failures.length > 0 || outcome.done < outcome.wanted));
  const order = Object.keys(PARTS);
  const rows = [...outcomes].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const count = (n: number): string => n.toLocaleString('en');
  console.info(`\n${table([['part', 'wanted', 'reached', 'failures', 'seconds'], ...rows.map(({ name, wanted, done, failures, seconds }) => [name, count(wanted), count(done), failures.length, Math.round(seconds)])]).join('\n')}`);
  console.info(rows.map(({ name, unit, note }) => `${name}: ${unit}${note === '' ? '' : `, ${note}`}`).join('\n'));
  for (const { name, note } of left) console.info(`${name} ${note}`);
  console.info(`\n${minutes.toFixed(1)} minutes`);
  console.info(`${outcomes.length - failed.length - left.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
