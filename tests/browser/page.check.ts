import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { screenshot, test } from './harness/test';

/** Bytes over the network, as `npm run bench:load` counts them, until a Start counts, the title is the game's own and a first turn is taken. */
const [START_LIMIT, TITLE_LIMIT, TURN_LIMIT] = [50_000, 150_000, 480_000];

/** These checks draw the map. */
test.use({ frames: 'seldom' });

/** The page as such: it opens, keeps its policy, stays small, and says so when a part is missing. */

// Each check goes on where the one before has ended.
test.describe.configure({ mode: 'serial' });

test('the page opens and draws, without errors or requests elsewhere', async ({ page, open }) => {
  await open();
  assert.equal(await page.title(), 'Lanternfall');
  const canvas = await page.locator('#game canvas').boundingBox();
  assert.deepEqual(canvas, { x: 0, y: 0, width: 1280, height: 720 });
  await screenshot('page', page);
});

test('its policy blocks inline scripts and markup made from text', async ({ page, expectTrouble }) => {
  expectTrouble(/Content Security Policy|TrustedHTML|TrustedScript/);
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    const tries = [
      () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'),
      () => (script.text = 'globalThis.wasRun = true'),
      () => script.append('globalThis.wasRun = true'),
    ];
    for (const attempt of tries) {
      try {
        attempt();
      } catch {
        continue;
      }
    }
    document.body.append(script);
    return { markup: document.querySelectorAll('b').length, ran: 'wasRun' in globalThis };
  });
  assert.deepEqual(outcome, { markup: 0, ran: false });
});

test('the title shows the heroes: a click or a key chooses, mouse and focus say how one plays', async ({ page, open }) => {
  await open();
  const picks = page.locator('.hero-pick');
  const chosen = page.locator('.hero-pick[aria-checked="true"]');
  const line = page.locator('.hero-line');
  await picks.first().locator('.sprite').waitFor();
  assert.equal(await picks.locator('.sprite').count(), 4);
  await picks.nth(2).hover();
  assert.match(await line.innerText(), /^Poacher Stays unseen/);
  assert.match((await chosen.getAttribute('aria-label')) ?? '', /^Lamplighter\. /);
  await picks.nth(2).click();
  assert.match((await chosen.getAttribute('aria-label')) ?? '', /^Poacher\. /);
  await page.keyboard.press('ArrowRight');
  await page.mouse.move(1, 1);
  assert.match(await line.innerText(), /^Tinker Plans ahead/);
  assert.match((await page.locator(':focus').getAttribute('aria-label')) ?? '', /^Tinker\. /);
  await screenshot('heroes', page);
});

test('a Start that counts takes at most 50 kB over the network, the title 150, the first turn 480', () => {
  const start = bytesOf(['index.html', /^early\..*js$/, /^(main|shell)\..*css$/]);
  const title = bytesOf([...filesOfPage(), 'index.html', /^assets\/title-tall\.\w+\.png$/]);
  const turn = title + bytesOf([/^(phaser|boot|map|en|views)\..*js$/, /^panels\./, /^assets\/atlas\./]);
  assert.ok(start <= START_LIMIT && title <= TITLE_LIMIT && turn <= TURN_LIMIT, `${start}, ${title} and ${turn} bytes`);
  return Promise.resolve();
});

/** The scripts and styles that the page itself names. */
function filesOfPage(): string[] {
  const html = readFileSync(join('dist', 'index.html'), 'utf8');
  return Array.from(html.matchAll(/(?:script [^>]*src|link href)="([^"]*\.(?:js|css))"/g), ([, file = '']) => file);
}

/** What files of the build take over the network; a pattern stands for the only one or few that it fits, and must fit some. */
function bytesOf(wanted: readonly (string | RegExp)[]): number {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const found = wanted.flatMap((each) => {
    const fitting = files.filter((file) => (typeof each === 'string' ? file === each : each.test(file)));
    assert.ok(fitting.length > 0, `dist has no ${String(each)}`);
    return fitting;
  });
  return found.reduce((sum, file) => sum + sizeOf(join('dist', file)), 0);
}

function sizeOf(file: string): number {
  const bytes = readFileSync(file);
  return /\.(html|js|css|json)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}
