import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { text } from '../../src/keep/text';
import type { Game } from '../../src/engine/Game';
import type { DebugApi } from '../../src/ui/debugApi';
import { arenaOn, putActor } from './harness/arena';
import { prepareProfile } from './harness/frames';
import { besideGame, storeRun } from './harness/storedRun';
import { screenshot, test } from './harness/test';

/** The looks of the second region, and its texts. */
const LOOKS = /\/rootways\.\w+\.js$/;
const TEXTS = /\/en-rootways\.\w+\.js$/;
/** The last floor above that region, and one within. */
const ABOVE = 4;
const WITHIN = 8;

/** What belongs to one region of floors comes before its stairs, is asked for again, and is said to be missing. */

test('the part of a region is there before its stairs, though not by the first turn', ({ browser, url }) => inProfile(browser, async (profile) => {
  const page = await openStored(profile, url, onStairs(ABOVE));
  await isComplete(page);
  assert.deepEqual([(await asked(page, LOOKS)).length, (await asked(page, TEXTS)).length], [1, 1]);
  await goDown(page, ABOVE + 1);
  const card = page.getByRole('dialog', { name: text('theme.rootways') });
  await card.locator('img').waitFor();
  await screenshot('regions-card', page);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await screenshot('regions-floor-6', page);
  assert.equal(await page.getByText(text('ui.regions.missing')).count(), 0);
}));

test('a run on a floor of the region waits for it, and knows the names of who lives there', ({ browser, url }) => inProfile(browser, async (profile) => {
  const game = arenaOn(WITHIN);
  putActor(game, 'mushroomMan', { x: game.state.player.x + 2, y: game.state.player.y });
  const page = await openStored(profile, url, game, async (opening) => {
    await opening.route(LOOKS, async (route) => {
      await new Promise((resolve) => { setTimeout(resolve, 1500); });
      await route.continue();
    });
  });
  assert.equal((await asked(page, LOOKS)).length, 1);
  await isComplete(page);
  await page.keyboard.press('v');
  await page.getByText('Mushroom Man').first().waitFor();
  await screenshot('regions-floor-8', page);
}));

test('a part that comes broken once is asked for again, and nobody notices', ({ browser, url }) => inProfile(browser, async (profile) => {
  const answers = { looks: 0, texts: 0 };
  const page = await openStored(profile, url, onStairs(ABOVE), async (opening) => {
    await breakFirst(opening, LOOKS, () => answers.looks++ > 0);
    await breakFirst(opening, TEXTS, () => answers.texts++ > 0);
  });
  await isComplete(page);
  assert.ok(answers.looks >= 2 && answers.texts >= 2, JSON.stringify(answers));
  assert.equal(await page.getByText(text('ui.regions.missing')).count(), 0);
}));

for (const file of [LOOKS, TEXTS]) {
  test(`where ${file.source} doesn't come, the player is told, plays on, and it is asked for on the next stairs`, ({ browser, url }) => inProfile(browser, async (profile) => {
    let isOpen = false;
    const page = await openStored(profile, url, onStairs(ABOVE), (opening) => breakFirst(opening, file, () => isOpen));
    await isComplete(page);
    await page.getByText(text('ui.regions.missing')).first().waitFor();
    await goDown(page, ABOVE + 1);
    await screenshot(`regions-missing-${file === LOOKS ? 'looks' : 'texts'}`, page);
    await page.keyboard.press('.');
    assert.equal(await page.getByRole('alertdialog').count(), 0);
    isOpen = true;
    await storeRun(page, onStairs(ABOVE + 1));
    await page.reload();
    await isPlayed(page, ABOVE + 1);
    await isComplete(page);
    await goDown(page, ABOVE + 2);
    await page.waitForFunction((pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)), file.source);
  }));
}

/** A run on a floor of one empty room whose hero stands on the stairs down. */
function onStairs(floor: number): Game {
  const game = arenaOn(floor);
  const { terrain, width } = game.floor.state;
  const { x, y } = game.state.player;
  terrain[y * width + x] = game.content.tiles.findIndex(({ id }) => id === 'stairsDown');
  return game;
}

async function inProfile(browser: Browser, visit: (profile: BrowserContext) => Promise<void>): Promise<void> {
  const profile = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block', locale: 'en-GB' });
  await prepareProfile(profile, 'seldom');
  await profile.addInitScript(() => { window.addEventListener('everything-loaded', () => { document.documentElement.dataset['complete'] = 'yes'; }); });
  try {
    await visit(profile);
  } finally {
    await profile.close();
  }
}

/** Opens the page with a stored run; resolves once a turn can be taken. */
async function openStored(profile: BrowserContext, url: string, game: Game, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await profile.newPage();
  await besideGame(page, url);
  await storeRun(page, game);
  await prepare?.(page);
  await page.goto(url);
  await isPlayed(page, game.state.floor);
  return page;
}

/** Waits until a turn can be taken on a floor. */
async function isPlayed(page: Page, floor: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { lanternfall } = window as unknown as { lanternfall?: DebugApi };
    return lanternfall?.floor === wanted && lanternfall.turn !== null;
  }, floor);
}

/** Answers requests with a page of another network until `isOpen` says so. */
async function breakFirst(page: Page, file: RegExp, isOpen: () => boolean): Promise<void> {
  await page.route(file, async (route) => {
    if (isOpen()) await route.continue();
    else await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Log in</title>' });
  });
}

function asked(page: Page, file: RegExp): Promise<string[]> {
  return page.evaluate((pattern) => {
    return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => new RegExp(pattern).test(name));
  }, file.source);
}

async function isComplete(page: Page): Promise<void> {
  await page.locator('html[data-complete]').waitFor({ state: 'attached' });
}

async function goDown(page: Page, floor: number): Promise<void> {
  await page.keyboard.press('>');
  await page.waitForFunction((wanted) => (window as unknown as { lanternfall: DebugApi }).lanternfall.floor === wanted, floor);
}
