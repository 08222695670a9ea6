import type { Page } from '@playwright/test';
import type { Game } from '../../../src/engine/Game';
import { encodeRun, UNRECORDED } from '../../../src/engine/run/save';
import { BLANK } from './serve';

/** Keeps stored runs apart: one that has ended once can't be continued. */
let stored = 0;

/** Puts a run where the page keeps its own, in place of any other, as if it had been left there; the next load continues it. */
export async function storeRun(page: Page, game: Game): Promise<void> {
  const id = `stored-${Date.now()}-${stored++}`;
  await storeText(page, encodeRun(game.state, { ...UNRECORDED, id }));
}

/** The same with any text. */
export async function storeText(page: Page, text: string): Promise<void> {
  await inStore(page, text);
}

/** Goes to a page beside the game, where runs and settings can be stored before the game first loads. */
export async function besideGame(page: Page, url: string): Promise<void> {
  await page.goto(url + BLANK);
}

/** Removes every run and its notes: the next load shows the title. Leaves the page beside the game, so that no run writes what it has just read. */
export async function forgetRuns(page: Page, url: string): Promise<void> {
  await besideGame(page, url);
  await inStore(page, null);
}

/** Puts a text in place of the run, or removes everything. */
async function inStore(page: Page, text: string | null): Promise<void> {
  await page.evaluate(
    (run) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('lanternfall');
        request.onupgradeneeded = () => request.result.createObjectStore('runs');
        request.onerror = () => { reject(new Error('no database')); };
        request.onsuccess = () => {
          const transaction = request.result.transaction('runs', 'readwrite');
          const store = transaction.objectStore('runs');
          if (run === null) store.clear();
          else store.put(run, 'run.a');
          for (const key of ['run.b', 'present', 'meta']) store.delete(key);
          transaction.oncomplete = () => {
            request.result.close();
            // What the page leaves behind as it closes would count as newer.
            window.addEventListener('pagehide', () => { localStorage.removeItem('lanternfall.tail'); });
            resolve();
          };
        };
      }),
    text,
  );
}
