import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { DebugApi } from '../../src/ui/debugApi';
import { test, type CheckContext } from './harness/test';
import { Finger, seen } from './harness/fingers';
import { atRest } from './harness/Pilot';
import { besideGame } from './harness/storedRun';
import { ownTitle } from './harness/waits';

/** What only browsers and systems do to a page: fingers whose lifting no event tells, texts translated in place, input methods. */

test('a finger whose lifting was lost walks nobody on, and the next one taps', lostOnMap);
test('a finger that was lost on the D-pad presses the same part again, and a mouse over it nothing', lostOnPad);
test('a translator leaves the page alone, whose numbers go on', translated);
test('the Enter that ends a word of an input method starts no run, and one that takes the keys of a run is explained', composed);

async function lostOnMap({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await openRun({ newPhone, url });
  const finger = await Finger.on(phone);
  const from = { x: 195, y: 420 };
  await unheard(phone, () => finger.swipe(from, { x: 0, y: 0 }));
  await tapStepsOnce(phone, 1);
  // One that walks is ended by the next touch, or as the player leaves.
  await unheard(phone, () => finger.swipe(from, { x: 60, y: 0 }));
  await phone.touchscreen.tap(from.x, from.y);
  await walksNobody(phone);
  await unheard(phone, () => finger.swipe(from, { x: -60, y: 0 }));
  await phone.evaluate(() => { for (const type of ['blur', 'focus']) window.dispatchEvent(new Event(type)); });
  await walksNobody(phone);
  await tapStepsOnce(phone, -1);
}

/** A tap on the tile below the hero, or above, is one step there. */
async function tapStepsOnce(phone: Page, way: 1 | -1): Promise<void> {
  const hero = await atRest(phone);
  const before = await turnOf(phone);
  await phone.touchscreen.tap(hero.x, hero.y + way * hero.side);
  await walksNobody(phone);
  assert.equal(await turnOf(phone), before + 1);
}

async function lostOnPad({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await openRun({ newPhone, url }, { pad: 'right' });
  const finger = await Finger.on(phone);
  const box = await phone.locator('.thumb').nth(4).boundingBox();
  assert.ok(box);
  const wait = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const press = async (): Promise<void> => {
    await finger.down(wait);
    await finger.up();
  };
  await unheard(phone, press);
  await noteTurnAtTouch(phone);
  await phone.touchscreen.tap(wait.x, wait.y);
  await walksNobody(phone);
  assert.equal(await turnOf(phone), await turnAtTouch(phone) + 1);
  await unheard(phone, press);
  await phone.evaluate(() => { window.dispatchEvent(new Event('blur')); });
  assert.equal(await phone.locator('.thumb.held').count(), 0);
  const now = await turnOf(phone);
  await phone.mouse.move(wait.x - 60, wait.y);
  await phone.mouse.move(wait.x, wait.y - 60);
  await walksNobody(phone);
  assert.equal(await turnOf(phone), now);
}

async function translated({ newPhone, url, expectTrouble }: CheckContext): Promise<void> {
  const phone = await openRun({ newPhone, url });
  const oil = phone.locator('.oil dd').first();
  const before = await oil.innerText();
  assert.equal(await translate(phone), 0);
  await phone.keyboard.press('.');
  await phone.waitForFunction((old) => document.querySelector<HTMLElement>('.oil dd')?.innerText !== old, before);
  await phone.keyboard.press('i');
  await phone.getByRole('dialog').waitFor();
  assert.equal(await translate(phone), 0);
  expectTrouble(/dug/);
  await phone.evaluate(() => { void Promise.reject(new Error('dug into nothing')); });
  await phone.getByRole('alertdialog').waitFor();
  assert.equal(await translate(phone), 0);
}

/** Puts elements of its own in place of all texts that may be translated, as Chromium's translator does; returns how many. */
function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const open = texts.filter((text) => text.data.trim() !== '' && text.parentElement?.translate === true);
    for (const text of open) {
      const font = document.createElement('span');
      font.textContent = text.data;
      text.replaceWith(font);
    }
    return open.length;
  });
}

async function composed({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await newPhone();
  await phone.goto(url);
  // What is typed as the game takes over from the title that the page came with may be lost with it.
  await ownTitle(phone);
  const field = phone.getByRole('textbox').first();
  await field.fill('かな');
  await field.focus();
  // Safari tells of the end of the word first, so that its Enter seems to be one of its own.
  await phone.evaluate(() => {
    const field = document.activeElement;
    field?.dispatchEvent(new CompositionEvent('compositionend', { data: 'かな', bubbles: true }));
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
  });
  await seen(phone);
  assert.equal(await phone.getByRole('button', { name: 'Start' }).count(), 1);
  assert.equal(await phone.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.seed), null);
  await field.press('Enter');
  await phone.waitForFunction(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.seed === 'かな');
  await phone.getByRole('log').waitFor();
  await phone.evaluate(() => { document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', code: 'KeyL', keyCode: 229, bubbles: true, cancelable: true })); });
  await phone.locator('.notice').getByText(/input method/).waitFor();
  assert.equal(await turnOf(phone), 0);
}

/** Does something of which the page hears no end, as when a phone's own gestures take the finger. */
async function unheard(phone: Page, touch: () => Promise<void>): Promise<void> {
  const ends = ['pointerup', 'pointercancel', 'lostpointercapture', 'touchend', 'click'];
  await phone.evaluate((types) => {
    const stop = new AbortController();
    const swallow = (event: Event): void => { event.stopImmediatePropagation(); };
    for (const type of types) window.addEventListener(type, swallow, { capture: true, signal: stop.signal });
    Object.assign(window, { hearAgain: () => { stop.abort(); } });
  }, ends);
  await touch();
  await seen(phone);
  await phone.evaluate(() => { (window as unknown as { hearAgain: () => void }).hearAgain(); });
}

/** Once everything so far is done, no turn passes by itself. */
async function walksNobody(phone: Page): Promise<void> {
  await seen(phone);
  await phone.waitForTimeout(400);
  const before = await turnOf(phone);
  await phone.waitForTimeout(800);
  assert.equal(await turnOf(phone), before);
}

async function openRun({ newPhone, url }: Pick<CheckContext, 'newPhone' | 'url'>, settings: object = {}): Promise<Page> {
  const phone = await newPhone();
  await besideGame(phone, url);
  await phone.evaluate((chosen) => { localStorage.setItem('lanternfall.settings', JSON.stringify(chosen)); }, { hints: 'off', blur: 'off', ...settings });
  await phone.goto(`${url}?pack=lanternfall&seed=42`);
  await phone.getByRole('log').waitFor();
  await phone.waitForFunction(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.hero !== null);
  return phone;
}

/** Notes the turn as the next finger goes down: until then, one that was lost waits on, however slow the page is. */
function noteTurnAtTouch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { lanternfall } = window as unknown as { lanternfall: DebugApi };
    const note = (): void => { document.body.dataset['turn'] = String(lanternfall.turn ?? 0); };
    window.addEventListener('pointerdown', note, { capture: true, once: true });
  });
}

function turnAtTouch(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.body.dataset['turn']));
}

function turnOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.turn ?? 0);
}
