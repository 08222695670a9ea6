import { extentOf, lineOf, runLane, type Lane } from './lane';

/** Runs a lane within a test, as far as `SCALE`, `SEED` and `REPRO` ask, and prints how many cases it did. */
export async function expectLane(lane: Lane): Promise<void> {
  const outcome = await runLane(lane, extentOf(process.env));
  process.stdout.write(`${lineOf(outcome)}\n`);
  if (outcome.failures.length > 0) throw new Error(outcome.failures.join('\n'));
  expect(outcome.done).toBeGreaterThanOrEqual(outcome.wanted);
}
