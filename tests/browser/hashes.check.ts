import assert from 'node:assert/strict';
import { runHashes } from '../trust/runHash';
import { buildEngine } from '../long/browser/buildEngine';
import { test } from './harness/test';

const RUNS = 20;

/** The engine alone in this browser; the long run does the same with many more runs and in other browsers. */

test(`${RUNS} runs of bots have the same hash after every turn as in Node`, async ({ page }) => {
  await page.goto('about:blank');
  await page.evaluate(await buildEngine());
  const there: unknown = await page.evaluate(`engine.runHashes(0, ${RUNS})`);
  const here = runHashes(0, RUNS);
  assert.deepEqual(there, here);
  assert.equal(new Set(here).size, RUNS);
});
