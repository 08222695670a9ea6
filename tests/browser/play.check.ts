import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Check } from './harness/Check';
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
export const checks: readonly Check[] = [
  {
    name: 'the first key after load starts a run',
    async run({ page, open, screenshot }) {
      await open();
      await page.getByRole('button', { name: 'Start' }).waitFor();
      await screenshot('title');
      await page.keyboard.press('Enter');
      await page.getByRole('log').waitFor();
      assert.equal(await page.evaluate(() => (window as unknown as { lanternfall: { turn: number } }).lanternfall.turn), 0);
    },
  },
  {
    name: 'ten fast presses are ten turns, even if frames take 300 ms',
    async run({ page }) {
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
    },
  },
  {
    name: 'a new run replaces the current one after asking',
    async run({ page }) {
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
    },
  },
  {
    name: 'by keys: walks, fights and kills',
    async run({ page, screenshot }) {
      await pilot.follow(killOne(pilot.game));
      await settle(page);
      await screenshot('play');
    },
  },
  {
    name: 'by keys: fetches a potion and drinks it',
    async run() {
      await pilot.follow(fetch(pilot.game, 'healthPotion'));
      const { hp } = pilot.game.state.player;
      await pilot.follow(use(pilot.game, 'healthPotion'));
      assert.ok(pilot.game.state.player.hp > hp);
    },
  },
  {
    name: 'by keys: goes down to floor 2',
    async run({ page, screenshot }) {
      await pilot.follow(descend(pilot.game));
      assert.equal(pilot.game.state.floor, 2);
      await settle(page);
      await screenshot('floor-2');
    },
  },
  {
    name: 'a reload finds the same run by its hash',
    async run({ page, open }) {
      await settle(page);
      await open('?pack=firstDungeon&seed=other');
      await page.getByRole('log').waitFor();
      await pilot.agree('a reload');
    },
  },
  {
    name: 'nothing can be changed through the debug API',
    async run({ page }) {
      const outcome = await page.evaluate(() => {
        const handle = (window as unknown as { lanternfall: Record<string, unknown> }).lanternfall;
        return Reflect.set(handle, 'hp', 99) || Reflect.set(window, 'lanternfall', {}) || Reflect.deleteProperty(window, 'lanternfall');
      });
      assert.equal(outcome, false);
      await pilot.agree('trying to cheat');
    },
  },
  {
    name: 'by keys: dies, and the screen says from what and where',
    async run({ page, screenshot }) {
      await pilot.follow(perish(pilot.game));
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      assert.match(await dialog.innerText(), /Orc[^]*floor 2/i);
      await settle(page);
      await screenshot('death');
    },
  },
  {
    name: 'death has deleted the run',
    async run({ page, open }) {
      await settle(page);
      await open();
      await page.getByRole('button', { name: 'Start' }).waitFor();
      assert.equal(await page.evaluate(() => (window as unknown as { lanternfall: { turn: number | null } }).lanternfall.turn), null);
    },
  },
  {
    name: 'by mouse: walks, fights and kills',
    async run({ page, open }) {
      await open();
      await begin(page, MOUSE_RUN.seed);
      pilot = new Pilot(page, runOf(MOUSE_RUN.pack, MOUSE_RUN.seed), mouse);
      await pilot.follow(killOne(pilot.game));
    },
  },
  {
    name: 'by mouse: dies',
    async run({ page, screenshot }) {
      await pilot.follow(perish(pilot.game));
      await page.getByRole('dialog').waitFor();
      await screenshot('death-by-mouse');
    },
  },
  {
    name: 'a phone shows all of it',
    async run({ page, newPage, url, screenshot }) {
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
    },
  },
];
