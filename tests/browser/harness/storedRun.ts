import type { Page } from 'playwright-core';
import type { Game } from '../../../src/engine/Game';
import { encodeRun } from '../../../src/engine/save';

/** Puts a run where the page keeps its own, as if it had been left there; the next load goes on with it. */
export async function storeRun(page: Page, game: Game): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('lanternfall', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('runs');
        request.onerror = () => { reject(new Error('no database')); };
        request.onsuccess = () => {
          const transaction = request.result.transaction('runs', 'readwrite');
          transaction.objectStore('runs').put(text, 'present');
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    encodeRun(game.state),
  );
}
