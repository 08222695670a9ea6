import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildIfStale } from '../browser/harness/buildIfStale';
import { findBrowser, HOW_TO_INSTALL } from '../browser/harness/findBrowser';
import { serve } from '../browser/harness/serve';
import { drop, enter } from '../browser/harness/workshop';
import { DANGERS, packWithDanger } from './workshop/changes';
import { dragging, frames, renewing } from './workshop/inPage';
import { median } from './measure';

/**
 * `npm run bench:workshop [-- NAME...]`: how fast the workshop of the built page answers, printed and never asserted. `sure`: seconds
 * until a change of about eight points is sure; `runs`: runs a second and worker, beside the command line's; `frames`: how smooth the
 * page stays while they are played; `memory` after many runs; `edits`: milliseconds of a renewed strip and of a dragged point.
 */
const BENCHES = { sure, runs, frames: smooth, memory, edits };

const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--enable-precise-memory-info'];
const HOUR = 3_600_000;

async function main(asked: readonly string[]): Promise<void> {
  const executablePath = findBrowser(process.env);
  if (executablePath === null) {
    console.info(HOW_TO_INSTALL);
    return;
  }
  buildIfStale();
  const site = await serve('dist', 0, true);
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    for (const [name, bench] of Object.entries(BENCHES)) {
      if (asked.length === 0 || asked.includes(name)) await bench(browser, site.url);
    }
  } finally {
    await browser.close();
    site.close();
  }
}

/** Ten changes, each from the floor before, with three workers. */
async function sure(browser: Browser, url: string): Promise<void> {
  const seconds: number[] = [];
  for (const [at, { floor, danger }] of DANGERS.entries()) {
    const page = await roomOfRuns(browser, url, packWithDanger(floor, danger));
    await page.getByRole('checkbox', { name: /^Beside/ }).check();
    await page.getByLabel('Compare').selectOption('hazard');
    await fill(page, { 'From floor': floor - 1, 'To floor': floor, 'Compare from floor': floor, 'Compare to floor': floor });
    await fill(page, { 'First seed': 1 + 2000 * at, Runs: 2000, Workers: 3, 'Points that matter': 8 });
    const since = Date.now();
    await played(page);
    seconds.push((Date.now() - since) / 1000);
    const verdict = await page.getByRole('region', { name: 'What the change does' }).innerText();
    const [answer = '', measured = ''] = verdict.split('\n').filter((line) => line !== '');
    console.info(`floor ${floor}, danger ${danger}: ${seconds.at(-1)?.toFixed(0)} s; ${answer} ${measured}`);
    await page.close();
  }
  console.info(`sure: ${median(seconds).toFixed(0)} s in the median of ${seconds.length} changes, with 3 workers`);
}

/** 2,000 runs of classic in the page, and 400 by the command line before and after them. */
async function runs(browser: Browser, url: string): Promise<void> {
  const ours = [commandLine(1)];
  const page = await roomOfRuns(browser, url);
  await fill(page, { Runs: 2000, Workers: 2 });
  const since = Date.now();
  await played(page);
  const seconds = (Date.now() - since) / 1000;
  await page.close();
  ours.push(commandLine(401));
  const [here, ...there] = [2000 / seconds / 2, ...ours].map((rate) => rate.toFixed(2));
  console.info(`runs: 2000 runs of classic in ${seconds.toFixed(0)} s with 2 workers`);
  console.info(`runs: ${here} a second and worker; ${there.join(' and ')} by lab play`);
}

/** Runs a second and worker of `lab play`. @param first of 400 seeds */
function commandLine(first: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'lanternfall-bench-'));
  try {
    const out = join(folder, 'runs.ndjson');
    const asked = ['play', '--pack', 'classic', '--seeds', `${first}-${first + 399}`, '--workers', '2', '--out', out];
    const since = Date.now();
    execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/lab/main.ts', ...asked], { stdio: 'pipe' });
    return 400 / ((Date.now() - since) / 1000) / 2;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function smooth(browser: Browser, url: string): Promise<void> {
  const page = await roomOfRuns(browser, url);
  await fill(page, { Runs: 2000, Workers: 2 });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForTimeout(3000);
  const times = await page.evaluate(frames, 20_000);
  times.sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(0);
  console.info(`frames while 2 workers play: median ${at(0.5)} ms, 95 % ${at(0.95)}, 99 % ${at(0.99)}, longest ${at(1)}`);
  await page.close();
}

async function memory(browser: Browser, url: string): Promise<void> {
  const page = await roomOfRuns(browser, url);
  await fill(page, { Runs: 10_000, 'Turns at most': 300, Workers: 2 });
  const before = await megabytes(browser, page);
  await played(page);
  const after = await megabytes(browser, page);
  console.info(`memory: ${before} before, ${after} after 10,000 runs`);
  await page.close();
}

/** The page's objects, and all that the processes of pages hold. */
async function megabytes(browser: Browser, page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => memoryOf(id));
  return `${(usedSize / 1e6).toFixed(0)} MB of objects, ${renderers.reduce((sum, each) => sum + each, 0).toFixed(0)} MB of memory`;
}

/** Megabytes of a process, with its share of what several use; 0 where the system does not tell. */
function memoryOf(id: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

async function edits(browser: Browser, url: string): Promise<void> {
  const page = await opened(browser, url);
  await page.getByRole('tab', { name: 'Tables' }).click();
  await page.getByRole('slider').first().waitFor();
  const drags = await page.evaluate(dragging, 60);
  await page.getByRole('tab', { name: 'Floors' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.shop-picture canvas').length === 8);
  const strips = await page.evaluate(renewing, 20);
  const shown = (times: number[]): string => `${median(times).toFixed(0)} ms in the median, ${Math.max(...times).toFixed(0)} at most`;
  console.info(`a dragged point, to the next frame: ${shown(drags)}`);
  console.info(`a strip of eight floors after an edit: ${shown(strips)}`);
  await page.close();
}

async function opened(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  // What is sent to the page was compiled with a helper of this name.
  await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  await enter(page, url);
  return page;
}

/** The room of runs, with changes of classic or with a pack file. */
async function roomOfRuns(browser: Browser, url: string, pack?: string): Promise<Page> {
  const page = await opened(browser, url);
  if (pack === undefined) {
    await page.getByLabel('Change a dungeon that comes with the game').selectOption('classic');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
  } else {
    await drop(page, 'changed.json', pack);
    await page.getByText('changed.json').first().waitFor();
  }
  await page.getByRole('tab', { name: 'Runs' }).click();
  await page.getByRole('spinbutton', { name: 'Runs', exact: true }).waitFor();
  return page;
}

async function fill(page: Page, fields: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.getByRole('spinbutton', { name, exact: true }).fill(String(value));
    await page.keyboard.press('Tab');
  }
}

/** Plays until all is played or the answer is sure. */
async function played(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(/All are played\.|No more are needed/).waitFor({ timeout: HOUR });
}

await main(process.argv.slice(2));
