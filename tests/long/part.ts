import { outcomeOf } from './outcome';
import { PARTS } from './parts';

/* One part of the long run, in a process of its own; its outcomes are the last line, as JSON. */
const [, , name = ''] = process.argv;
const start = Date.now();
const part = PARTS[name];
try {
  if (!part) throw new Error(`there is no part ${name}`);
  const outcomes = await part();
  const seconds = (Date.now() - start) / 1000;
  process.stdout.write(`\n${JSON.stringify(outcomes.map((outcome) => ({ ...outcome, seconds })))}\n`);
} catch (error) {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stdout.write(`\n${JSON.stringify([{ ...outcomeOf({ name, unit: '', wanted: 1, done: 0, failures: [words] }), seconds: (Date.now() - start) / 1000 }])}\n`);
}
process.exit();
