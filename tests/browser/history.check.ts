import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Browser, Frame, Page } from '@playwright/test';
import { Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { makeActor } from '../../src/engine/floor/openFloor';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun, revisionOf } from '../../src/engine/run/save';
import { resumeGame } from '../../src/procgen/newGame';
import { type Archive, decodeArchive } from '../../src/keep/archive';
import { dayOf } from '../../src/keep/daily';
import type { DebugApi } from '../../src/ui/debugApi';
import { contentOf } from '../../src/keep/packRegistry';
import { screenshot, test, type CheckContext } from './harness/test';
import { runOf } from './harness/Pilot';
import { prepareProfile } from './harness/frames';
import { listen } from './harness/serve';
import { besideGame, storeRun, storeText } from './harness/storedRun';

/** Finished runs, the daily run, and everything in one file. */

test('a finished run is in the history when the page is opened again, with its tombstone', dies);
test('everything is exported to a file, and continues from it in another browser', moves);
test('the daily run is begun, ends and is shared', daily);
test('a dropped file of nonsense is refused, and the page stays', refuses);
test('if a frame may neither store data nor offer downloads, the run can be copied as a text', frames);

/** The same run with a monster next to the player that kills it within a few turns. */
function doomed(game: Game): Game {
  const { player } = game.state;
  const cell = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: player.x + dx, y: player.y + dy }))).find(({ x, y }) => game.floor.isWalkable(x, y) && game.floor.actorAt(x, y) === null);
  assert.ok(cell);
  const rat = Object.assign(makeActor(game.content, game.state.nextId++, { id: 'rat', ...cell, floor: 1 }), { power: 50 });
  game.floor.state.actors.push(rat);
  game.floor.enter(rat);
  player.hp = 1;
  return game;
}

/** Waits on the page until the run is over. */
async function die(page: Page): Promise<void> {
  await page.getByRole('log').waitFor();
  for (let turn = 0; turn < 20 && (await page.locator('.dialog-over').count()) === 0; turn++) await page.keyboard.press('.');
  await page.locator('.dialog-over').waitFor();
}

function button(page: Page | Frame, name: string | RegExp): ReturnType<Page['getByRole']> {
  return page.getByRole('button', { name, exact: true });
}

function hashOf(page: Page): Promise<number | null> {
  return page.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.hash);
}

async function dies({ page, open, url }: CheckContext): Promise<void> {
  await besideGame(page, url);
  await storeRun(page, doomed(runOf('lanternfall', 'short')));
  await open();
  await die(page);
  await screenshot('death', page);
  await open();
  await button(page, 'History').click();
  const line = page.locator('.past .choice', { hasText: 'Killed by a rat' });
  await line.first().waitFor();
  await screenshot('history', page);
  await line.first().click();
  await button(page, 'View tombstone').click();
  const words = await page.locator('.tombstone').innerText();
  for (const part of ['seed "short"', 'Killed by a rat on floor 1.', 'You die…', '@']) assert.ok(words.includes(part), `"${part}" is missing in ${words}`);
  await screenshot('tombstone', page);
  for (let open = 0; open < 3; open++) await page.keyboard.press('Escape');
  await button(page, 'Start').waitFor();
}

async function moves({ page, open, newPhone, url }: CheckContext): Promise<void> {
  await open('?pack=lanternfall&seed=moving');
  await page.getByRole('log').waitFor();
  for (const key of 'hjkl..') await page.keyboard.press(key);
  const hash = await hashOf(page);
  const { archive, path } = await saved(page);
  assert.ok(archive.run !== null && archive.history.length > 0);
  const other = await newPhone();
  await other.goto(url);
  await button(other, 'Save data').click();
  const chooser = other.waitForEvent('filechooser');
  await button(other, 'Import file').click();
  await (await chooser).setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await button(other, 'Import everything').waitFor();
  await screenshot('import', other);
  await button(other, 'Import everything').click();
  await other.getByRole('log').waitFor();
  assert.equal(await hashOf(other), hash);
  await other.locator('.veil').waitFor({ state: 'detached' });
  await other.reload();
  await other.getByRole('log').waitFor();
  assert.equal(await hashOf(other), hash);
}

/** The file that the page offers. */
async function saved(page: Page): Promise<{ archive: Archive; path: string }> {
  await page.keyboard.press('Escape');
  await button(page, 'Save data').click();
  const download = page.waitForEvent('download');
  await button(page, 'Export to file').click();
  const file = await download;
  assert.match(file.suggestedFilename(), /^lanternfall-\d{4}-\d\d-\d\d\.json$/);
  const path = await file.path();
  return { archive: archiveIn(readFileSync(path, 'utf8')), path };
}

function archiveIn(text: string): Archive {
  const read = decodeArchive(text, 'the file');
  assert.ok(read.ok, read.ok ? '' : read.why);
  return read.archive;
}

