import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunRecord } from '../../src/lab/runs/RunRecord';
import { classicHashes } from '../support/classicHashes';
import { screenshot, test } from './harness/test';

const RUNS = 30;
const TURNS = 800;

/** The workshop's room of runs, in the built page with its policy. */

test(`plays ${RUNS} runs of classic with 2 workers as Node does`, async ({ page, url }) => {
  await page.goto(`${url}#workshop`);
  await page.getByLabel('Change a dungeon that comes with the game').selectOption('classic');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('tab', { name: 'Runs' }).click();
  await fill(page, { Runs: RUNS, 'Turns at most': TURNS, Workers: 2 });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(/^\d+ of 30 runs\. [\d.]+ a second\. At most \d+ \w+ more\.$/).waitFor();
  await page.getByText(`${RUNS} of ${RUNS} runs. All are played.`).waitFor({ timeout: 240_000 });
  await screenshot('workshop-runs', page);
  assert.equal(await page.locator('.runs-plot canvas').count(), 1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save runs' }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8').trim().split('\n').slice(1);
  assert.deepEqual(lines.map((line) => (JSON.parse(line) as RunRecord).hash), classicHashes({ runs: RUNS, turns: TURNS }));
});

async function fill(page: Page, fields: Readonly<Record<string, number>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('spinbutton', { name: label, exact: true }).fill(String(value));
    await page.keyboard.press('Tab');
  }
}
