import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { encodeReplay } from '../../src/engine/run/replay';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { shippedContent } from '../../src/lab/shippedContent';
import type { DebugApi } from '../../src/ui/debugApi';
import { screenshot, test, type CheckContext } from './harness/test';
import { layoutFaults } from './harness/layoutErrors';
import { atRest } from './harness/Pilot';
import { besideGame } from './harness/storedRun';
import { ownTitle } from './harness/waits';

/** These checks draw the map. */
test.use({ frames: 'seldom' });

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
/** With the keyboard on the screen, where the browser makes room for it. */
const TYPING = { width: 390, height: 430 };
/** Turned often: whether a browser tells of the turn before or after its new layout changes from one to the next. */
const TURNS = [LYING, UPRIGHT, LYING, UPRIGHT, LYING, UPRIGHT];
/** Until the map is at rest. */
const REST_MS = 600;
const RECORDED = encodeReplay(playWithReplay(shippedContent('lanternfall'), { seed: '4', bot: BOTS['fighter'] as Bot, turns: 60 }).replay);

/** However a phone is turned, and whatever is open, the map fills the page and shows the hero. */

test('a phone turned on the title has its map ready in the right size', onTitle);
test('a phone turned in a run shows the hero between the panels, and a tap finds its tile', inRun);
test('a phone turned under a dialog has the right map when it closes', underDialogs);
test('a phone turned during a replay shows its hero', inReplay);
test('a keyboard on the screen leaves the field in view, and zoom the map in its size', typingAndZoom);

async function onTitle({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await newPhone();
  await phone.goto(url);
  await phone.getByRole('button', { name: 'Start' }).waitFor();
  await phone.waitForSelector('#game canvas');
  for (const size of TURNS) {
    await turn(phone, size);
    assert.deepEqual(await layoutFaults(phone, { isTouch: true, isPlay: false }), []);
    await screenshot(`turned-title-${size.width}x${size.height}`, phone);
  }
}

async function inRun({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await openRun({ newPhone, url });
  for (const size of TURNS) {
    await turn(phone, size);
    await seesHero(phone, size);
    await screenshot(`turned-play-${size.width}x${size.height}`, phone);
    const { x, y, side } = await atRest(phone);
    const before = await read(phone, 'turn');
    // To and fro beside the stairs, where nothing is in the way.
    const way = size === LYING ? 1 : -1;
    await phone.touchscreen.tap(x, y + way * side);
    await phone.waitForFunction((last) => ((window as unknown as { lanternfall: DebugApi }).lanternfall.turn ?? 0) > (last ?? 0), before);
  }
}

async function underDialogs({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await openRun({ newPhone, url });
  for (const [key, size] of [['i', LYING], ['Shift+M', UPRIGHT], ['Escape', LYING], ['c', UPRIGHT], ['i', LYING], ['i', UPRIGHT]] as const) {
    await phone.keyboard.press(key);
    await phone.getByRole('dialog').waitFor();
    await turn(phone, size);
    assert.deepEqual(await layoutFaults(phone, { isTouch: true, isPlay: false }), [], `${key} at ${size.width}x${size.height}`);
    await screenshot(`turned-dialog-${key}-${size.width}x${size.height}`, phone);
    await phone.keyboard.press('Escape');
    await phone.getByRole('dialog').waitFor({ state: 'detached' });
    await seesHero(phone, size);
  }
}

async function inReplay({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await newPhone();
  await phone.goto(`${url}#replay=${RECORDED}`);
  await phone.locator('.watch').waitFor();
  for (const size of TURNS) {
    await turn(phone, size);
    await phone.keyboard.press('ArrowRight');
    await seesHero(phone, size);
    await screenshot(`turned-replay-${size.width}x${size.height}`, phone);
  }
}

async function typingAndZoom({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await newPhone();
  await phone.goto(url);
  await ownTitle(phone);
  const field = phone.getByRole('textbox').first();
  await field.tap();
  await turn(phone, TYPING);
  await screenshot('turned-typing', phone);
  const box = await field.boundingBox();
  assert.ok(box && box.y >= 0 && box.y + box.height <= TYPING.height, `the field is at ${JSON.stringify(box)}`);
  await turn(phone, LYING);
  await phone.goto(`${url}?pack=lanternfall&seed=42`);
  await phone.getByRole('log').waitFor();
  const tab = await phone.context().newCDPSession(phone);
  for (const size of TURNS.slice(0, 3)) {
    await tab.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await turn(phone, size);
    await tab.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await seesHero(phone, size);
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function openRun({ newPhone, url }: Pick<CheckContext, 'newPhone' | 'url'>): Promise<Page> {
  const phone = await newPhone();
  await besideGame(phone, url);
  await phone.evaluate(() => { localStorage.setItem('lanternfall.settings', JSON.stringify({ hints: 'off', keysChosen: true })); });
  await phone.goto(`${url}?pack=lanternfall&seed=42`);
  await phone.getByRole('log').waitFor();
  await phone.waitForFunction(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.hero !== null);
  return phone;
}

/** Turns the phone, and waits until the map fills the page: it must without any input. */
async function turn(phone: Page, size: Size): Promise<void> {
  await phone.setViewportSize(size);
  const wanted = [0, 0, size.width, size.height, size.width, size.height];
  const fills = (sizes: readonly number[]): boolean => {
    const canvas = document.querySelector<HTMLCanvasElement>('#game > canvas');
    const { x, y, width, height } = canvas?.getBoundingClientRect() ?? new DOMRect();
    return JSON.stringify([x, y, width, height, canvas?.width, canvas?.height]) === JSON.stringify(sizes);
  };
  await phone.waitForFunction(fills, wanted, { timeout: 10_000 }).catch(() => { throw new Error(`the map does not fill ${size.width}x${size.height}`); });
}

/** The hero is on the page and no panel covers it, nor has the browser zoomed out to show what is too wide. */
async function seesHero(phone: Page, { width, height }: Size): Promise<void> {
  await phone.waitForTimeout(REST_MS);
  const { x, y, side } = await atRest(phone);
  assert.ok(x > side / 2 && x < width - side / 2 && y > side / 2 && y < height - side / 2, `at ${width}x${height} the hero is at ${x},${y}`);
  assert.deepEqual(await layoutFaults(phone, { isTouch: true, isPlay: true }), []);
  const shown = await phone.evaluate(() => [window.innerWidth, window.innerHeight, window.visualViewport?.scale]);
  assert.deepEqual(shown, [width, height, 1]);
}

function read<K extends keyof DebugApi>(page: Page, what: K): Promise<DebugApi[K]> {
  return page.evaluate((name) => (window as unknown as { lanternfall: DebugApi }).lanternfall[name as K], what);
}
