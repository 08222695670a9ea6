import assert from 'node:assert/strict';
import type { CDPSession, Page } from '@playwright/test';
import { test } from './harness/test';
import { loseContext } from './harness/loseContext';
import { standingOf } from './harness/plant';

/** These checks draw every frame. */
test.use({ frames: 'all' });

/** Whatever is done to the page, the run is unchanged, the console stays empty, and the next key works. */

// Each check goes on where the one before has ended.
test.describe.configure({ mode: 'serial' });

test('a lost and restored WebGL context leaves the run as it was', async ({ page, open, expectTrouble }) => {
  expectTrouble(/WebGL context was lost|CONTEXT_LOST/);
  await open('?pack=lanternfall&seed=rough');
  await page.waitForFunction(() => (window as unknown as { lanternfall?: { turn: number | null } }).lanternfall?.turn === 0);
  await unhurt(page, async () => { await loseContext(page); });
});

test('and so do sizes down to zero, other pixel ratios and zoom', async ({ page }) => {
  await unhurt(page, async () => {
    for (const [width, height] of [[1, 1], [3, 900], [2000, 2], [1280, 720]] as const) {
      await page.setViewportSize({ width, height });
      await framesPass(page, 3);
    }
    await page.evaluate(() => { document.getElementById('game')?.style.setProperty('display', 'none'); window.dispatchEvent(new Event('resize')); });
    await framesPass(page, 5);
    await page.evaluate(() => { document.getElementById('game')?.style.removeProperty('display'); window.dispatchEvent(new Event('resize')); });
    const tab = await page.context().newCDPSession(page);
    for (const deviceScaleFactor of [0.5, 3, 1]) {
      await tab.send('Emulation.setDeviceMetricsOverride', { width: 1280, height: 720, deviceScaleFactor, mobile: false });
      await framesPass(page, 3);
    }
    for (const zoom of ['0.3', '4', '1']) {
      await page.evaluate((size) => { document.documentElement.style.setProperty('zoom', size); }, zoom);
      await framesPass(page, 3);
    }
    await tab.send('Emulation.clearDeviceMetricsOverride');
    await page.setViewportSize({ width: 1280, height: 720 });
  });
});

test('and so does a long absence, and a hundred lost focuses', async ({ page }) => {
  await unhurt(page, async () => {
    const tab: CDPSession = await page.context().newCDPSession(page);
    await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
    await page.waitForTimeout(1500);
    await tab.send('Page.setWebLifecycleState', { state: 'active' });
    await page.evaluate(() => {
      for (let i = 0; i < 100; i++) window.dispatchEvent(new Event(i % 2 === 0 ? 'blur' : 'focus'));
    });
    await framesPass(page, 5);
  });
});

test('ten thousand keys in one frame only open and close dialogs', async ({ page }) => {
  await unhurt(page, async () => {
    await page.evaluate(() => {
      const keys = ['i', 'Escape', 'x', 'Escape', 'm', 'Escape', 'v', 'Escape', 'F13', 'Dead'];
      for (let i = 0; i < 10_000; i++) {
        const name = keys[i % keys.length] ?? '';
        for (const type of ['keydown', 'keyup']) window.dispatchEvent(new KeyboardEvent(type, { key: name, code: name, bubbles: true, cancelable: true }));
      }
    });
    await framesPass(page, 3);
  });
});

test('a sound system that throws everywhere is just silent', async ({ page, open }) => {
  await page.addInitScript({
    content: `
      const { createBufferSource, createGain } = AudioContext.prototype;
      let made = 0;
      for (const [name, own] of Object.entries({ createBufferSource, createGain })) {
        AudioContext.prototype[name] = function () {
          if (++made > 12) throw new Error('the device has gone');
          return own.call(this);
        };
      }`,
  });
  await open();
  await page.waitForFunction(() => (window as unknown as { lanternfall?: { turn: number | null } }).lanternfall?.turn !== null);
  await unhurt(page, async () => {
    await page.mouse.click(5, 5);
    await page.keyboard.press('i');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1000);
  });
});

test('a storage that stops writing is reported, and the run goes on', async ({ page }) => {
  await unhurt(page, async () => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };
      Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };
    });
    await framesPass(page, 3);
  });
  await page.getByText(/not (be )?saved|doesn't allow saving|full/i).first().waitFor();
});

/** The hash before and after is the same, nothing has stopped, and a key passes a turn. */
async function unhurt(page: Page, handle: () => Promise<void>): Promise<void> {
  const before = await standingOf(page);
  assert.ok(before.hash !== null);
  await handle();
  assert.deepEqual(await standingOf(page), before);
  assert.equal(await page.getByRole('alertdialog').count(), 0);
  await page.keyboard.press('Escape');
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  await page.keyboard.press('.');
  await page.waitForFunction((turn) => (window as unknown as { lanternfall: { turn: number } }).lanternfall.turn > turn, before.turn ?? 0);
}

function framesPass(page: Page, count: number): Promise<void> {
  return page.evaluate(async (left) => {
    for (let i = 0; i < left; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}
