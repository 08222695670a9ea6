import assert from 'node:assert/strict';
import type { Frame, Page } from '@playwright/test';
import { packIds } from '../../src/keep/packRegistry';
import { seedName } from '../../src/ui/run/newRuns';
import type { DebugApi } from '../../src/ui/debugApi';
import { screenshot, test, type CheckContext } from './harness/test';
import { Finger, fingers, seen } from './harness/fingers';
import { choose, next, pad, plugIn, push } from './harness/padHands';
import { keys, mouse, Pilot, runOf, type Hands } from './harness/Pilot';
import { descend, fetch, use } from './harness/plan';
import { besideGame, forgetRuns } from './harness/storedRun';
import { ownTitle } from './harness/waits';

const PACK = 'classicBare';
/** The fixed random number while the page makes up a seed: a run with two fights, a potion to fetch and stairs nearby. */
const CHANCE = 0.456;
const SEED = seedName(() => CHANCE);
/** A small window is faster to draw without a graphics card. */
const [WIDTH, HEIGHT] = [800, 600];
/** Places before it in the list of dungeons. */
const BEFORE = packIds.indexOf(PACK);

/** From the title to the second floor by one device alone, in step with the same run in Node. */

test('from the title to floor 2 by keys alone', byKeys);
test('from the title to floor 2 by mouse alone', byMouse);
test('from the title to floor 2 by touch alone', byFingers);
test('from the title to floor 2 by gamepad alone', byGamepad);
test('every dialog opens, navigates and closes by gamepad', dialogsByGamepad);
test('a finger held after a swipe walks on, and ends with the finger', heldSwipe);
test('the D-pad walks and hides neither log nor buttons', thumbPad);
test('in a frame the outer page never scrolls by touch', framedPhone);
test('in a frame the outer page never scrolls by wheel and keys', framedPage);
test('a frame that loses the focus pauses the run, and gets keys again once clicked', focusInFrame);

/** Lets the page make up exactly this seed. */
async function holdChance(page: Page): Promise<void> {
  await page.evaluate((chance) => { Math.random = () => chance; }, CHANCE);
}

/** Plays from the start of the run. */
async function play(page: Page, hands: Hands): Promise<void> {
  await page.getByRole('log').waitFor();
  assert.equal(await read(page, 'seed'), SEED);
  assert.equal(await read(page, 'pack'), PACK);
  const pilot = new Pilot(page, runOf(PACK, SEED), hands);
  const { game } = pilot;
  await pilot.follow(fetch(game, 'healthPotion'));
  const { hp } = game.state.player;
  await pilot.follow(use(game, 'healthPotion'));
  assert.ok(game.state.player.hp > hp);
  await pilot.follow(descend(game));
  assert.equal(await read(page, 'floor'), 2);
}

function read<K extends keyof DebugApi>(page: Page | Frame, what: K): Promise<DebugApi[K]> {
  return page.evaluate((name) => (window as unknown as { lanternfall: DebugApi }).lanternfall[name as K], what);
}

