import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser, HOW_TO_INSTALL } from '../browser/harness/findBrowser';
import { serve } from '../browser/harness/serve';
import { buildBench } from './browser/build';
import { countDraws, drawsIn } from './browser/draws';
import type { BenchPage, Counts, TurnTimes } from './browser/page';
import { heapOf, type Heap } from './browser/heap';
import { median } from './measure';

/**
 * `npm run bench:browser`: how much is drawn in each state, and the script time of frames and turns in the real page, printed and never asserted;
 * and whether anything grows over many floors, which is asserted. The time of drawing is spent elsewhere and isn't measured.
 */
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'];
const FRAMES = 300;
const TURNS = 150;
const KEYS = 'hjklyubn.';
/** A slow phone. */
const CPU_SLOWDOWN = 4;
const FLOORS = 10;
/** For which drawing is counted, and after which all is at rest that comes with a page. */
const DRAWS_MS = 10_000;
const SETTLES_MS = 5000;
const CHANGES = 504;
/** After this many floors, on the same floor as at the end, everything that is made only once has been made. */
const WARM = 144;
/** Random variation allowed in counts: actors in view, things that burn. */
const SLACK = 12;
/** The same for kilobytes of objects. */
const HEAP_SLACK = 100;

async function main(): Promise<void> {
  const executablePath = findBrowser(process.env);
  if (executablePath === null) {
    console.info(HOW_TO_INSTALL);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'lanternfall-bench-'));
  await buildBench(folder);
  const site = await serve(folder);
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    await benchDraws(browser, site.url);
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
    await page.goto(`${site.url}?pack=lanternfall&seed=7`);
    await page.getByRole('log').waitFor();
    await page.waitForTimeout(3000);
    await benchFrames(page);
    await benchTurns(page);
    await benchSlowTurns(page);
    await benchFloors(page);
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true });
  }
}

/** Counts what is drawn in ten seconds, on a page of its own for each state. */
async function benchDraws(browser: Browser, url: string): Promise<void> {
  const run = '?pack=lanternfall&seed=7';
  const states: readonly (readonly [string, string, boolean, (page: Page) => Promise<void>])[] = [
    ['title', '', false, (page) => page.waitForTimeout(DRAWS_MS)],
    ['a dialog', run, false, async (page) => {
      await page.keyboard.press('i');
      await page.waitForTimeout(DRAWS_MS);
    }],
    ['idle', run, false, (page) => page.waitForTimeout(DRAWS_MS)],
    ['idle, less motion', run, true, (page) => page.waitForTimeout(DRAWS_MS)],
    ['walking', run, false, async (page) => {
      for (const end = Date.now() + DRAWS_MS; Date.now() < end;) for (const key of 'hl') await page.keyboard.press(key, { delay: 100 });
    }],
  ];
  console.info(`Drawn in ${DRAWS_MS / 1000} s`);
  for (const [name, query, isStill, meanwhile] of states) {
    const profile = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: isStill ? 'reduce' : 'no-preference', serviceWorkers: 'block' });
    await profile.addInitScript({ content: 'globalThis.__name = (target) => target;' });
    await countDraws(profile);
    const page = await profile.newPage();
    await page.goto(url + query);
    await (query === '' ? page.getByRole('dialog') : page.getByRole('log')).waitFor();
    await page.waitForTimeout(SETTLES_MS);
    const { pictures, calls } = await drawsIn(page, () => meanwhile(page));
    console.info(`  ${name.padEnd(18)} ${String(pictures).padStart(5)} pictures ${String(calls).padStart(6)} calls of WebGL`);
    await profile.close();
  }
}

async function benchFrames(page: Page): Promise<void> {
  const times = await page.evaluate((count) => (window as unknown as { bench: BenchPage }).bench.frames(count), FRAMES);
  console.info(`Script of an idle frame     median ${ms(median(times))}   95 % under ${ms(share(times, 0.95))}   of ${times.length}`);
}

async function benchTurns(page: Page): Promise<void> {
  const times = await takeTurns(page);
  const whole = times.map(wholeOf);
  console.info(`Script of a turn, all of it  median ${ms(median(whole))}   95 % under ${ms(share(whole, 0.95))}   of ${times.length}`);
  for (const part of ['turn', 'panels', 'frame'] as const) console.info(`  ${part.padEnd(8)} median ${ms(median(times.map((time) => time[part])))}`);
}

async function benchSlowTurns(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const whole = (await takeTurns(page)).map(wholeOf);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.info(`  ${CPU_SLOWDOWN} times slower median ${ms(median(whole))}   95 % under ${ms(share(whole, 0.95))}   worst ${ms(Math.max(...whole))}`);
}

function takeTurns(page: Page): Promise<TurnTimes[]> {
  const keys = Array.from({ length: TURNS }, (_, turn) => KEYS.charAt((turn * 5) % KEYS.length)).join('');
  return page.evaluate((pressed) => (window as unknown as { bench: BenchPage }).bench.turns(pressed), keys);
}

function wholeOf({ turn, panels, frame }: TurnTimes): number {
  return turn + panels + frame;
}

async function benchFloors(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const change = (count: number): Promise<void> => page.evaluate(([many, deepest]) => (window as unknown as { bench: BenchPage }).bench.changes(many, deepest), [count, FLOORS] as const);
  await change(WARM);
  const before = await counts(page, devtools);
  await change(CHANGES - WARM);
  const after = await counts(page, devtools);
  console.info(`After ${WARM} and ${CHANGES} changes of floor`);
  for (const [name, count] of Object.entries(before)) console.info(`  ${name.padEnd(12)} ${String(count).padStart(9)} ${String(after[name as keyof typeof after]).padStart(9)}`);
  for (const name of ['objects', 'textures', 'glTextures', 'animations', 'tweens', 'listeners', 'handlers'] as const) {
    assert.ok(after[name] <= before[name] + SLACK, `${name} grew from ${before[name]} to ${after[name]}`);
  }
  assert.ok(after.objectsKb <= before.objectsKb + HEAP_SLACK, `objects took ${before.objectsKb} kB and take ${after.objectsKb} kB`);
}

/** Everything that is counted, once everything is at rest. */
async function counts(page: Page, devtools: CDPSession): Promise<Counts & Heap & { handlers: number }> {
  await page.waitForTimeout(2500);
  const own = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.counts());
  const heap = await heapOf(devtools);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const handlers = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  return { ...own, ...heap, handlers };
}

function share(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;
}

function ms(time: number): string {
  return `${time.toFixed(2)} ms`.padStart(9);
}

await main();
