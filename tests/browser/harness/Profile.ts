import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { prepareProfile, type Frames } from './frames';
import { BLANK } from './serve';
import type { Watch } from './Watch';

/** How a profile is made. */
export interface Making {
  readonly frames: Frames;
  readonly options: BrowserContextOptions;
}

/**
 * A profile that can be used again: emptied, it is like a new one, but its process has the scripts of the page compiled, which is
 * most of what a first load takes. A page beside the game keeps that process.
 */
export class Profile {
  private constructor(private readonly context: BrowserContext, private readonly keeper: Page) {}

  static async in(browser: Browser, { frames, options }: Making, { watch, url }: { watch: Watch; url: string }): Promise<Profile> {
    // A worker's cache would hide what the server and the checks do; offline.check.ts has its own profile.
    const context = await browser.newContext({ ...options, deviceScaleFactor: 1, serviceWorkers: 'block' });
    await prepareProfile(context, frames);
    watch.follow(context);
    const keeper = await context.newPage();
    await keeper.goto(url + BLANK);
    return new Profile(context, keeper);
  }

  newPage(): Promise<Page> {
    return this.context.newPage();
  }

  /** The pages of checks. */
  get pages(): readonly Page[] {
    return this.context.pages().filter((page) => page !== this.keeper);
  }

  /** Closes its pages and removes all that they have stored, and what they were allowed. */
  async empty(): Promise<void> {
    for (const page of this.pages) await page.close();
    const session = await this.context.newCDPSession(this.keeper);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(this.keeper.url()).origin, storageTypes: 'all' });
    await session.detach();
    await this.context.clearCookies();
    await this.context.clearPermissions();
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
