import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Frame, type Page } from '@playwright/test';
import { screenshot, test } from './harness/test';
import { findBrowser } from './harness/findBrowser';
import { prepareProfile } from './harness/frames';
import './harness/Promises';
import { listen, serve } from './harness/serve';

/** The most turns tried, one per second. */
const MOST_TRIES = 90;

/** A page of another site with the game in a frame. */
const outerPage = (game: string, sandbox: string): string => `<!doctype html><title>A page of games</title><link rel="icon" href="data:,"><iframe src="${game}" ${sandbox} width="1200" height="680"></iframe>`;

/** Where the game is: as the page itself and in a frame of another site, with and without its own origin. */
interface Sites {
  readonly game: string;
  readonly framed: string;
  readonly sandboxed: string;
  /** The workshop in such a sandbox. */
  readonly workshop: string;
}

/** Milliseconds between two looks at a page. */
const POLL_MS = 100;

/** The game plays everywhere, and keeps the run or says why not. */

test('in a frame of another site the run is saved and goes on after a reload', () => everywhere(async (sites) => {
  await inProfile(withFrames('allowed'), async (profile) => {
    await plays(profile, sites.framed);
    await goesOn(profile, sites.framed);
  });
}));

test('in a frame of another site without storage the game plays, and says that it isn\'t saved', () => everywhere(async (sites) => {
  await inProfile(withFrames('blocked'), (profile) => playsUnsaved(profile, sites.framed));
}));

test('in a private window the run is saved as long as the window is open', ({ browser }) => everywhere(async (sites) => {
  await inContext(browser, async (profile) => {
    await plays(profile, sites.game);
    await goesOn(profile, sites.game);
  });
}));

test('in a sandbox without an origin the game plays, and says that it isn\'t saved', ({ browser }) => everywhere(async (sites) => {
  await inContext(browser, (profile) => playsUnsaved(profile, sites.sandboxed));
}));

test('in a sandbox without an origin the game\'s fonts load', ({ browser }) => everywhere(async (sites) => {
  await inContext(browser, (profile) => hasItsLetters(profile, sites.sandboxed));
}));

test('in a sandbox without an origin the workshop\'s fonts load', ({ browser }) => everywhere(async (sites) => {
  await inContext(browser, (profile) => shopHasItsLetters(profile, sites.workshop));
}));

test('if the player blocks storage for all sites the game plays, alone and in a frame, and says that it isn\'t saved', () => everywhere(async (sites) => {
  await inProfile({ profile: { default_content_setting_values: { cookies: 2 } } }, async (profile) => {
    await playsUnsaved(profile, sites.game);
    await playsUnsaved(profile, sites.framed);
  });
}));

test('without room the last save stays, the game says so, plays on, and saves again when there is room', ({ browser }) => everywhere(async (sites) => {
  await inContext(browser, (profile) => runsOutOfRoom(profile, sites.game));
}));

test('a run damaged on the disk is reported, and another can be played and saved', () => everywhere(async (sites) => {
  await inFolder({}, async (folder) => {
    await inBrowser(folder, (profile) => plays(profile, sites.game));
    damage(folder);
    await inBrowser(folder, async (profile) => {
      const { page, game } = await openGame(profile, sites.game);
      await game.getByText('Your saved run is missing: browser storage was cleared or damaged.').first().waitFor();
      await screenshot('missing', page);
      await page.close();
      await plays(profile, sites.game);
      await goesOn(profile, sites.game);
    });
  });
}));

test('of two pages one saves; the other says so, takes over, and nothing is lost', ({ browser }) => everywhere(async (sites) => {
  await inContext(browser, (profile) => takesOver(profile, sites.game));
}));

/** Flips bits in every byte of the browser's databases, as a failing disk may. */
function damage(folder: string): void {
  const databases = join(folder, 'Default', 'IndexedDB');
  const files = readdirSync(databases, { recursive: true, encoding: 'utf8' }).map((name) => join(databases, name)).filter((file) => /\.(log|ldb)$|MANIFEST/.test(file));
  assert.ok(files.length > 0, databases);
  for (const file of files) writeFileSync(file, readFileSync(file).map((byte) => byte ^ 0x5a));
}

async function everywhere(visit: (sites: Sites) => Promise<void>): Promise<void> {
  const site = await serve(resolve('dist'));
  // Browsers treat localhost and 127.0.0.1 as different sites.
  const game = `${site.url.replace('127.0.0.1', 'localhost')}index.html`;
  const outer = createServer((request, response) => {
    const address = request.url === '/workshop' ? `${game}#workshop` : game;
    response.writeHead(200, { 'content-type': 'text/html' }).end(outerPage(address, request.url === '/framed' ? '' : 'sandbox="allow-scripts"'));
  });
  const origin = `http://127.0.0.1:${await listen(outer)}`;
  try {
    await visit({ game, framed: `${origin}/framed`, sandboxed: `${origin}/sandboxed`, workshop: `${origin}/workshop` });
  } finally {
    site.close();
    outer.close();
    outer.closeAllConnections();
  }
}

