import type { Browser, Page } from '@playwright/test';
import type { Frames } from './frames';
import { Profile, type Making } from './Profile';
import { Watch } from './Watch';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The profiles that checks use, one file after another. */
export class Stage {
  readonly watch: Watch;
  private file = '';
  private page: Page | null = null;
  /** By what they are made for; one that is used is not here. */
  private readonly idle = new Map<string, Profile[]>();
  /** Those in use by the file, and by the check. */
  private readonly ofFile = new Map<Profile, string>();
  private readonly ofCheck = new Map<Profile, string>();

  constructor(private readonly browser: Browser, private readonly url: string) {
    this.watch = new Watch(new URL(url).origin);
  }

  /** The page of a file, in a fresh profile for its first check. */
  async pageFor(file: string, frames: Frames): Promise<Page> {
    if (this.page && this.file === file) return this.page;
    await this.free(this.ofFile);
    this.page = await this.newPage(this.ofFile, { frames, options: DESK });
    this.file = file;
    return this.page;
  }

  /** The page of a phone, in a fresh profile. */
  newPhone(frames: Frames): Promise<Page> {
    return this.newPage(this.ofCheck, { frames, options: PHONE });
  }

  /** Closes all pages but the file's own: an unused page keeps drawing and slows the others down. */
  async closeOthers(): Promise<void> {
    await this.free(this.ofCheck);
    for (const more of [...this.ofFile.keys()].flatMap(({ pages }) => pages)) if (more !== this.page) await more.close();
  }

  async clear(): Promise<void> {
    this.page = null;
    for (const used of [this.ofCheck, this.ofFile]) await this.free(used);
    for (const profile of [...this.idle.values()].flat()) await profile.close();
    this.idle.clear();
  }

  private async newPage(used: Map<Profile, string>, making: Making): Promise<Page> {
    const kind = JSON.stringify(making);
    const profile = this.idle.get(kind)?.pop() ?? (await Profile.in(this.browser, making, { watch: this.watch, url: this.url }));
    used.set(profile, kind);
    return profile.newPage();
  }

  /** Empties profiles for others to use. */
  private async free(used: Map<Profile, string>): Promise<void> {
    for (const [profile, kind] of used) {
      await profile.empty();
      this.idle.set(kind, [...(this.idle.get(kind) ?? []), profile]);
    }
    used.clear();
  }
}
