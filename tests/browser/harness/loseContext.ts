import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

/** Takes the WebGL context away and restores it. */
export async function loseContext(page: Page): Promise<void> {
  const lost = await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#game canvas');
    const extension = canvas?.getContext('webgl')?.getExtension('WEBGL_lose_context');
    if (!extension) return false;
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400));
    extension.loseContext();
    await pause();
    extension.restoreContext();
    await pause();
    return true;
  });
  assert.ok(lost, 'the page draws without WebGL');
}
