import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { buildIfStale } from './harness/buildIfStale';
import { findBrowser, HOW_TO_INSTALL } from './harness/findBrowser';
import { KillableBrowser } from './harness/KillableBrowser';
import { Promises, type Found, type Word } from './harness/Promises';
import { serve } from './harness/serve';

/*
 * `npm run test:kill -- [times] [folder of the built page]`: kills a real browser at random moments of play, starts it again with the same
 * profile, and compares. A turn is confirmed once the page has said that it is saved: no confirmed turn may be lost.
 */

const KEYS = ['o', '.', 'o', 'Z', '>', 'Enter', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'g', 'Enter', 'o', 's'];
const LONGEST_MS = 4000;

async function main(times: number, folder: string | undefined): Promise<number> {
  const executable = findBrowser(process.env);
  if (executable === null) {
    console.info(HOW_TO_INSTALL);
    return process.env['CI'] ? 1 : 0;
  }
  if (folder === undefined) buildIfStale();
  const site = await serve(resolve(folder ?? 'dist'));
  const profile = mkdtempSync(join(tmpdir(), 'kill-'));
  const promises = new Promises();
  try {
    for (let i = 1; i <= times + 1; i++) {
      const browser = await KillableBrowser.start(executable, profile);
      try {
        const listen = heard(browser.page);
        await open(browser.page, site.url);
        const verdict = promises.check(await lookAt(browser.page));
        listen((word) => { promises.hear(word); });
        if (i <= times) await play(browser.page);
        console.info(`${i <= times ? String(i).padStart(4) : ' end'}  ${verdict}`);
      } finally {
        await browser.kill();
      }
    }
  } finally {
    site.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const { kept, ahead, ends, lost } = promises;
  console.info(`${times} kills: ${kept} turns were confirmed and found again, ${ahead} more played and not confirmed yet, ${ends} runs ended, ${lost} lost`);
  return lost === 0 ? 0 : 1;
}

/** What a page reports from its start; nothing is received until the returned function is called. */
function heard(page: Page): (listener: (word: Word) => void) => void {
  const early: Word[] = [];
  let tell = (word: Word): void => { early.push(word); };
  page.on('console', (message) => {
    const [name, word] = message.text().split(/ (.*)/s);
    if (name === 'lanternfall' && word !== undefined) tell(JSON.parse(word) as Word);
  });
  return (listener) => {
    early.forEach(listener);
    tell = listener;
  };
}

/** Opens the game and waits until it shows a run or the title. */
async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  await page.addInitScript(talk);
  await page.goto(url);
  // After a crash the browser may not know at first that there is a run: the title that the page itself holds then comes before it.
  const isOpen = (): boolean => !document.querySelector('.early') && (typeof window.lanternfall?.turn === 'number' || document.querySelector('[role="dialog"]') !== null);
  await page.waitForFunction(isOpen, undefined, { timeout: 60_000 });
}

/** In the page: reports its state whenever it changes. */
function talk(): void {
  let said = '';
  setInterval(() => {
    const { id = null, turn = null, hash = null, hp = null, savedTurn = null } = window.lanternfall ?? {};
    const word = JSON.stringify({ id, turn, hash, hp, savedTurn });
    if (word !== said && turn !== null) console.debug(`lanternfall ${word}`);
    said = word;
  }, 4);
}

/** The run on the screen, and the ids of all runs in the history. */
async function lookAt(page: Page): Promise<Found> {
  return page.evaluate(async () => {
    const { id = null, turn = null, hash = null, hp = null, savedTurn = null } = window.lanternfall ?? {};
    const entries = await new Promise<unknown[]>((done, fail) => {
      const request = indexedDB.open('lanternfall');
      request.onerror = () => { fail(new Error('no database')); };
      request.onsuccess = () => {
        const found = request.result.transaction('runs').objectStore('runs').getAll(IDBKeyRange.bound('history.', 'history/'));
        found.onsuccess = () => {
          request.result.close();
          done(found.result);
        };
      };
    });
    const over = entries.map((entry) => (JSON.parse(String(entry)) as { entry: { id: string } }).entry.id);
    return { run: id === null || turn === null || hash === null || hp === null ? null : { id, turn, hash, hp, savedTurn }, over };
  });
}

/** Plays for a while and returns at some moment in the middle of it. */
async function play(page: Page): Promise<void> {
  // Begins a run on the title or after a run has ended; elsewhere it does nothing.
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => typeof window.lanternfall?.turn === 'number', undefined, { timeout: 60_000 });
  const end = Date.now() + Math.random() * LONGEST_MS;
  while (Date.now() < end) {
    // Not awaited: the browser may die with a key on its way.
    page.keyboard.press(KEYS[Math.floor(Math.random() * KEYS.length)] ?? '.').catch(() => undefined);
    // Sometimes fast, sometimes slow: a page only notices its saves when it has a moment.
    const pause = Math.random() < 0.2 ? 600 : 60;
    await new Promise((go) => { setTimeout(go, 20 + Math.random() * pause); });
  }
}

process.exitCode = await main(Number(process.argv[2] ?? 50), process.argv[3]);
