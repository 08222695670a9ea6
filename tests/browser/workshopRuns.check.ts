import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { house } from '../../src/content/house';
import { floorsWithin } from '../../src/lab/floorsOf';
import { playerOf } from '../../src/lab/runs/runProgram';
import type { RunRecord } from '../../src/lab/runs/RunRecord';
import { Draft } from '../../src/workshop/draft/Draft';
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
  await page.getByText(`${RUNS} of ${RUNS} runs. All are played.`).waitFor({ timeout: 240_000 });
  await screenshot('workshop-runs', page);
  assert.equal(await page.locator('.runs-plot canvas').count(), 1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save runs' }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8').trim().split('\n').slice(1);
  assert.deepEqual(lines.map((line) => (JSON.parse(line) as RunRecord).hash), hashesHere());
});

/** The hashes of the same runs, played in this process. */
function hashesHere(): number[] {
  const { frames } = JSON.parse(readFileSync('assets/atlas.json', 'utf8')) as { readonly frames: object };
  const draft = new Draft({ ...house, sprites: Object.keys(frames) });
  draft.change('classic');
  if (!draft.sound) throw new Error('The draft has faults.');
  const { rows, content } = draft.sound;
  const play = playerOf({ pack: rows, bot: 'fighter', turns: TURNS, floors: floorsWithin(content) });
  return Array.from({ length: RUNS }, (_, at) => play(String(at + 1)).hash);
}

async function fill(page: Page, fields: Readonly<Record<string, number>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('spinbutton', { name: label, exact: true }).fill(String(value));
    await page.keyboard.press('Tab');
  }
}
