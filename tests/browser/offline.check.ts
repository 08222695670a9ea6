import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Precache } from '../../src/offline/precache';
import type { DebugApi } from '../../src/ui/debugApi';
import { test } from './harness/test';
import { prepareProfile } from './harness/frames';
import { serve, type Site } from './harness/serve';

/** Caches of other games, or of this game elsewhere. */
const FOREIGN = ['other-game', 'lanternfall-/elsewhere/-0'];

/** The hash in a file's name. */
const HASHED = /\.([0-9a-f]{8})\./;
const NEWER = '00000000';

/** What the browser says of a script that ends in the middle. */
const TORN = 'Unexpected end of input';

/** A build in its own folder, which is served, taken away, served again and replaced. */
interface Home {
  readonly folder: string;
  readonly page: Page;
  site: Site;
}

/** Playing without a network, in a profile of its own: all others block the worker. */

test('after one load the game plays without a server, and a newer build takes over with the next load', ({ browser }) => inOwnHome(browser, async (home) => {
  await firstLoad(home);
  await playsWithoutServer(home);
  await newerBuildTakesOver(home);
}));

test('a newer build waits until the last page of the old one is closed, with a server and without', ({ browser }) => inOwnHome(browser, async (home) => {
  await firstLoad(home);
  await waitsForTwoPages(home);
}));

test('a file that came broken is not kept for playing offline; once it is sound, the game is kept, and a broken copy is renewed', ({ browser }) => inOwnHome(browser, async (home) => {
  await keepsNoBrokenFile(home);
  await renewsBrokenCopy(home);
}, [TORN]));

