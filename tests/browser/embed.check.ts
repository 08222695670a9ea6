import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Browser, Frame, Page } from '@playwright/test';
import type { DebugApi } from '../../src/ui/debugApi';
import { screenshot, test } from './harness/test';
import { prepareProfile } from './harness/frames';
import { unpacked } from './harness/packaged';
import { listen, serve } from './harness/serve';

/** A page of another site, taller than its window, that shows the game in a frame as itch.io does. */
const outerPage = (game: string): string => `<!doctype html><title>A page of games</title><link rel="icon" href="data:,">
<h1>A page of games</h1>
<iframe src="${game}" width="960" height="560" allow="autoplay; fullscreen *; gamepad" allowfullscreen></iframe>
<div style="height: 3000px">What follows</div>`;

/** The game in a frame of another site. */
interface Embedded {
  readonly page: Page;
  readonly game: Frame;
}

/** What `npm run package` makes, served from where it will be. */

test('the package starts in a frame of another site, takes the first key, and the outer page never scrolls', async ({ browser }) => {
  const folder = unpacked();
  try {
    await embed(browser, folder, async (embedded) => {
      await startsByKey(embedded);
      await keepsScrolling(embedded);
      await screenshot('embedded', embedded.page);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function embed(browser: Browser, folder: string, visit: (embedded: Embedded) => Promise<void>): Promise<void> {
  const site = await serve(folder);
  // Browsers treat localhost and 127.0.0.1 as different sites.
  const address = `${site.url.replace('127.0.0.1', 'localhost')}index.html`;
  const outer = createServer((_request, response) => { response.writeHead(200, { 'content-type': 'text/html' }).end(outerPage(address)); });
  const profile = await browser.newContext({ viewport: { width: 1280, height: 720 }, hasTouch: true });
  await prepareProfile(profile, 'seldom');
  const page = await profile.newPage();
  const errors: string[] = [];
  // A worker that fails to start says so on the console.
  page.on('console', (message) => { if (message.type() === 'error' || message.text().includes('offline')) errors.push(message.text()); });
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(`http://127.0.0.1:${await listen(outer)}/`);
    const game = page.frames().find((frame) => frame.url() === address);
    assert.ok(game);
    await visit({ page, game });
    assert.deepEqual(errors, []);
    assert.equal(profile.serviceWorkers().length, 0);
  } finally {
    await profile.close();
    site.close();
    close(outer);
  }
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

async function startsByKey({ page, game }: Embedded): Promise<void> {
  await game.getByRole('button', { name: 'Start' }).waitFor();
  // There has been no click yet.
  await page.keyboard.press('Enter');
  await game.getByRole('log').waitFor();
  assert.equal(await turn(game), 0);
  await page.keyboard.press('.');
  assert.equal(await turn(game), 1);
}

async function keepsScrolling({ page, game }: Embedded): Promise<void> {
  const { x, y, width, height } = (await page.locator('iframe').boundingBox()) ?? assert.fail('no frame');
  const middle = { x: x + width / 2, y: y + height / 2 };
  // The outer page does scroll outside the game.
  await page.mouse.move(x + width + 100, middle.y);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => window.scrollY > 0);
  await page.evaluate(() => { window.scrollTo({ top: 0 }); });
  await page.mouse.click(middle.x, middle.y);
  for (const key of ['ArrowDown', 'ArrowUp', 'Space', 'PageDown', 'End', 'Home']) await page.keyboard.press(key);
  await stands(page, 'keys');
  await page.mouse.move(middle.x, middle.y);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, 300);
  await stands(page, 'the wheel over the map');
  await swipe(page, middle);
  await stands(page, 'a swipe over the map');
  await page.keyboard.press('?');
  await game.getByRole('dialog').waitFor();
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, 400);
  await stands(page, 'the wheel over a dialog, beyond its end');
  await swipe(page, middle);
  await swipe(page, middle);
  await stands(page, 'a swipe over a dialog');
}

async function stands(page: Page, after: string): Promise<void> {
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => window.scrollY), 0, `the page around has scrolled after ${after}`);
}

/** A finger that moves up by a third of the window. */
async function swipe(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number | null): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (let way = 20; way <= 240; way += 20) await touch('touchMove', y - way);
  await touch('touchEnd', null);
  await client.detach();
}

function turn(game: Frame): Promise<number | null> {
  return game.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.turn);
}
