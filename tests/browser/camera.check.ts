import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { DebugApi } from '../../src/ui/debugApi';
import { test } from './harness/test';

/** These checks draw the map. */
test.use({ frames: 'seldom' });

/** The camera is where the hero is, whatever was looked at and when. */

// Each check goes on where the one before has ended.
test.describe.configure({ mode: 'serial' });

test('a run that begins with looking in the same frame centres the hero', async ({ page, open }) => {
  // A run of chance may begin at the map's edge, where the camera centres nothing.
  await page.addInitScript(() => { Math.random = () => 0.5; });
  await open();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).click();
    for (const type of ['keydown', 'keyup']) document.body.dispatchEvent(new KeyboardEvent(type, { key: 'x', code: 'KeyX', bubbles: true, cancelable: true }));
  });
  const looking = await rested(page);
  await page.keyboard.press('Escape');
  assert.deepEqual(looking, await rested(page));
});

test('and so does a loaded run after x and Tab at once, resizing, and Esc', async ({ page }) => {
  const before = await rested(page);
  for (const [width, height] of [[390, 844], [1280, 720]] as const) {
    await page.reload();
    await page.waitForFunction(() => (window as unknown as { lanternfall?: DebugApi }).lanternfall?.hero);
    for (const key of ['x', 'Tab', 'Tab']) await page.keyboard.press(key);
    await page.setViewportSize({ width, height });
    await page.keyboard.press('Escape');
    const at = await rested(page);
    assert.ok(Math.abs(at.x - width / 2) < width / 4 && at.y > 0 && at.y < height, `at ${width}x${height} the hero is at ${at.x},${at.y}`);
  }
  assert.deepEqual(await rested(page), before);
});

/** Where the hero is on the page once the camera is at rest. */
async function rested(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(async () => {
    const hero = (): { x: number; y: number } => {
      const at = (window as unknown as { lanternfall: DebugApi }).lanternfall.hero;
      return { x: Math.round(at?.x ?? NaN), y: Math.round(at?.y ?? NaN) };
    };
    const frame = (): Promise<unknown> => new Promise((resolve) => { requestAnimationFrame(resolve); });
    let last = hero();
    // A camera that follows moves in each of these frames.
    for (let still = 0; still < 8; ) {
      await frame();
      const now = hero();
      still = now.x === last.x && now.y === last.y ? still + 1 : 0;
      last = now;
    }
    return last;
  });
}
