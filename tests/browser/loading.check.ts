import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { DebugApi } from '../../src/ui/debugApi';
import { screenshot, test } from './harness/test';
import { prepareProfile } from './harness/frames';

/** What a network shows that wants a login first, with status 200. */
const LOGIN = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome to our network</title>' };

/** Milliseconds that each transaction takes where the page is marked as slow. */
const SLOW_MS = 3000;

/** Files that come broken, and a database that is slow at one start: neither costs a run. */

for (const part of ['panels', 'dialogs', 'keep', 'map', 'phaser'] as const) {
  test(`the ${part} part that comes broken once is asked for again, and nobody notices`, ({ browser, url }) => inProfile(browser, async (profile) => {
    const page = await profile.newPage();
    const asked = await breakFile(page, new RegExp(`/${part}\\.\\w+\\.js$`));
    await page.goto(`${url}?pack=lanternfall&seed=7`);
    await isComplete(page);
    assert.ok(asked.count >= 2);
    assert.equal(await page.getByRole('alertdialog').count(), 0);
  }));
}

test('a run begun before its part has come says on the title that it is loading', ({ browser, url }) => inProfile(browser, async (profile) => {
  const page = await profile.newPage();
  // Never answered.
  await page.route(/\/views\.\w+\.js$/, () => undefined);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.loading').waitFor();
  const top = await page.evaluate(() => {
    const touchable = new CSSStyleSheet();
    touchable.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [touchable];
    return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.className;
  });
  assert.equal(top, 'loading');
}));

test('a style sheet or sprites that come broken once are asked for again', ({ browser, url }) => inProfile(browser, async (profile) => {
  const page = await profile.newPage();
  for (const file of [/\/panels\.\w+\.css$/, /\/atlas\.png$/, /\/atlas\.json$/]) await breakFile(page, file);
  await page.goto(`${url}?pack=lanternfall&seed=7`);
  await isComplete(page);
  assert.equal(await page.getByRole('alertdialog').count(), 0);
}));

test('a script of the page itself that comes broken, or empty, has the page loaded again by itself', ({ browser, url }) => inProfile(browser, async (profile) => {
  for (const [file, body] of [['main', 'const torn = {'], ['content', ''], ['main', null]] as const) {
    const page = await profile.newPage();
    await breakFile(page, new RegExp(`/${file}\\.\\w+\\.js$`), { answer: body === null ? LOGIN : { ...LOGIN, contentType: 'text/javascript', body } });
    await page.goto(url);
    // The title that the page came with stands even without the game.
    await page.waitForFunction(() => 'lanternfall' in window && document.querySelector('.early') === null);
    assert.equal(await page.getByRole('alertdialog').count(), 0);
    await page.close();
  }
}));

for (const part of ['panels', 'keep'] as const) {
  test(`the ${part} part that stays broken ends in the error screen, reload after reload, which never offers the previous save`, ({ browser, url }) => inProfile(browser, async (profile) => {
    const page = await profile.newPage();
    await page.goto(`${url}?pack=lanternfall&seed=7`);
    await isComplete(page);
    await playTurns(page, 3);
    const broken = await breakFile(page, new RegExp(`/${part}\\.\\w+\\.js$`), { times: Infinity });
    for (let reloads = 0; reloads < 3; reloads++) {
      await page.goto(url);
      const panel = page.getByRole('alertdialog');
      await panel.waitFor();
      assert.match((await panel.textContent()) ?? '', /Part of the game didn't load/);
      assert.equal(await panel.getByRole('button', { name: 'Load previous save' }).count(), 0);
    }
    await screenshot(`loading-broken-${part}`, page);
    broken.left = 0;
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Restart' }).click()]);
    await page.waitForFunction(() => (window as unknown as { lanternfall?: DebugApi }).lanternfall?.turn === 3);
  }));
}

test('a run begun while the database was slow is there once it is fast, beside the one from before', ({ browser, url }) => inProfile(browser, (profile) => findsBoth(profile, url)));

async function inProfile(browser: Browser, visit: (profile: BrowserContext) => Promise<void>): Promise<void> {
  const profile = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block', locale: 'en-GB' });
  await prepareProfile(profile);
  await profile.addInitScript(() => { window.addEventListener('everything-loaded', () => { document.documentElement.dataset['complete'] = 'yes'; }); });
  try {
    await visit(profile);
  } finally {
    await profile.close();
  }
}

/** Answers the first requests for a file with something else. */
async function breakFile(page: Page, file: RegExp, { times = 1, answer = LOGIN } = {}): Promise<{ left: number; count: number }> {
  const state = { left: times, count: 0 };
  await page.route(file, async (route) => {
    state.count++;
    if (state.left-- > 0) await route.fulfill(answer);
    else await route.continue();
  });
  return state;
}

async function isComplete(page: Page): Promise<void> {
  await page.getByRole('log').waitFor();
  await page.waitForFunction(() => (window as unknown as { lanternfall?: DebugApi }).lanternfall?.turn === 0);
  await page.locator('html[data-complete]').waitFor({ state: 'attached' });
}

async function playTurns(page: Page, turns: number): Promise<void> {
  for (let turn = 1; turn <= turns; turn++) {
    await page.keyboard.press('.');
    await page.waitForFunction((wanted) => (window as unknown as { lanternfall: DebugApi }).lanternfall.turn === wanted, turn);
  }
  await page.keyboard.press('Escape');
  await page.getByText(`Saved (turn ${turns}).`).first().waitFor();
  await page.keyboard.press('Escape');
}

async function findsBoth(profile: BrowserContext, url: string): Promise<void> {
  await profile.addInitScript((slow) => {
    if (localStorage.getItem('test.slow') === null) return;
    const { prototype } = IDBTransaction;
    Object.defineProperty(prototype, 'oncomplete', {
      set(this: IDBTransaction, heard: (event: Event) => void) {
        this.addEventListener('complete', (event) => { setTimeout(() => { heard.call(this, event); }, slow); });
      },
    });
  }, SLOW_MS);
  const page = await profile.newPage();
  await page.goto(`${url}?pack=lanternfall&seed=fast`);
  await isComplete(page);
  await playTurns(page, 2);
  await page.evaluate(() => { localStorage.setItem('test.slow', 'yes'); });
  await page.goto(`${url}?pack=lanternfall&seed=slow`);
  await page.getByText('browser storage isn\'t responding').first().waitFor();
  if (await page.getByRole('log').count() === 0) await page.getByRole('button', { name: 'Start' }).first().click();
  await isComplete(page);
  await playTurns(page, 4);
  await page.getByText('Browser storage is responding again.').first().waitFor();
  await page.evaluate(() => { localStorage.removeItem('test.slow'); });
  await page.goto(url);
  const question = page.getByText('Another saved run was found: Lanternfall, floor 1, turn 4.');
  await question.first().waitFor();
  await page.getByRole('dialog', { name: 'Two saved runs' }).waitFor();
  await screenshot('loading-both', page);
  await page.getByRole('button', { name: 'Switch runs' }).click();
  await page.waitForFunction(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.turn === 4);
  await page.getByText('The other run is kept.').first().waitFor();
}