async function daily({ page, open }: CheckContext): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await toTitle(page, open);
  await page.getByRole('button', { name: /^Daily run of .*first try counts/s }).click();
  await page.getByRole('log').waitFor();
  const day = dayOf(new Date());
  assert.equal(await page.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.seed), `daily ${day}`);
  await page.keyboard.press('.');
  await storeText(page, await shortened(page));
  await open();
  await die(page);
  await open();
  const result = page.getByRole('button', { name: /^Daily run of .*killed by a rat/s });
  await result.waitFor();
  await screenshot('daily', page);
  await result.click();
  await button(page, 'Copy result to share').click();
  await page.getByText('Copied.').waitFor();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(line, new RegExp(`^Lanternfall ${day}: \\d+ points, killed by a rat on floor 1 after \\d+ turns?\\.$`));
}

/** The title, whatever run is in progress. */
async function toTitle(page: Page, open: CheckContext['open']): Promise<void> {
  await open();
  await storeRun(page, doomed(runOf('lanternfall', 'out of the way')));
  await open();
  await die(page);
  await open();
}

/** The run that the page stores, with its end. */
async function shortened(page: Page): Promise<string> {
  const texts = await kept(page);
  const newest = texts.sort((a, b) => revisionOf(b) - revisionOf(a))[0] ?? '';
  const decoded = decodeRun(newest);
  assert.ok(decoded.ok);
  const { record, state } = decoded.run;
  const content = contentOf(state.pack);
  assert.ok(content);
  return encodeRun(doomed(resumeGame(content, state)).state, { ...record, deeds: null }, decoded.revision + 1);
}

/** The texts of the saves. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('lanternfall');
        request.onsuccess = () => {
          const runs = request.result.transaction('runs').objectStore('runs').getAll(IDBKeyRange.bound('run.', 'run.z'));
          runs.onsuccess = () => {
            request.result.close();
            resolve(runs.result as string[]);
          };
        };
      }),
  );
}

async function refuses({ page, open }: CheckContext): Promise<void> {
  await open();
  const { href } = new URL(page.url());
  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['milk, bread'], 'list.txt'));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer: files, cancelable: true, bubbles: true });
      document.body.dispatchEvent(event);
      // A browser opens whatever isn't prevented here in place of the game.
      if (type !== 'dragenter' && !event.defaultPrevented) throw new Error(`${type} goes to the browser`);
    }
  });
  await page.getByText(/list\.txt"? \(11 bytes\) isn't a saved run/).first().waitFor();
  assert.equal(page.url(), href);
  assert.equal(await page.locator('.dropping').count(), 0);
  await screenshot('refused-file', page);
}

async function frames({ browser, url }: CheckContext): Promise<void> {
  // Browsers treat localhost and 127.0.0.1 as different sites.
  const address = `${url.replace('127.0.0.1', 'localhost')}?seed=framed`;
  await exported(browser, { address, sandbox: 'sandbox="allow-scripts"', isBlocked: false });
  await exported(browser, { address, sandbox: 'sandbox="allow-scripts allow-same-origin"', isBlocked: false });
  await exported(browser, { address, sandbox: '', isBlocked: true });
}

interface Framed {
  readonly address: string;
  /** The attribute of the frame. */
  readonly sandbox: string;
  /** Whether the browser blocks all storage. */
  readonly isBlocked: boolean;
}

/** Plays in a frame of another site and exports the run as a text. */
async function exported(browser: Browser, { address, sandbox, isBlocked }: Framed): Promise<void> {
  const frame = `<!doctype html><title>Games</title><iframe ${sandbox} src="${address}" width="960" height="600"></iframe>`;
  const outer = createServer((_request, response) => { response.writeHead(200, { 'content-type': 'text/html' }).end(frame); });
  const profile = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
  await prepareProfile(profile);
  if (isBlocked) await profile.addInitScript({ content: BLOCKED });
  const page = await profile.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(`http://127.0.0.1:${await listen(outer)}/`);
    const game = page.frames().find((each) => each.url().includes('seed=framed')) ?? assert.fail('no frame');
    await game.getByRole('log').waitFor();
    await game.getByRole('application').press('Escape');
    await button(game, 'Save data').click();
    await button(game, 'Export to file').click();
    const { run } = archiveIn(await game.locator('.shown-text textarea').inputValue());
    const decoded = decodeRun(run ?? '');
    assert.ok(decoded.ok && decoded.run.state.seed === 'framed');
    const content = contentOf(decoded.run.state.pack);
    assert.ok(content);
    const again = resumeGame(content, decoded.run.state);
    again.turn(new Wait());
    assert.deepEqual(errors, []);
  } finally {
    await profile.close();
    outer.close();
    outer.closeAllConnections();
  }
}

/** How a browser behaves that stores nothing for frames of other sites. */
const BLOCKED = `for (const place of ['indexedDB', 'localStorage', 'sessionStorage']) {
  Object.defineProperty(window, place, { get() { throw new DOMException('The page may keep nothing.', 'SecurityError'); } });
}`;