async function inContext(browser: Browser, visit: (profile: BrowserContext) => Promise<void>): Promise<void> {
  const profile = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await prepareProfile(profile);
  try {
    await visit(profile);
  } finally {
    await profile.close();
  }
}

/** The preferences of a player who lets frames of other sites store data, or not. */
function withFrames(frames: 'allowed' | 'blocked'): object {
  return { profile: { block_third_party_cookies: frames === 'blocked', cookie_controls_mode: frames === 'blocked' ? 1 : 0 } };
}

/** A browser of its own, not a private window, with these preferences. */
function inProfile(preferences: object, visit: (profile: BrowserContext) => Promise<void>): Promise<void> {
  return inFolder(preferences, (folder) => inBrowser(folder, visit));
}

/** A folder for a browser's data. */
async function inFolder(preferences: object, visit: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'keeping-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  try {
    await visit(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A browser with its data in that folder, from start to end. */
async function inBrowser(folder: string, visit: (profile: BrowserContext) => Promise<void>): Promise<void> {
  const executablePath = findBrowser(process.env) ?? assert.fail('no browser');
  const profile = await chromium.launchPersistentContext(folder, { executablePath, viewport: { width: 1280, height: 720 }, args: ['--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--no-first-run', '--disable-sync'] });
  await prepareProfile(profile);
  try {
    await visit(profile);
  } finally {
    await profile.close();
  }
}

/** The game in a page, as the page itself or in a frame. */
async function openGame(profile: BrowserContext, address: string): Promise<{ page: Page; game: Frame }> {
  const page = await profile.newPage();
  await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  await page.goto(address);
  const game = page.frames().at(-1) ?? page.mainFrame();
  await game.waitForFunction(() => window.lanternfall !== undefined);
  return { page, game };
}

async function startRun({ page, game }: { page: Page; game: Frame }): Promise<void> {
  await game.getByRole('button', { name: 'Start' }).waitFor();
  // Nobody comes by in the first 200 turns: who is attacked is asked before it waits.
  await game.getByRole('textbox').fill('3');
  await page.keyboard.press('Enter');
  await game.getByRole('log').waitFor();
  for (let i = 0; i < 3; i++) await waitATurn(game);
  assert.equal(await game.evaluate(() => window.lanternfall?.turn), 3);
}

/**
 * Presses until one turn has passed: a page that has just come to the front may not take keys yet, or may have opened its pause menu.
 * Down and up in one task: on a slow machine the driver's release may come so late that the game repeats the key.
 */
async function waitATurn(game: Frame): Promise<void> {
  await game.waitForFunction(() => {
    const key = document.querySelector('.dialog-menu') ? { key: 'Escape', code: 'Escape' } : { key: '.', code: 'Period' };
    const before = window.lanternfall?.turn;
    for (const type of ['keydown', 'keyup']) window.dispatchEvent(new KeyboardEvent(type, key));
    return typeof before === 'number' && window.lanternfall?.turn === before + 1;
  }, null, { polling: POLL_MS });
}

/** Asks by the clock, not by frames: a page behind another draws none. */
async function savedUpTo(game: Frame, turn: number): Promise<void> {
  await game.waitForFunction((wanted) => window.lanternfall?.savedTurn === wanted, turn, { polling: POLL_MS });
}

async function pauseHint({ page, game }: { page: Page; game: Frame }): Promise<string> {
  await page.keyboard.press('Escape');
  const hint = await game.locator('.dialog-menu .hint').innerText();
  await page.keyboard.press('Escape');
  return hint;
}

async function plays(profile: BrowserContext, address: string): Promise<void> {
  const opened = await openGame(profile, address);
  await startRun(opened);
  await savedUpTo(opened.game, 3);
  assert.equal(await pauseHint(opened), 'Saved (turn 3).');
  assert.equal(await opened.game.locator('.unsaved').count(), 0);
  await opened.page.close();
}

async function goesOn(profile: BrowserContext, address: string): Promise<void> {
  const { page, game } = await openGame(profile, address);
  await game.waitForFunction(() => window.lanternfall?.turn === 3);
  await page.close();
}

async function playsUnsaved(profile: BrowserContext, address: string): Promise<void> {
  const opened = await openGame(profile, address);
  const { page, game } = opened;
  await game.getByText('This browser doesn\'t allow saving. Your run ends when you close the page.').first().waitFor();
  await startRun(opened);
  assert.equal(await pauseHint(opened), 'Not saved: this browser doesn\'t allow saving. The run ends when you close the page.');
  assert.equal(await game.locator('.unsaved').innerText(), 'not saved');
  assert.equal(await game.evaluate(() => window.lanternfall?.savedTurn), null);
  await page.close();
}

/** A host need not send its fonts to a page without an origin; the console then reports each one requested. */
async function hasItsLetters(profile: BrowserContext, address: string): Promise<void> {
  const errors: string[] = [];
  profile.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
  const { page, game } = await openGame(profile, address);
  await game.getByRole('button', { name: 'Start' }).waitFor();
  await screenshot('sandboxed', page);
  await hasFonts(game);
  assert.deepEqual(errors, []);
  await page.close();
}

async function shopHasItsLetters(profile: BrowserContext, address: string): Promise<void> {
  const errors: string[] = [];
  profile.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
  const page = await profile.newPage();
  await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  await page.goto(address);
  const shop = page.frames().at(-1) ?? page.mainFrame();
  await shop.getByText('This pack can be played.').waitFor();
  await screenshot('sandboxed-workshop', page);
  await hasFonts(shop);
  assert.deepEqual(errors, []);
  await page.close();
}

async function hasFonts(frame: Frame): Promise<void> {
  const faces = await frame.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`);
  });
  for (const face of ['Press Start 2P normal', 'Atkinson Hyperlegible 400', 'Atkinson Hyperlegible 700']) {
    assert.ok(faces.includes(face), `${face} is not among ${faces.join(', ')}`);
  }
}

async function runsOutOfRoom(profile: BrowserContext, address: string): Promise<void> {
  const opened = await openGame(profile, address);
  const { page, game } = opened;
  await startRun(opened);
  await savedUpTo(game, 3);
  const client = await profile.newCDPSession(page);
  const { origin } = new URL(address);
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // A browser measures its storage only now and then.
  for (let i = 0; i < MOST_TRIES && (await game.locator('.unsaved').count()) === 0; i++) {
    await waitATurn(game);
    await page.waitForTimeout(1000);
  }
  const saved = await game.evaluate(() => window.lanternfall?.savedTurn);
  assert.ok(typeof saved === 'number' && saved >= 3, `saved up to ${saved}`);
  await game.getByText(`Not saved since turn ${saved}: browser storage is full.`).first().waitFor();
  await screenshot('no-room', page);
  const turn = (await game.evaluate(() => window.lanternfall?.turn)) ?? 0;
  await waitATurn(game);
  assert.equal(await game.evaluate(() => window.lanternfall?.turn), turn + 1);
  assert.equal(await game.evaluate(() => window.lanternfall?.savedTurn), saved);
  await client.send('Storage.overrideQuotaForOrigin', { origin });
  // It retries by itself.
  await game.waitForFunction((wanted) => window.lanternfall?.savedTurn === wanted, turn + 1, { timeout: 120_000 });
  await page.close();
  const again = await openGame(profile, address);
  await again.game.waitForFunction((wanted) => window.lanternfall?.turn === wanted, turn + 1);
}

async function takesOver(profile: BrowserContext, address: string): Promise<void> {
  const first = await openGame(profile, address);
  await startRun(first);
  await savedUpTo(first.game, 3);
  // The address asks for another run; it doesn't get it.
  const second = await openGame(profile, `${address}?pack=classic&seed=other`);
  await second.game.getByRole('dialog', { name: 'Already open' }).waitFor();
  await screenshot('elsewhere', second.page);
  await second.page.keyboard.press('Enter');
  await second.game.waitForFunction(() => window.lanternfall?.turn === 3);
  await first.game.getByRole('dialog', { name: 'Already open' }).waitFor();
  assert.equal(await first.game.evaluate(() => window.lanternfall?.savedTurn), null);
  await second.page.bringToFront();
  await second.game.getByRole('log').waitFor();
  await waitATurn(second.game);
  await savedUpTo(second.game, 4);
  await first.page.bringToFront();
  await first.page.keyboard.press('Enter');
  await first.game.waitForFunction(() => window.lanternfall?.turn === 4);
  await second.game.getByRole('dialog', { name: 'Already open' }).waitFor();
  // A waiting page goes on by itself when the other is closed.
  const third = await openGame(profile, address);
  await third.game.getByRole('dialog', { name: 'Already open' }).waitFor();
  await first.page.close();
  await third.game.waitForFunction(() => window.lanternfall?.turn === 4);
}
