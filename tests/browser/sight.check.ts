import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Point } from '../../src/engine/core/point';
import type { DebugApi } from '../../src/ui/debugApi';
import { arenaOn, putActor } from './harness/arena';
import { screenshot, test, type CheckContext } from './harness/test';
import { besideGame, storeRun } from './harness/storedRun';

/** Phones: the smallest in portrait, and one in landscape. */
const WINDOWS = [[320, 568], [390, 844], [844, 390]] as const;
/** Around the hero: one enemy at the edge of sight, and enemies on both sides at once. */
const PLACES: readonly (readonly Point[])[] = [
  [{ x: 7, y: 0 }],
  [{ x: -7, y: 1 }],
  [{ x: 1, y: -7 }],
  [{ x: 0, y: 7 }],
  [{ x: 5, y: 5 }],
  [{ x: -7, y: 0 }, { x: 7, y: 0 }, { x: 0, y: -7 }, { x: 0, y: 7 }],
];
/** Until the camera is at rest. */
const REST_MS = 700;

/** Everything that may cover the map. */
const PANELS = '.hud, .log, .actions, .minimap, .notice, .hint-box, .aim';

/** What is visible of the map: the hero and each enemy in view, or a mark with its distance; and the messages, each in its own lane. */

for (const [width, height] of WINDOWS) {
  test(`${width}x${height} shows every enemy in view, or a mark with its distance at the edge`, ({ newPage, url }) => look({ newPage, url }, width, height));
}
for (const [width, height] of [...WINDOWS, [568, 320], [820, 1180], [1280, 720], [1920, 1080]] as const) {
  test(`${width}x${height} keeps a notice, a hint and the panels off each other and off the hero`, ({ newPage, url }) => lanes({ newPage, url }, width, height));
}
for (const [width, height] of [...WINDOWS, [1280, 720]] as const) {
  test(`${width}x${height} puts a hint above the choice for a level, not on it`, ({ newPage, url }) => level({ newPage, url }, width, height));
}

type Opening = Pick<CheckContext, 'newPage' | 'url'>;

/** A page beside the game, which it will find with some settings. */
async function opened(page: Page, url: string, settings: object): Promise<Page> {
  await besideGame(page, url);
  await page.evaluate((text) => { localStorage.setItem('lanternfall.settings', text); }, JSON.stringify(settings));
  return page;
}

/** A run next to a damaged save, which a notice reports, and in front of a sleeper, which a hint explains. */
async function lanes({ newPage, url }: Opening, width: number, height: number): Promise<void> {
  const page = await opened(await newPage(width, height), url, { language: 'de', motion: 'reduced' });
  const game = arenaOn(3);
  const { player } = game.state;
  putActor(game, 'rat', { x: player.x + 2, y: player.y });
  await storeRun(page, game);
  await page.evaluate(() => new Promise<void>((resolve) => {
    const request = indexedDB.open('lanternfall');
    request.onsuccess = () => {
      const transaction = request.result.transaction('runs', 'readwrite');
      transaction.objectStore('runs').put('torn', 'run.b');
      transaction.oncomplete = () => { request.result.close(); resolve(); };
    };
  }));
  await page.goto(url);
  await page.locator('.notice').waitFor();
  await page.locator('.hint-box').waitFor({ state: 'attached' });
  await page.waitForTimeout(REST_MS);
  await screenshot(`lanes-${width}x${height}`, page);
  assert.deepEqual(await page.evaluate(overlapping, PANELS), []);
  // A waiting hint appears when the notice is dismissed.
  await page.locator('.notice .close').click();
  await page.waitForTimeout(REST_MS);
  assert.equal(await page.locator('.hint-place').evaluate((place) => getComputedStyle(place).opacity), '1');
  assert.deepEqual(await page.evaluate(overlapping, PANELS), []);
}

