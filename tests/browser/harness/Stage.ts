import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { prepareProfile, type Frames } from './frames';
import { Watch } from './Watch';

/** The profiles that the checks of one file use, one file after another. */
export class Stage {
  readonly watch: Watch;
  private file = '';
  private page: Page | null = null;
  private readonly profiles: BrowserContext[] = [];

  constructor(private readonly browser: Browser, origin: string) {
    this.watch = new Watch(origin);
  }

  /** The page of a file, in a fresh profile for its first check. */
  async pageFor(file: string, frames: Frames): Promise<Page> {
    if (this.page && this.file === file) return this.page;
    await this.clear();
    const profile = await this.newProfile(frames, { viewport: { width: 1280, height: 720 } });
    this.page = await profile.newPage();
    this.file = file;
    return this.page;
  }

  async newProfile(frames: Frames, options: BrowserContextOptions): Promise<BrowserContext> {
    // A worker's cache would hide what the server and the checks do; offline.check.ts has its own profile.
    const profile = await this.browser.newContext({ ...options, deviceScaleFactor: 1, serviceWorkers: 'block' });
    await prepareProfile(profile, frames);
    this.watch.follow(profile);
    this.profiles.push(profile);
    return profile;
  }

  /** Closes all pages but the file's own: an unused page keeps drawing and slows the others down. */
  async closeOthers(): Promise<void> {
    for (const more of this.profiles.flatMap((used) => used.pages())) if (more !== this.page) await more.close();
  }

  async clear(): Promise<void> {
    for (const used of this.profiles.splice(0)) await used.close();
    this.page = null;
  }
}