/** @param expected the errors that the visit causes itself */
async function inOwnHome(browser: Browser, visit: (home: Home) => Promise<void>, expected: readonly string[] = []): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  cpSync('dist', folder, { recursive: true });
  const profile = await browser.newContext();
  await prepareProfile(profile);
  const home: Home = { folder, page: await profile.newPage(), site: await serve(folder) };
  const errors: string[] = [];
  home.page.on('console', (message) => { if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`); });
  home.page.on('pageerror', (error) => errors.push(error.message));
  try {
    await visit(home);
    assert.deepEqual(errors, expected);
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
  const { page, folder } = home;
  const files = filesOf(folder);
  // What belongs to a region of floors too, be it met or not.
  assert.deepEqual([/^rootways\./, /^en-rootways\./, /^de-rootways\./].filter((part) => !files.some((file) => part.test(file))), []);
  home.site.close();
  assert.deepEqual(await missing(page, files), []);
  await page.reload();
  await page.getByRole('log').waitFor();
  const played = await playsTurn(page);
  await reload(page);
  assert.equal(await turn(page), played);
}

async function newerBuildTakesOver(home: Home): Promise<void> {
  const { page } = home;
  const [before] = await ownCaches(page);
  await publish(home);
  // The page stays with the build that it began with.
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

/** The build's file for German, which an English page does not load by itself, is cut short while the worker installs. */
async function keepsNoBrokenFile({ page, site, folder }: Home): Promise<void> {
  const german = join(folder, readdirSync(folder).find((name) => /^de\.\w+\.js$/.test(name)) ?? '');
  const whole = readFileSync(german);
  writeFileSync(german, whole.subarray(0, 5000));
  // Not by looking at its state: a worker may give up between two looks.
  const began = page.context().waitForEvent('serviceworker');
  await page.goto(`${site.url}?pack=lanternfall&seed=7`);
  await began;
  const end = await page.evaluate(async () => {
    for (let looks = 0; looks < 600; looks++) {
      const found = await navigator.serviceWorker.getRegistration();
      if (!found) return 'none';
      if (found.active) return 'active';
      await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
    return 'no end';
  });
  assert.equal(end, 'none');
  assert.deepEqual(await ownCaches(page), []);
  writeFileSync(german, whole);
  await firstLoad({ page, site, folder });
}

/** A kept copy that is broken makes the page ask past all caches: it opens, and the copy is sound again. */
async function renewsBrokenCopy({ page, site }: Home): Promise<void> {
  const broken = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('lanternfall-/html/123/'));
    const cache = await caches.open(name);
    const panels = (await cache.keys()).find(({ url }) => /\/panels\.\w+\.js$/.test(url));
    if (!panels) return '';
    await cache.put(panels, new Response('const torn = {', { headers: { 'content-type': 'text/javascript' } }));
    return panels.url;
  });
  assert.notEqual(broken, '');
  await page.goto(`${site.url}?pack=lanternfall&seed=7`);
  await page.getByRole('log').waitFor();
  site.close();
  await page.reload();
  await page.getByRole('log').waitFor();
  await playsTurn(page);
}

/** A first page plays the old build, then a second one is opened, reloaded and closed. */
async function waitsForTwoPages(home: Home): Promise<void> {
  const { page, folder } = home;
  const files = filesOf(folder);
  const [before = ''] = await ownCaches(page);
  home.site.close();
  await publish(home);
  for (const isOffline of [false, true]) {
    if (isOffline) home.site.close();
    const second = await page.context().newPage();
    for (const visit of [() => second.goto(home.site.url), () => second.reload(), () => second.reload()]) {
      await visit();
      await second.getByRole('heading').first().waitFor();
      assert.equal(await second.locator('html[data-build]').count(), 0);
    }
    await second.close();
    assert.deepEqual(await missing(page, files), []);
    await playsTurn(page);
    assert.ok((await ownCaches(page)).includes(before));
  }
  await reload(page);
  await page.locator('html[data-build="newer"]').waitFor({ state: 'attached' });
  await page.waitForFunction(async (old) => !(await caches.keys()).includes(old), before);
  assert.deepEqual(await missing(page, filesOf(folder)), []);
}

/** Serves a newer build of other files, and waits until it is ready. */
async function publish(home: Home): Promise<void> {
  const { folder, page } = home;
  edit(join(folder, 'index.html'), '<html lang="en"', '<html lang="en" data-build="newer"');
  edit(join(folder, 'worker.js'), /"version":"\w+"/, '"version":"newer"');
  rename(folder);
  hashAnew(folder);
  home.site = await serve(folder, Number(new URL(home.site.origin).port));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    for (let looks = 0; !registration.waiting; looks++) {
      if (looks > 400) throw new Error('no newer build waits');
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
  });
}

/** Renames every file that is named after its content, wherever it is referenced, even in two halves. */
function rename(folder: string): void {
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => HASHED.test(file));
  const texts = ['index.html', 'worker.js', ...named.filter((file) => /\.(js|css)$/.test(file))];
  const hashes = named.map((file) => HASHED.exec(file)?.[1] ?? '');
  const newer = (text: string): string => hashes.reduce((all, hash) => all.replaceAll(hash, NEWER), text);
  for (const file of texts) writeFileSync(join(folder, file), newer(readFileSync(join(folder, file), 'utf8')));
  for (const file of named) renameSync(join(folder, file), join(folder, dirname(file), newerName(basename(file))));
}

/** Has the worker expect the files as they are now. */
function hashAnew(folder: string): void {
  const files = Object.fromEntries(filesOf(folder).map((file) => [file, createHash('sha256').update(readFileSync(join(folder, file))).digest('hex')]));
  edit(join(folder, 'worker.js'), /"files":\{[^}]*\}/, `"files":${JSON.stringify(files)}`);
}

function newerName(name: string): string {
  return name.replace(HASHED, `.${NEWER}.`);
}

/** What a build's worker keeps. */
function filesOf(folder: string): string[] {
  const [line = ''] = readFileSync(join(folder, 'worker.js'), 'utf8').split('\n', 1);
  return Object.keys((JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1)) as Precache).files);
}

/** The files that a page doesn't get. */
function missing(page: Page, files: readonly string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    const answers = await Promise.all(names.map(async (name) => ({ name, isOk: await fetch(name).then(({ ok }) => ok, () => false) })));
    return answers.filter(({ isOk }) => !isOk).map(({ name }) => name);
  }, [...files]);
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

/** Waits once; returns the turn reached. */
async function playsTurn(page: Page): Promise<number> {
  const before = await turn(page);
  await page.keyboard.press('.');
  const after = await turn(page);
  assert.ok(before !== null && after !== null && after > before, `turn ${String(before)}, then ${String(after)}`);
  return after;
}

/** Reloads the page once the last turn is saved. */
async function reload(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.reload();
  await page.getByRole('log').waitFor();
}

function turn(page: Page): Promise<number | null> {
  return page.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.turn);
}
