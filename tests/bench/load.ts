import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { buildIfStale } from '../browser/harness/buildIfStale';
import { findBrowser, HOW_TO_INSTALL } from '../browser/harness/findBrowser';
import { serve } from '../browser/harness/serve';
import { median } from './measure';

/**
 * `npm run bench:load`: how long the page takes on a slow phone, beside one that holds nothing but Phaser as it comes, by turns in the same
 * browser. A Start counts when a click on it begins a run, the first turn when it is drawn: once with a click at once, once with one that comes
 * `LATER_MS` after the first paint. Printed, never asserted.
 */
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'];
/** 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
const LATER_MS = 3000;

/** Milliseconds since the page was asked for; kilobytes as they came over the network by then. */
interface Moment {
  readonly ms: number;
  readonly kb: number;
}

type Moments = Readonly<Record<string, Moment>>;

/** Clicks Start some time after the first paint, or as soon as there is one, then waits one turn. */
const play = (waitMs: number): string => `
  window.moments = {};
  const note = (name, ms = performance.now()) => { window.moments[name] ??= ms; };
  const look = () => {
    const start = document.querySelector('button.primary');
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const { turn = null } = window.lanternfall ?? {};
    if (painted) note('paint', painted.startTime);
    if (start && turn === null) note('title');
    if (start && painted && !window.moments.click && performance.now() >= painted.startTime + ${waitMs}) {
      note('click');
      start.click();
    }
    if (turn === 0) window.dispatchEvent(new KeyboardEvent('keydown', { key: '.', code: 'Period' }));
    if (turn > 0) requestAnimationFrame(() => requestAnimationFrame(() => note('turn')));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** Nothing but a rectangle. */
const STOCK = `
  window.moments = {};
  const game = new Phaser.Game({ scene: { create() {
    this.add.rectangle(100, 100, 50, 50, 0xffffff);
    game.events.once('postrender', () => { window.moments.drawn = performance.now(); });
  } } });`;

const ROWS = [
  ['drawn', 'Phaser alone draws'],
  ['paint', 'the first words'],
  ['title', 'a Start that counts'],
  ['turn', 'the first turn, Start at once'],
  ['later', 'the first turn, Start 3 s after paint'],
] as const;

async function main(): Promise<void> {
  const executablePath = findBrowser(process.env);
  if (executablePath === null) {
    console.info(HOW_TO_INSTALL);
    return;
  }
  buildIfStale();
  const stock = stockPage();
  const [ours, plain] = [await serve('dist', 0, true), await serve(stock, 0, true)];
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const rounds: Moments[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const stockMoments = await visit(browser, { url: plain.url, script: '', last: 'drawn' });
      const atOnce = await visit(browser, { url: ours.url, script: play(0), last: 'turn' });
      const { turn: later } = await visit(browser, { url: ours.url, script: play(LATER_MS), last: 'turn' });
      rounds.push({ ...stockMoments, ...atOnce, ...(later ? { later } : {}) });
    }
  } finally {
    await browser.close();
    for (const site of [ours, plain]) site.close();
    rmSync(stock, { recursive: true });
  }
  print(rounds);
}

/** A folder with a page of stock Phaser. */
function stockPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stock-'));
  copyFileSync(join('node_modules', 'phaser', 'dist', 'phaser.min.js'), join(folder, 'phaser.js'));
  writeFileSync(join(folder, 'stock.js'), STOCK);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><link rel="icon" href="data:,"><body><script src="phaser.js"></script><script src="stock.js"></script>');
  return folder;
}

/** Opens a page in a browser that has never seen it. */
async function visit(browser: Browser, { url, script, last }: { url: string; script: string; last: string }): Promise<Moments> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const came: { at: number; bytes: number }[] = [];
  devtools.on('Network.dataReceived', ({ timestamp, encodedDataLength }) => came.push({ at: timestamp, bytes: encodedDataLength }));
  let asked = Infinity;
  devtools.on('Network.requestWillBeSent', ({ timestamp }) => { asked = Math.min(asked, timestamp); });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ content: script });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction((name) => (window as unknown as { moments?: Record<string, number> }).moments?.[name] !== undefined, last, { timeout: 120_000 });
  const moments = await page.evaluate(() => (window as unknown as { moments: Record<string, number> }).moments);
  await context.close();
  const kbBy = (ms: number): number => came.reduce((sum, { at, bytes }) => sum + (at <= asked + ms / 1000 ? bytes : 0), 0) / 1000;
  return Object.fromEntries(Object.entries(moments).map(([name, ms]) => [name, { ms, kb: kbBy(ms) }]));
}

function print(rounds: readonly Moments[]): void {
  const of = (name: string, unit: keyof Moment): number => median(rounds.map((round) => round[name]?.[unit] ?? NaN));
  const times = (name: string): number => median(rounds.map((round) => (round[name]?.ms ?? NaN) / (round['drawn']?.ms ?? NaN)));
  for (const [name, label] of ROWS) {
    const ms = of(name, 'ms');
    console.info(`${label.padEnd(38)} ${(ms / 1000).toFixed(2).padStart(6)} s  ${times(name).toFixed(2)} times  ${of(name, 'kb').toFixed(0).padStart(5)} kB`);
  }
}

await main();
