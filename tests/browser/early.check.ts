import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { LANGUAGES } from '../../src/content/text';
import { languages } from '../support/languages';
import { test } from './harness/test';
import { prepareProfile } from './harness/frames';

/** Bytes of the script that runs before the first paint. */
const MOST_BYTES = 2000;

/** By name: a window, and a tablet, whose style sheets leave out the keys. */
const SCREENS = {
  window: { viewport: { width: 1280, height: 720 } },
  tablet: { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
} as const;

/** The title that the page itself holds, while the game is still on its way. */

for (const language of LANGUAGES) {
  for (const screen of Object.values(SCREENS)) {
    const title = `the title stands before the game has come, and gives way without a change: ${language}, ${screen.viewport.width} pixels wide`;
    test(title, ({ browser, url }) => inProfile(browser, async (page, arrive) => {
      await page.addInitScript(countMoves);
      await page.addInitScript((settings) => { localStorage.setItem('lanternfall.settings', settings); }, JSON.stringify({ language, textSize: 'large', contrast: 'high' }));
      await page.goto(url, { waitUntil: 'commit' });
      const start = page.getByRole('button', { name: languages[language]['ui.title.start'], exact: true });
      await start.waitFor();
      const root = page.locator('html');
      assert.deepEqual([await root.getAttribute('lang'), await root.getAttribute('data-text'), await root.getAttribute('data-contrast')], [language, 'large', 'high']);
      const before = await seen(page);
      assert.equal(before.focus, languages[language]['ui.title.start']);
      arrive();
      await isGone(page);
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await seen(page), before);
      assert.equal(await page.evaluate(() => (window as unknown as { moved: number }).moved), 0);
    }, screen));
  }
}

test('a Start pressed before the game has come begins a run, and so does a seed that was typed', ({ browser, url }) => inProfile(browser, async (page, arrive) => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('textbox').fill('early');
  await page.getByRole('button', { name: 'Start' }).click();
  assert.equal(await page.getByRole('button', { name: 'Start' }).getAttribute('aria-busy'), 'true');
  arrive();
  await page.waitForFunction(() => (window as unknown as { lanternfall?: { turn: number | null } }).lanternfall?.turn === 0);
  assert.equal(await page.evaluate(() => (window as unknown as { lanternfall: { seed: string } }).lanternfall.seed), 'early');
}));

test('Enter in the field for the seed counts as well', ({ browser, url }) => inProfile(browser, async (page, arrive) => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('textbox').fill('typed');
  // One that ends a word of an input method is no such Enter.
  await page.getByRole('textbox').dispatchEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true });
  assert.equal(await page.getByRole('button', { name: 'Start' }).getAttribute('aria-busy'), null);
  await page.getByRole('textbox').press('Enter');
  arrive();
  await page.waitForFunction(() => (window as unknown as { lanternfall?: { seed: string | null } }).lanternfall?.seed === 'typed');
}));

test('a button held down while the game comes is pressed when it is let go', ({ browser, url }) => inProfile(browser, async (page, arrive) => {
  await page.goto(url, { waitUntil: 'commit' });
  const box = await page.getByRole('button', { name: 'Help' }).boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  arrive();
  await page.waitForFunction(() => 'lanternfall' in window);
  await page.waitForTimeout(300);
  await page.mouse.up();
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
}));

test('where a run is saved, or in the address, no title comes first', ({ browser, url }) => inProfile(browser, async (page, arrive) => {
  arrive();
  await page.goto(`${url}?pack=lanternfall&seed=7`);
  assert.equal(await page.locator('.early').count(), 0);
  await page.waitForFunction(() => (window as unknown as { lanternfall?: { savedTurn: number | null } }).lanternfall?.savedTurn === 0);
  await page.addInitScript(() => { new MutationObserver(() => { if (document.querySelector('.early')) document.documentElement.dataset['wasEarly'] = 'yes'; }).observe(document, { childList: true, subtree: true }); });
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { lanternfall?: { turn: number | null } }).lanternfall?.turn === 0);
  assert.equal(await page.locator('html').getAttribute('data-was-early'), null);
}));

test('where a run is found only later, a Start pressed before presses nothing in it', ({ browser, url }) => inProfile(browser, async (page, arrive) => {
  arrive();
  await page.goto(`${url}?pack=lanternfall&seed=7`);
  await page.waitForFunction(() => (window as unknown as { lanternfall?: { savedTurn: number | null } }).lanternfall?.savedTurn === 0);
  // As after a crash: the browser has not written down the notes that the page's own script reads.
  await page.addInitScript(() => { localStorage.clear(); });
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await page.waitForTimeout(600);
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  // Held down until the run's own buttons are there.
  await page.getByRole('button', { name: 'Start' }).hover();
  await page.mouse.down();
  await page.getByRole('toolbar').waitFor({ state: 'attached' });
  await page.mouse.up();
  await isGone(page);
  await page.waitForTimeout(500);
  const standing = await page.evaluate(() => {
    const { seed, turn } = (window as unknown as { lanternfall: { seed: string; turn: number } }).lanternfall;
    return [seed, turn, document.querySelector('[role="dialog"]') === null];
  });
  assert.deepEqual(standing, ['7', 0, true]);
}));

test('what runs before the first paint takes less than two thousand bytes', () => {
  const files = readdirSync('dist').filter((file) => /^early\..*js$/.test(file));
  const bytes = files.reduce((sum, file) => sum + statSync(join('dist', file)).size, 0);
  assert.ok(files.length === 1 && bytes < MOST_BYTES, `${bytes} bytes`);
  return Promise.resolve();
});

/** The words of the title by place, without what is still loading, and what has the focus. */
function seen(page: Page): Promise<{ readonly words: readonly (readonly [string, number, number])[]; readonly focus: string | null }> {
  return page.evaluate(() => {
    const shown = Array.from(document.querySelectorAll<HTMLElement>('h1, .motto, .pack-name, .pack-blurb, .hero-name, button, label')).filter((element) => element.textContent !== '');
    const words = shown.map((element) => {
      const { x, y } = element.getBoundingClientRect();
      return [element.querySelector('.wide-name')?.textContent ?? element.textContent, Math.round(x), Math.round(y)] as const;
    });
    return { words, focus: document.activeElement?.textContent ?? null };
  });
}

/** In the page: counts what moved without the player's doing, letters that came late included. */
function countMoves(): void {
  Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) (window as unknown as { moved: number }).moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function isGone(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.querySelector('.early') === null);
}

/** Runs in a fresh profile, where the game's own script comes only when `arrive` is called. */
async function inProfile(browser: Browser, run: (page: Page, arrive: () => void) => Promise<void>, screen: BrowserContextOptions = SCREENS.window): Promise<void> {
  const profile = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  try {
    await prepareProfile(profile);
    const own = await profile.newPage();
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => { arrive = resolve; });
    await own.route(/\/main\.\w+\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await run(own, () => { arrive(); });
  } finally {
    await profile.close();
  }
}