/** A level reward to choose, which the first hint of its kind explains: above the dialog, not on it. */
async function level({ newPage, url }: Opening, width: number, height: number): Promise<void> {
  const page = await opened(await newPage(width, height), url, { language: 'de', motion: 'reduced' });
  const game = arenaOn(3);
  Object.assign(game.state.hero, { level: 2, choices: 1 });
  await storeRun(page, game);
  await page.goto(url);
  await page.locator('.hint-box').waitFor();
  await page.locator('.dialog-level').waitFor();
  await page.waitForTimeout(REST_MS);
  await screenshot(`level-${width}x${height}`, page);
  const [hint, dialog] = await Promise.all([page.locator('.hint-box').boundingBox(), page.locator('.dialog-level').boundingBox()]);
  assert.ok(hint && dialog && hint.y + hint.height <= dialog.y, `the hint to ${hint ? hint.y + hint.height : '-'}, the dialog from ${dialog?.y}`);
  assert.ok(dialog.y + dialog.height <= height, 'the dialog ends in the window');
}

/** Which panels overlap, cover the hero or leave the window. */
function overlapping(selector: string): string[] {
  const { hero } = (window as unknown as { lanternfall: DebugApi }).lanternfall;
  if (!hero) return ['no hero'];
  const shown = Array.from(document.querySelectorAll(selector)).filter((panel) => panel.getClientRects().length > 0 && panel.closest('.waiting') === null);
  const boxes = shown.map((panel) => ({ name: panel.className, rect: panel.getBoundingClientRect() }));
  const side = hero.side / 2;
  const all = [{ name: 'the hero', rect: new DOMRect(hero.x - side, hero.y - side, hero.side, hero.side) }, { name: 'the window', rect: new DOMRect(0, innerHeight, innerWidth, 999) }, ...boxes];
  return all.flatMap((one, place) => all.slice(place + 1).filter(({ rect }) => rect.left < one.rect.right - 1 && rect.right > one.rect.left + 1 && rect.top < one.rect.bottom - 1 && rect.bottom > one.rect.top + 1).map(({ name }) => `${one.name} and ${name}`));
}

interface Seen {
  readonly handle: Pick<DebugApi, 'hero' | 'enemies' | 'marks'>;
  /** What covers the middle of the hero, of each enemy and of each mark: an empty text if that is the map. */
  readonly over: { readonly hero: string; readonly enemies: readonly string[]; readonly marks: readonly string[] };
}

async function look({ newPage, url }: Opening, width: number, height: number): Promise<void> {
  const page = await opened(await newPage(width, height), url, { hints: 'off', motion: 'reduced' });
  for (const [place, steps] of PLACES.entries()) {
    const game = arenaOn(3);
    const { player } = game.state;
    for (const { x, y } of steps) putActor(game, 'rat', { x: player.x + x, y: player.y + y });
    await storeRun(page, game);
    await page.goto(url);
    await page.getByRole('log').waitFor({ state: 'attached' });
    await page.waitForTimeout(REST_MS);
    const { handle, over } = await seeMap(page);
    if (place === PLACES.length - 1) await screenshot(`sight-${width}x${height}`, page);
    assert.equal(handle.enemies?.length, steps.length, 'the enemies are in view by the rules');
    assert.equal(over.hero, '', `the hero is hidden: ${over.hero}`);
    const hidden = over.enemies.filter((panel) => panel !== '');
    assert.equal(handle.marks?.length, hidden.length, `marks for ${hidden.join(', ')}`);
    assert.deepEqual(over.marks.filter((panel) => panel !== ''), []);
    for (const mark of handle.marks) assert.equal(mark.steps, 7);
    // A single enemy is always shown if the window has room for it and the hero.
    if (steps.length === 1 && steps.every(({ y }) => Math.abs(y) < 5)) assert.deepEqual(hidden, []);
  }
}

function seeMap(page: Page): Promise<Seen> {
  return page.evaluate((selector) => {
    const { hero, enemies, marks } = (window as unknown as { lanternfall: DebugApi }).lanternfall;
    const panels = Array.from(document.querySelectorAll(selector), (panel) => ({ name: panel.className, rect: panel.getBoundingClientRect() }));
    const over = ({ x, y }: { x: number; y: number }): string => {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'outside';
      return panels.find(({ rect }) => x > rect.left && x < rect.right && y > rect.top && y < rect.bottom)?.name ?? '';
    };
    return { handle: { hero, enemies, marks }, over: { hero: hero ? over(hero) : 'no hero', enemies: (enemies ?? []).map(over), marks: (marks ?? []).map(over) } };
  }, PANELS);
}
