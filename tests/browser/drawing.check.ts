import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { countDraws, drawsIn } from '../bench/browser/draws';
import { test, type CheckContext } from './harness/test';
import { prepareProfile } from './harness/frames';

/** Milliseconds after which all that comes with a page has come to rest, and for which is counted. */
const SETTLES_MS = 3000;
const COUNTED_MS = 3000;

/** The map is drawn when something changes: a phone's battery is not spent on a picture that stays as it is. */

test('nothing is drawn behind the title', ({ browser, url }) => inProfile({ browser, url }, '', async (page) => { assert.equal(await pictures(page), 0); }));

test('an idle map is drawn at most twelve times a second, and under a dialog not at all', ({ browser, url }) => inProfile({ browser, url }, '?pack=lanternfall&seed=7', async (page) => {
  const idle = await pictures(page);
  assert.ok(idle > 0 && idle <= (COUNTED_MS / 1000) * 12 + 1, `${idle} pictures`);
  await page.keyboard.press('i');
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(1000);
  assert.equal(await pictures(page), 0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.ok((await pictures(page)) > 0);
}));

test('with less motion an idle map is not drawn, but each turn is', ({ browser, url }) => inProfile({ browser, url }, '?pack=lanternfall&seed=7', async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForTimeout(500);
  assert.equal(await pictures(page), 0);
  const drawn = await drawsIn(page, async () => {
    await page.keyboard.press('.');
    await page.waitForTimeout(500);
  });
  assert.ok(drawn.pictures > 0);
}));

async function pictures(page: Page): Promise<number> {
  return (await drawsIn(page, () => page.waitForTimeout(COUNTED_MS))).pictures;
}

/** Runs on a page that draws all its frames and counts them. */
async function inProfile({ browser, url }: Pick<CheckContext, 'browser' | 'url'>, query: string, run: (page: Page) => Promise<void>): Promise<void> {
  const profile = await browser.newContext({ viewport: { width: 640, height: 400 }, serviceWorkers: 'block' });
  try {
    await prepareProfile(profile, 'all');
    await countDraws(profile);
    const own = await profile.newPage();
    await own.goto(url + query);
    await (query === '' ? own.getByRole('dialog') : own.getByRole('log')).first().waitFor();
    await own.waitForTimeout(SETTLES_MS);
    await run(own);
  } finally {
    await profile.close();
  }
}
