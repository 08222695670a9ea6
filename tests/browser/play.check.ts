import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { screenshot, test } from './harness/test';
import { keys, mouse, Pilot, runOf } from './harness/Pilot';
import { descend, fetch, killOne, perish, use } from './harness/plan';

const RUN = { pack: 'classicBare', seed: '219' } as const;
const MOUSE_RUN = { pack: 'classicBare', seed: '0' } as const;

let pilot: Pilot;

/** Starts a run from the title with a given seed. */
async function begin(page: Page, seed: string): Promise<void> {
  await page.getByRole('button', { name: /^Classic dungeons/ }).click();
  await page.getByRole('button', { name: /classic \(no gear\)/i }).click();
  await page.getByRole('textbox').fill(seed);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForFunction((wanted) => (window as unknown as { lanternfall: { seed: string | null } }).lanternfall.seed === wanted, seed);
}

/** Waits until everything is saved and the map is at rest. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(600);
}

/** A whole run in the real page, by keys and then by mouse, in step with the same run in Node; hands.check.ts covers the other devices. */

// Each check goes on where the one before has ended.
test.describe.configure({ mode: 'serial' });

test('the first key after load starts a run', async ({ page, open }) => {
  await open();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await screenshot('title', page);
  await page.keyboard.press('Enter');
  await page.getByRole('log').waitFor();
  assert.equal(await page.evaluate(() => (window as unknown as { lanternfall: { turn: number } }).lanternfall.turn), 0);
});

test('ten fast presses are ten turns, even if frames take 300 ms', async ({ page }) => {
  const turn = (): Promise<number> => page.evaluate(() => (window as unknown as { lanternfall: { turn: number } }).lanternfall.turn);
  const before = await turn();
  await page.evaluate(() => {
    const slow = (): void => {
      const end = performance.now() + 300;
      while (performance.now() < end);
      if (performance.now() < stop) requestAnimationFrame(slow);
    };
    const stop = performance.now() + 2000;
    requestAnimationFrame(slow);
  });
  await Promise.all(Array.from({ length: 10 }, () => [page.keyboard.down('.'), page.keyboard.up('.')]).flat());
  assert.equal(await turn(), before + 10);
  await page.waitForTimeout(2500);
  assert.equal(await turn(), before + 10);
});

test('a new run replaces the current one after asking', async ({ page }) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: /new run/i }).click();
  await page.getByRole('button', { name: /^Classic dungeons/ }).click();
  await page.getByRole('button', { name: /classic \(no gear\)/i }).click();
  await page.getByRole('textbox').fill(RUN.seed);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: /abandon/i }).click();
  pilot = new Pilot(page, runOf(RUN.pack, RUN.seed), keys);
  await pilot.agree('the start');
});

test('by keys: walks, fights and kills', async ({ page }) => {
  await pilot.follow(killOne(pilot.game));
  await settle(page);
  await screenshot('play', page);
});

test('by keys: fetches a potion and drinks it', async () => {
  await pilot.follow(fetch(pilot.game, 'healthPotion'));
  const { hp } = pilot.game.state.player;
  await pilot.follow(use(pilot.game, 'healthPotion'));
  assert.ok(pilot.game.state.player.hp > hp);
});

test('by keys: goes down to floor 2', async ({ page }) => {
  await pilot.follow(descend(pilot.game));
  assert.equal(pilot.game.state.floor, 2);
  await settle(page);
  await screenshot('floor-2', page);
});

test('a reload finds the same run by its hash', async ({ page, open }) => {
  await settle(page);
  await open('?pack=firstDungeon&seed=other');
  await page.getByRole('log').waitFor();
  await pilot.agree('a reload');
});

test('nothing can be changed through the debug API', async ({ page }) => {
  const outcome = await page.evaluate(() => {
    const handle = (window as unknown as { lanternfall: Record<string, unknown> }).lanternfall;
    return Reflect.set(handle, 'hp', 99) || Reflect.set(window, 'lanternfall', {}) || Reflect.deleteProperty(window, 'lanternfall');
  });
  assert.equal(outcome, false);
  await pilot.agree('trying to cheat');
});

test('by keys: dies, and the screen says from what and where', async ({ page }) => {
  await pilot.follow(perish(pilot.game));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  assert.match(await dialog.innerText(), /Orc[^]*floor 2/i);
  await settle(page);
  await screenshot('death', page);
});

test('death has deleted the run', async ({ page, open }) => {
  await settle(page);
  await open();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  assert.equal(await page.evaluate(() => (window as unknown as { lanternfall: { turn: number | null } }).lanternfall.turn), null);
});

test('by mouse: walks, fights and kills', async ({ page, open }) => {
  await open();
  await begin(page, MOUSE_RUN.seed);
  pilot = new Pilot(page, runOf(MOUSE_RUN.pack, MOUSE_RUN.seed), mouse);
  await pilot.follow(killOne(pilot.game));
});

test('by mouse: dies', async ({ page }) => {
  await pilot.follow(perish(pilot.game));
  await page.getByRole('dialog').waitFor();
  await screenshot('death-by-mouse', page);
});

test('a phone shows all of it', async ({ page, newPage, url }) => {
  // Of two pages in one browser only one keeps the run.
  await page.goto('about:blank');
  const phone = await newPage(390, 844);
  await phone.goto(url);
  await phone.getByRole('button', { name: 'Start' }).waitFor();
  await screenshot('phone-title', phone);
  await begin(phone, RUN.seed);
  pilot = new Pilot(phone, runOf(RUN.pack, RUN.seed), mouse);
  await pilot.follow(killOne(pilot.game));
  await settle(phone);
  await screenshot('phone-play', phone);
  await phone.keyboard.press('i');
  await screenshot('phone-inventory', phone);
  await phone.keyboard.press('Escape');
  await phone.keyboard.press('?');
  await screenshot('phone-help', phone);
  assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
});
