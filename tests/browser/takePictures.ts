import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { buildIfStale } from './harness/buildIfStale';
import { findBrowser, HOW_TO_INSTALL } from './harness/findBrowser';
import { serve } from './harness/serve';
import { film } from './pictures/play';
import { letPass, Stage } from './pictures/Stage';
import { STILLS } from './pictures/stills';
import { pose, ROOMS } from './pictures/workshop';

/**
 * `npm run pictures [-- name ...]`: takes the pictures for the store and the README from the real page: docs/store/*.png and
 * docs/play.gif. A name is that of a still or of a room of the workshop, `cover`, `heroes` or `play`.
 */
const STORE = join('docs', 'store');
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--force-color-profile=srgb', '--hide-scrollbars'];
/** Until everything that moves at first is at rest, ms. */
const REST = 1500;
/** Until the number of an attack is over the target, ms of game time. */
const ATTACK = 420;
const STEP = 70;

async function main(wanted: readonly string[]): Promise<void> {
  const executablePath = findBrowser(process.env);
  if (executablePath === null) throw new Error(HOW_TO_INSTALL);
  buildIfStale();
  mkdirSync(STORE, { recursive: true });
  const site = await serve(resolve('dist'));
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const stage = new Stage(browser, site);
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  try {
    if (isWanted('cover')) await takeCover(stage);
    if (isWanted('heroes')) await takeHeroes(stage);
    for (const still of STILLS) if (isWanted(still.name)) await takeStill(stage, still);
    for (const room of ROOMS) {
      if (!isWanted(room.name)) continue;
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en' });
      await pose(page, site.url, room);
      keep(join(STORE, `${room.name}.png`), await page.screenshot());
      await page.close();
    }
    if (isWanted('play')) keep(join('docs', 'play.gif'), await film(stage));
  } finally {
    await browser.close();
    site.close();
  }
}

async function takeStill(stage: Stage, { name, phone, run, pose }: (typeof STILLS)[number]): Promise<void> {
  const game = run();
  const page = await stage.play(game, phone ? { width: 390, height: 844, phone } : { width: 1280, height: 720, phone });
  await letPass(page);
  await pose?.(page, game);
  for (let passed = 0; passed < ATTACK; passed += STEP) await page.clock.fastForward(STEP);
  keep(join(STORE, `${name}.png`), await page.screenshot());
  await page.context().close();
}

/** The title without its buttons, in the shape that itch.io shows in its lists. */
async function takeCover(stage: Stage): Promise<void> {
  const page = await stage.title(630, 500);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, readFileSync(join('tests', 'browser', 'pictures', 'cover.css'), 'utf8'));
  if (await page.locator('button:visible').count() > 0) throw new Error('cover.css leaves a button of the title on the cover');
  await page.waitForTimeout(REST);
  keep(join(STORE, 'cover.png'), await page.screenshot({ animations: 'disabled' }));
  await page.context().close();
}

/** The choice of a hero, over the title. */
async function takeHeroes(stage: Stage): Promise<void> {
  const page = await stage.title(1280, 720);
  await page.locator('.hero-pick[aria-checked=true]').click();
  await page.waitForTimeout(REST);
  keep(join(STORE, 'heroes.png'), await page.screenshot({ animations: 'disabled' }));
  await page.context().close();
}

function keep(file: string, bytes: Uint8Array): void {
  writeFileSync(file, bytes);
  console.info(`${file}: ${Math.round(bytes.length / 1000)} kB`);
}

await main(process.argv.slice(2));
