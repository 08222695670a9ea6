import type { Page } from '@playwright/test';

/** Longer than a dialog that has opened by itself takes no click. */
const SETTLED_MS = 1000;

/** The game's own title, not the one that the page itself holds until then. */
export async function ownTitle(page: Page): Promise<void> {
  await page.waitForFunction(() => 'lanternfall' in window && document.querySelector('.early') === null);
  await page.getByRole('dialog').waitFor();
}

/** Until a dialog that has opened by itself takes clicks. */
export function settled(page: Page): Promise<void> {
  return page.waitForTimeout(SETTLED_MS);
}
