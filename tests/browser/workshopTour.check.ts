import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DebugApi } from '../../src/ui/debugApi';
import { drop, enter } from './harness/workshop';
import { screenshot, test, type CheckContext } from './harness/test';

const PACK = JSON.stringify({ lanternfallPack: 1, pack: { id: 'tried', extends: 'classic', monsters: { troll: [[1, 2]] } } });

/** The whole tour, with a pack of which one floor is soon known. */
test('the tour leads from a dropped pack by a dragged weight to a verdict, a file and a game', tours);

const RUNS = 50;

async function tours({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await drop(page, 'tried.json', PACK);
  await done(page, 'Your pack is open.');
  await looks(page);
  await drags(page);
  await runs(page);
  await reads(page);
  await plays(page);
}

async function looks(page: Page): Promise<void> {
  await page.getByLabel('Mark').selectOption('monsters');
  await page.locator('.shop-marked').first().waitFor();
  const mark = page.locator('.shop-marked').first();
  const { x, y, width, height } = await mark.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.getByRole('region', { name: 'What stands there' }).getByText(/: weight \d+ of \d+ \(\d+ %\) in "Monsters" on floor 1/).waitFor();
  await done(page, 'That is why it stands there.');
}

async function drags(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Troll', exact: true }).click();
  const shares = page.getByRole('table', { name: /^Shares by floor/ }).getByRole('row', { name: /^Troll/ });
  const before = await shares.innerText();
  const point = page.getByRole('slider', { name: 'Troll: point on Floor 1' });
  await point.scrollIntoViewIfNeeded();
  const box = await point.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 4 });
  assert.notEqual(await shares.innerText(), before, 'shares follow while the point is dragged');
  await page.mouse.move(x, y - 400, { steps: 4 });
  await page.mouse.up();
  // Beyond the upper edge of the picture it has gone on rising.
  assert.ok(Number(await point.getAttribute('aria-valuenow')) > 4);
  await screenshot('workshop-tour', page);
  await done(page, 'It is changed everywhere; look at Floors, if you like.');
}

async function runs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in' }).click();
  const numbers = { Runs: RUNS, 'From floor': 1, 'To floor': 1, 'Turns at most': 600, Workers: 2, 'Compare from floor': 1, 'Compare to floor': 1 };
  for (const [name, value] of Object.entries(numbers)) {
    await page.getByRole('spinbutton', { name, exact: true }).fill(String(value));
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await done(page, 'They are playing. You can do something else meanwhile.');
}

async function reads(page: Page): Promise<void> {
  await page.getByText('The answer is there, and sure.').waitFor({ timeout: 200_000 });
  const verdict = await page.getByRole('region', { name: 'What the change does' }).getByRole('heading').innerText();
  assert.match(verdict, /^Harder: \+[\d.]+ to \+[\d.]+ points, sure after 50 pairs\.$/);
  const [file, saved] = [await downloaded(page, 'Save file'), await downloaded(page, 'Save runs of tried.json')];
  assert.ok((JSON.parse(file) as { pack: { monsters: { troll: number[][] } } }).pack.monsters.troll.flat().some((value) => value > 2));
  assert.equal(saved, playedHere(file));
  await done(page, 'The answer is there, and sure.');
}

async function plays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play floor 1 of seed 1', exact: true }).click();
  const frame = await (await page.waitForSelector('.shop-trial iframe')).contentFrame();
  assert.ok(frame);
  await frame.waitForFunction(() => (window as unknown as { lanternfall?: DebugApi }).lanternfall?.pack === 'tried');
  await page.getByRole('button', { name: 'Back to the workshop' }).click();
  await page.getByText('That was the tour.').waitFor();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  assert.equal(await page.getByRole('region', { name: 'Tour' }).count(), 0);
}

/** Waits until the tour says that a step is done, and goes on to the next. */
async function done(page: Page, sentence: string): Promise<void> {
  await page.getByText(sentence).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

async function downloaded(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFileSync(await (await coming).path(), 'utf8');
}

/** The file of the same runs, as the command line writes it. */
function playedHere(pack: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tour-'));
  const [file, out] = [join(folder, 'tried.json'), join(folder, 'tried.ndjson')];
  try {
    writeFileSync(file, pack);
    const asked = ['play', '--pack', file, '--seeds', `1-${RUNS}`, '--floors', '1', '--turns', '600', '--out', out];
    execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/lab/main.ts', ...asked], { stdio: 'pipe' });
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
