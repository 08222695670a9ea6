import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Handle } from '../../src/ui/handle';
import type { Check } from './harness/Check';
import { serve, type Site } from './harness/serve';

/** Caches that are not of this game in this place. */
const FOREIGN = ['other-game', 'lanternfall-/elsewhere/-0'];

/** A build in a folder of its own, which is served, taken away, served again and replaced. */
interface Home {
  readonly folder: string;
  readonly page: Page;
  site: Site;
}

/** Playing without a network, in a profile of its own: in all others the worker is kept out. */
export const checks: readonly Check[] = [
  {
    name: 'after one load the game is played without a server, and a newer build takes over when it is loaded next',
    async run({ page }) {
      const browser = page.context().browser();
      assert.ok(browser);
      await inOwnHome(browser, async (home) => {
        await firstLoad(home);
        await playsWithoutServer(home);
        await newerBuildTakesOver(home);
      });
    },
  },
];

async function inOwnHome(browser: Browser, visit: (home: Home) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  cpSync('dist', folder, { recursive: true });
  const profile = await browser.newContext();
  await profile.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  const home: Home = { folder, page: await profile.newPage(), site: await serve(folder) };
  const errors: string[] = [];
  home.page.on('console', (message) => { if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`); });
  home.page.on('pageerror', (error) => errors.push(error.message));
  try {
    await visit(home);
    assert.deepEqual(errors, []);
  } finally {
    await profile.close();
    home.site.close();
    rmSync(folder, { recursive: true });
  }
}

async function firstLoad({ page, site }: Home): Promise<void> {
  await page.goto(`${site.url}?pack=lanternfall&seed=7`);
  await page.getByRole('log').waitFor();
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), FOREIGN);
  await page.evaluate(() => navigator.serviceWorker.ready);
  assert.equal((await ownCaches(page)).length, 1);
}

async function playsWithoutServer(home: Home): Promise<void> {
  const { page } = home;
  home.site.close();
  await page.reload();
  await page.getByRole('log').waitFor();
  const played = await playsTurn(page);
  await reload(page);
  assert.equal(await turn(page), played);
}

async function newerBuildTakesOver(home: Home): Promise<void> {
  const { page, folder } = home;
  const [before] = await ownCaches(page);
  edit(join(folder, 'index.html'), '<html lang="en">', '<html lang="en" data-build="newer">');
  edit(join(folder, 'worker.js'), /"version":"\w+"/, '"version":"newer"');
  home.site = await serve(folder, Number(new URL(home.site.origin).port));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => { setTimeout(resolve, 50); });
  });
  // The page goes on with the build that it began with.
  const played = await playsTurn(page);
  assert.equal(await page.locator('html[data-build]').count(), 0);
  assert.ok((await ownCaches(page)).includes(before ?? ''));
  await reload(page);
  await page.locator('html[data-build="newer"]').waitFor({ state: 'attached' });
  await page.getByRole('log').waitFor();
  assert.equal(await turn(page), played);
  await page.waitForFunction(async (old) => !(await caches.keys()).includes(old), before ?? '');
  assert.equal((await ownCaches(page)).length, 1);
  assert.deepEqual((await page.evaluate(() => caches.keys())).filter((name) => FOREIGN.includes(name)).sort(), [...FOREIGN].sort());
}

function edit(file: string, what: string | RegExp, by: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(what, by);
  assert.notEqual(after, before, file);
  writeFileSync(file, after);
}

async function ownCaches(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => name.startsWith('lanternfall-/html/123/'));
}

/** Waits once; the turn it is then. */
async function playsTurn(page: Page): Promise<number> {
  const before = await turn(page);
  await page.keyboard.press('.');
  const after = await turn(page);
  assert.ok(before !== null && after !== null && after > before, `turn ${String(before)}, then ${String(after)}`);
  return after;
}

/** Loads the page anew once the last turn is kept. */
async function reload(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.reload();
  await page.getByRole('log').waitFor();
}

function turn(page: Page): Promise<number | null> {
  return page.evaluate(() => (window as unknown as { lanternfall: Handle }).lanternfall.turn);
}
