import type { Page } from '@playwright/test';
import type { DebugApi } from '../../../src/ui/debugApi';

/* Errors planted into a page from outside: the engine looks things up in tables, the panels queue a microtask. */

/** Where an error is planted: in the middle of an action, or in what shows it. */
export type Spot = 'engine' | 'view';

/** Call before the page opens: from then on `breakNext` works. */
export async function prepareFaults(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      window.planted = null;
      const { has } = Map.prototype;
      Map.prototype.has = function (key) {
        if (window.planted === 'engine' && key === 'player') throw new Error('planted in the engine');
        return has.call(this, key);
      };
      const later = window.queueMicrotask.bind(window);
      window.queueMicrotask = (work) => {
        if (window.planted === 'view') throw new Error('planted in the view');
        later(work);
      };`,
  });
}

/** Presses a key whose action meets the error; no other key does. */
export async function breakNext(page: Page, spot: Spot, key = '.'): Promise<void> {
  await page.evaluate(
    ([where, name]) => {
      const plantable = window as unknown as { planted: string | null };
      plantable.planted = where ?? null;
      window.dispatchEvent(new KeyboardEvent('keydown', { key: name ?? '', code: 'Period', bubbles: true, cancelable: true }));
      plantable.planted = null;
    },
    [spot, key],
  );
}

/** The run as the page's debug API reports it. */
export function standingOf(page: Page): Promise<{ turn: number | null; hash: number | null }> {
  return page.evaluate(() => {
    const { turn, hash } = (window as unknown as { lanternfall: DebugApi }).lanternfall;
    return { turn, hash };
  });
}
