import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { test as base, type Browser, type Page } from '@playwright/test';
import { completeTexts } from '../../../src/keep/text';
import type { Frames } from './frames';
import { serve, type Site } from './serve';
import { Stage } from './Stage';

/** Where screenshots go. */
export const SCREENS = join('tests', 'browser', 'screens');

/** Saves what a page shows as tests/browser/screens/<name>.png. */
export async function screenshot(name: string, page: Page): Promise<void> {
  await page.screenshot({ path: join(SCREENS, `${name}.png`) });
}

interface Fixtures {
  /** The file's page, 1280x720; still as the previous check left it. */
  readonly page: Page;
  /** Address of the built page, ends with a slash. */
  readonly url: string;
  /** Loads the page, with `?pack=...` or the like after its address, and waits for a canvas. */
  readonly open: (query?: string) => Promise<void>;
  /** One more page in the same profile, such as a phone's 390x844; also watched, and closed after the check. */
  readonly newPage: (width: number, height: number) => Promise<Page>;
  /** An emulated phone of 390x844 with touch and without a mouse, in its own profile; watched and closed like the others. */
  readonly newPhone: () => Promise<Page>;
  /** Expects trouble that this check causes itself, such as a console error, by its text. */
  readonly expectTrouble: (pattern: RegExp) => void;
}

/** What a check works with, besides what Playwright gives. */
export type CheckContext = Fixtures & { readonly browser: Browser };

/** What a process of checks has, one file after another. */
interface Backstage {
  readonly site: Site;
  readonly stage: Stage;
}

/**
 * Playwright's `test` for the built page. The checks of a file run in order in one profile: stored runs carry over from one to the
 * next. Console errors and the like fail a check by themselves.
 */
export const test = base.extend<Fixtures & { readonly frames: Frames; readonly watched: undefined }, Backstage>({
  frames: ['none', { option: true }],
  site: [async ({}, use) => {
    // Checks look for the names of things, which the page loads after its own texts.
    await completeTexts();
    const site = await serve(resolve('dist'));
    await use(site);
    site.close();
  }, { scope: 'worker' }],
  stage: [async ({ browser, site }, use) => {
    const stage = new Stage(browser, site.url);
    await use(stage);
    await stage.clear();
  }, { scope: 'worker' }],
  page: async ({ stage, frames }, use, { file }) => use(await stage.pageFor(file, frames)),
  watched: [async ({ page, stage }, use) => {
    await use(undefined);
    // Trouble that follows the last action belongs to the check as well.
    await page.waitForTimeout(100);
    const troubles = stage.watch.take();
    assert.equal(troubles.length, 0, troubles.join('\n'));
    await stage.closeOthers();
  }, { auto: true }],
  url: ({ site }, use) => use(site.url),
  open: ({ page, url }, use) => use(async (query = '') => {
    await page.goto(url + query);
    await page.waitForSelector('#game canvas');
    await page.waitForSelector('.loading', { state: 'detached' });
  }),
  newPage: ({ page }, use) => use(async (width, height) => {
    const more = await page.context().newPage();
    await more.setViewportSize({ width, height });
    return more;
  }),
  newPhone: ({ stage, frames }, use) => use(() => stage.newPhone(frames)),
  expectTrouble: ({ stage }, use) => use((pattern) => { stage.watch.expect(pattern); }),
});
