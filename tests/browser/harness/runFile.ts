import { completeTexts } from '../../../src/keep/text';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Check, CheckContext } from './Check';
import { prepareProfile, type Frames } from './frames';
import { Watch } from './Watch';
import type { Site } from './serve';

/** Where screenshots go. */
export const SCREENS = join('tests', 'browser', 'screens');

/** A check only takes longer than this if it hangs. */
const TIMEOUT_MS = 300_000;

/** The exports of a file of checks. */
export interface CheckFile {
  readonly checks: readonly Check[];
  /** By default nothing is drawn. */
  readonly frames?: Frames;
}

/** How many checks passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs the checks of one file in order in a fresh profile, one line each. */
export async function runFile(browser: Browser, site: Site, { checks, frames = 'none' }: CheckFile): Promise<Tally> {
  // Checks look for the names of things, which the page loads after its own texts.
  await completeTexts();
  const watch = new Watch(site.origin);
  const profiles: BrowserContext[] = [];
  const newProfile = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    // A worker's cache would hide what the server and the checks do; offline.check.ts has its own profile.
    const profile = await browser.newContext({ ...options, deviceScaleFactor: 1, serviceWorkers: 'block' });
    await prepareProfile(profile, frames);
    watch.follow(profile);
    profiles.push(profile);
    return profile;
  };
  const profile = await newProfile({ viewport: { width: 1280, height: 720 } });
  const page = await profile.newPage();
  const context = makeContext(page, { site, watch, newProfile });
  const tally = { passed: 0, failed: 0 };
  for (const check of checks) {
    const start = Date.now();
    const troubles = [...(await failureOf(check, context)), ...watch.take()];
    console.info(`${troubles.length === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${Math.round((Date.now() - start) / 1000)} s)`);
    for (const trouble of troubles) console.info(`       ${trouble.replace(/\n/g, '\n       ')}`);
    if (troubles.length === 0) tally.passed++;
    else {
      tally.failed++;
      await context.screenshot(`failed-${check.name.replace(/\W+/g, '-').slice(0, 60)}`);
    }
    // An unused page keeps drawing and slows the others down.
    for (const more of profiles.flatMap((used) => used.pages())) if (more !== page) await more.close();
  }
  for (const used of profiles) await used.close();
  return tally;
}

interface Parts {
  readonly site: Site;
  readonly watch: Watch;
  readonly newProfile: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

function makeContext(page: Page, { site, watch, newProfile }: Parts): CheckContext {
  return {
    page,
    url: site.url,
    async open(query = '') {
      await page.goto(site.url + query);
      await page.waitForSelector('#game canvas');
      await page.waitForSelector('.loading', { state: 'detached' });
    },
    async screenshot(name, of = page) {
      const path = join(SCREENS, `${name}.png`);
      await of.screenshot({ path });
      return path;
    },
    async newPage(width, height) {
      const more = await page.context().newPage();
      await more.setViewportSize({ width, height });
      return more;
    },
    async newPhone() {
      const phone = await newProfile({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      return phone.newPage();
    },
    expectTrouble: (pattern) => watch.expect(pattern),
  };
}

async function failureOf(check: Check, context: CheckContext): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([check.run(context), tooLong]);
    // Trouble that follows the last action belongs to the check as well.
    await context.page.waitForTimeout(100);
    return [];
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    clearTimeout(timer);
  }
}