async function byKeys({ newPage, url }: CheckContext): Promise<void> {
  const page = await fresh(newPage, url);
  for (let i = 0; i < BEFORE; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await play(page, keys);
}

async function byMouse({ newPage, url }: CheckContext): Promise<void> {
  const page = await fresh(newPage, url);
  await page.getByRole('button', { name: /^Classic dungeons/ }).click();
  await page.getByRole('button', { name: /classic \(no gear\)/i }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await play(page, mouse);
}

async function byFingers({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await newPhone();
  await phone.goto(url);
  await ownTitle(phone);
  await holdChance(phone);
  await phone.getByRole('button', { name: /^Classic dungeons/ }).tap();
  await phone.getByRole('button', { name: /classic \(no gear\)/i }).tap();
  await phone.getByRole('button', { name: 'Start' }).tap();
  await play(phone, fingers(await Finger.on(phone)));
  await screenshot('phone-by-fingers', phone);
}

async function byGamepad({ newPage, url }: CheckContext): Promise<void> {
  const page = await fresh(newPage, url, plugIn);
  for (let i = 0; i < BEFORE; i++) await next(page);
  await choose(page);
  await play(page, pad);
  await screenshot('by-gamepad', page);
}

/** A page of its own on the title, whatever run was left. */
async function fresh(newPage: CheckContext['newPage'], url: string, prepare: (page: Page) => Promise<void> = () => Promise.resolve()): Promise<Page> {
  const page = await newPage(WIDTH, HEIGHT);
  await prepare(page);
  await forgetRuns(page, url);
  await page.goto(url);
  await ownTitle(page);
  await holdChance(page);
  return page;
}

/** The name of the topmost dialog; null if there is none. */
function dialogName(page: Page): Promise<string | null> {
  return page.evaluate(() => Array.from(document.querySelectorAll('[role=dialog] h1, [role=dialog] h2')).at(-1)?.textContent ?? null);
}

async function dialogsByGamepad({ newPage, url }: CheckContext): Promise<void> {
  const [A, B, X, Y, BACK, START, DOWN, RIGHT] = [0, 1, 2, 3, 8, 9, 13, 15];
  const page = await newPage(WIDTH, HEIGHT);
  await plugIn(page);
  // Only this run has a lantern to hood.
  await forgetRuns(page, url);
  await page.goto(`${url}?pack=lanternfall&seed=42`);
  await page.getByRole('log').waitFor();
  const turn = await read(page, 'turn');
  for (const [button, name] of [[X, /^Bag: \d+ of 26$/], [START, /^Paused$/]] as const) {
    await push(page, [button]);
    assert.match((await dialogName(page)) ?? '', name);
    await push(page, [DOWN]);
    await push(page, [B]);
    assert.equal(await dialogName(page), null);
  }
  await push(page, [Y]);
  await page.locator('.aim').waitFor();
  await push(page, [RIGHT]);
  await push(page, [B]);
  await page.locator('.aim').waitFor({ state: 'detached' });
  // The buttons show the device in use.
  assert.match(await page.locator('.action-inventory').innerText(), /\bX\b/);
  await page.mouse.move(400, 300);
  await page.mouse.move(410, 300);
  await page.locator('.action-inventory').getByText('i', { exact: true }).waitFor();
  await push(page, [START]);
  const lines = page.getByRole('dialog').locator('.choice');
  const names = await lines.allInnerTexts();
  for (const name of ['Settings', 'Help', 'Message log', 'Character']) {
    await page.getByRole('dialog').locator('.choice').first().waitFor();
    const marked = (): Promise<string> => page.getByRole('dialog').locator('.choice.marked').innerText();
    for (let i = 0; i < names.length && (await marked()) !== name; i++) await push(page, [DOWN]);
    await push(page, [A]);
    assert.equal(await dialogName(page), name);
    await push(page, [RIGHT]);
    if (name === 'Settings') await screenshot('settings-by-gamepad', page);
    await push(page, [B]);
    assert.equal(await dialogName(page), 'Paused');
  }
  assert.equal(await read(page, 'turn'), turn);
  await push(page, [B]);
  // Hooding the lantern takes a turn.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await push(page, [BACK]);
  await page.waitForFunction((wanted) => (window as unknown as { lanternfall: DebugApi }).lanternfall.turn === wanted, (turn ?? 0) + 1);
}

/** A phone in a run with room to walk to the right. */
async function phoneInRun({ newPhone, url }: Pick<CheckContext, 'newPhone' | 'url'>, settings: object = {}): Promise<Page> {
  const phone = await newPhone();
  await besideGame(phone, url);
  await phone.evaluate((chosen) => { localStorage.setItem('lanternfall.settings', JSON.stringify(chosen)); }, settings);
  await phone.goto(`${url}?pack=lanternfall&seed=42`);
  await phone.getByRole('log').waitFor();
  return phone;
}

async function heldSwipe({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await phoneInRun({ newPhone, url });
  const finger = await Finger.on(phone);
  const turn = async (): Promise<number> => (await read(phone, 'turn')) ?? 0;
  const from = { x: 195, y: 420 };
  await finger.swipe(from, { x: 0, y: 60 });
  await seen(phone);
  assert.equal(await turn(), 1);
  await finger.drag(from, { x: 0, y: 60 });
  await phone.waitForFunction(() => ((window as unknown as { lanternfall: DebugApi }).lanternfall.turn ?? 0) >= 3);
  await finger.up();
  await seen(phone);
  const ended = await turn();
  await phone.waitForTimeout(800);
  assert.equal(await turn(), ended);
}

async function thumbPad({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await phoneInRun({ newPhone, url }, { pad: 'right' });
  const parts = phone.locator('.thumb');
  assert.equal(await parts.count(), 9);
  const rects = (selector: string): Promise<{ left: number; top: number; right: number; bottom: number }[]> =>
    phone.locator(selector).evaluateAll((elements) => elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }));
  for (const part of await rects('.thumb')) {
    assert.ok(part.right - part.left >= 44 && part.bottom - part.top >= 44, JSON.stringify(part));
    for (const other of [...(await rects('.log')), ...(await rects('.action')), ...(await rects('.hud'))]) {
      const isApart = part.right <= other.left || part.left >= other.right || part.bottom <= other.top || part.top >= other.bottom;
      assert.ok(isApart, `${JSON.stringify(part)} covers ${JSON.stringify(other)}`);
    }
  }
  await parts.nth(7).tap();
  assert.equal(await read(phone, 'turn'), 1);
  await parts.nth(4).tap();
  assert.equal(await read(phone, 'turn'), 2);
  await screenshot('phone-pad', phone);
}

/** The game in a frame of a page that is much taller than its window. */
async function inFrame(page: Page, url: string): Promise<Frame> {
  const game = `<iframe src="${url}?pack=lanternfall&seed=42" style="width:100%;height:560px;border:0"></iframe>`;
  const body = `<!doctype html><link rel="icon" href="data:,"><body style="margin:0;height:4000px"><p style="height:60px">A page</p>${game}</body>`;
  await page.route(`${url}outer`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}outer`);
  await page.locator('iframe').contentFrame().getByRole('log').waitFor();
  const frame = page.frames().at(-1);
  assert.ok(frame);
  return frame;
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

async function framedPhone({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await newPhone();
  const frame = await inFrame(phone, url);
  const finger = await Finger.on(phone);
  const before = (await read(frame, 'turn')) ?? 0;
  const rect = await phone.locator('iframe').boundingBox();
  assert.ok(rect);
  // On the top panel, the map and the bottom buttons.
  for (const y of [30, 300, rect.height - 60]) {
    for (const by of [-200, 120]) await finger.swipe({ x: 195, y: rect.y + y }, { x: 0, y: by });
  }
  await seen(phone);
  assert.ok(((await read(frame, 'turn')) ?? 0) > before, 'a swipe on the map is a step');
  await frame.locator('.action-pause').tap();
  await frame.getByRole('dialog').getByRole('button', { name: 'Help' }).tap();
  for (let i = 0; i < 4; i++) await finger.swipe({ x: 195, y: rect.y + 400 }, { x: 0, y: -300 });
  await seen(phone);
  assert.equal(await scrolled(phone), 0);
  // Outside the frame it does.
  await finger.swipe({ x: 195, y: rect.y + rect.height + 80 }, { x: 0, y: -300 });
  await phone.waitForFunction(() => window.scrollY > 0);
}

async function framedPage({ newPage, url }: CheckContext): Promise<void> {
  const page = await newPage(WIDTH, 720);
  const frame = await inFrame(page, url);
  for (const [x, y] of [[400, 300], [60, 150]] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 400);
  }
  await frame.locator('.action-wait').click();
  for (const key of ['Space', 'PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
  await seen(page);
  assert.equal(await scrolled(page), 0);
  assert.ok(((await read(frame, 'turn')) ?? 0) > 0);
  await page.mouse.move(400, 690);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY > 0);
}

async function focusInFrame({ newPage, url }: CheckContext): Promise<void> {
  const page = await newPage(WIDTH, 720);
  const frame = await inFrame(page, url);
  await frame.locator('.action-wait').click();
  await page.mouse.click(10, 20);
  const paused = frame.getByRole('dialog', { name: 'Paused' });
  await paused.waitFor();
  await paused.getByRole('button', { name: 'Resume' }).click();
  await page.keyboard.press('i');
  await frame.getByRole('dialog', { name: /^Bag/ }).waitFor();
}
