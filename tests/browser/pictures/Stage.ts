import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Game } from '../../../src/engine/Game';
import type { Site } from '../harness/serve';
import { storeRun } from '../harness/storedRun';

/** Pictures show the default settings, except for anything that waits for the player. */
const SETTINGS = { hints: 'off', blur: 'off', sound: 'off', language: 'en' };

/** Windows to play in, each in its own profile. */
export class Stage {
  constructor(private readonly browser: Browser, private readonly site: Site) {}

  /** A window of this size that continues a run; a phone's has touch and finer pixels. */
  async play(game: Game, { width, height, phone }: { width: number; height: number; phone: boolean }): Promise<Page> {
    const profile = await this.profile(width, height, phone);
    const page = await profile.newPage();
    await page.clock.install();
    await page.goto(this.site.url);
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await storeRun(page, game);
    await page.goto(this.site.url);
    await page.getByRole('log').waitFor();
    return page;
  }

  /** A window of this size before any run. */
  async title(width: number, height: number): Promise<Page> {
    const profile = await this.profile(width, height, false);
    const page = await profile.newPage();
    await page.goto(this.site.url);
    await page.getByRole('button', { name: 'Start' }).waitFor();
    return page;
  }

  private async profile(width: number, height: number, phone: boolean): Promise<BrowserContext> {
    const profile = await this.browser.newContext({
      viewport: { width, height },
      serviceWorkers: 'block',
      ...(phone ? { deviceScaleFactor: 2, hasTouch: true, isMobile: true } : {}),
    });
    await profile.addInitScript({ content: `globalThis.__name = (target) => target; localStorage.setItem('lanternfall.settings', '${JSON.stringify(SETTINGS)}');` });
    return profile;
  }
}

/** How long a floor's name is shown, ms of game time. */
const BEGINNING = 5000;
/** How long a frame may last before Phaser takes it for an error, ms. */
const LONG_FRAME = 100;

/** Lets the beginning of a floor pass in few frames; from then on game time only passes by `page.clock`. */
export async function letPass(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
  for (let passed = 0; passed < BEGINNING; passed += LONG_FRAME) await page.clock.fastForward(LONG_FRAME);
}
