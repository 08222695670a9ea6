import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { packs } from '../../../src/content/packs';
import type { Action } from '../../../src/engine/actions/Action';
import { Bump } from '../../../src/engine/actions/Bump';
import { LevelUp } from '../../../src/engine/actions/LevelUp';
import { PickUp } from '../../../src/engine/actions/PickUp';
import { Stairs } from '../../../src/engine/actions/Stairs';
import { UseItem } from '../../../src/engine/actions/UseItem';
import { Wait } from '../../../src/engine/actions/Wait';
import { aims } from '../../../src/engine/effects/aim';
import type { Game } from '../../../src/engine/Game';
import { loadContent } from '../../../src/engine/pack/loadContent';
import { newGame } from '../../../src/procgen/newGame';
import type { Handle } from '../../../src/ui/handle';
import type { Deed } from './plan';

/** How a deed is done on the page: by keys or by mouse. */
export type Hands = (page: Page, deed: Deed) => Promise<void>;

/** A fresh run in Node. */
export function runOf(pack: keyof typeof packs, seed: string): Game {
  const loaded = loadContent(packs[pack]);
  assert.ok(loaded.ok);
  return newGame(loaded.content, seed);
}

/** Plays the page and, beside it, the same run in Node: after every deed both must have the same hash. */
export class Pilot {
  constructor(
    private readonly page: Page,
    readonly game: Game,
    private readonly hands: Hands,
  ) {}

  /** Does every deed of a plan. */
  async follow(plan: Generator<Deed>): Promise<void> {
    for (const deed of plan) {
      this.game.turn(actionOf(this.game, deed));
      await this.hands(this.page, deed);
      await this.agree(JSON.stringify(deed));
    }
  }

  /** The page and Node are in the same state. */
  async agree(after: string): Promise<void> {
    const { state, hash } = this.game;
    const there = await this.page.evaluate(() => {
      const { turn, floor, hp, hash: its } = (window as unknown as { lanternfall: Handle }).lanternfall;
      return { turn, floor, hp, hash: its };
    });
    assert.deepEqual(there, { turn: state.turn, floor: state.floor, hp: state.player.hp, hash }, `after ${after}`);
  }
}

function actionOf(game: Game, deed: Deed): Action {
  switch (deed.do) {
    case 'step':
      return new Bump(deed.dx, deed.dy);
    case 'wait':
      return new Wait();
    case 'pickUp':
      return new PickUp();
    case 'use':
      return useOf(game, deed);
    case 'boon':
      return new LevelUp('life');
    case 'stairs':
      return new Stairs(deed.way);
  }
}

function useOf(game: Game, { slot, aim }: Extract<Deed, { do: 'use' }>): Action {
  const item = game.state.hero.inventory[slot];
  assert.ok(item);
  return new UseItem(item.id, aim ? (aims(game, item)[0] ?? null) : null);
}

/** Letters of the classic scheme for the nine cells around, row by row. */
const LETTERS = 'yku' + 'h.l' + 'bjn';

/** Every deed by keys. */
export const keys: Hands = async (page, deed) => {
  if (deed.do === 'step') await page.keyboard.press(LETTERS.charAt((deed.dy + 1) * 3 + deed.dx + 1));
  if (deed.do === 'wait') await page.keyboard.press('.');
  if (deed.do === 'pickUp') await page.keyboard.press('g');
  if (deed.do === 'stairs') await page.keyboard.press(deed.way === 'down' ? '>' : '<');
  if (deed.do === 'use') {
    await page.keyboard.press('i');
    await page.keyboard.press(await lineOf(page, deed.name).locator('kbd').innerText());
    if (deed.aim) await page.keyboard.press('Enter');
  }
  if (deed.do === 'boon') {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  }
};

/** The line of an item in the open bag. */
function lineOf(page: Page, name: string): Locator {
  return page.getByRole('dialog').locator('.choice', { hasText: name }).first();
}

/** Every deed by mouse: cells, the hero itself, and the bag. */
export const mouse: Hands = async (page, deed) => {
  if (deed.do === 'use') {
    await page.getByRole('button', { name: 'Bag' }).click();
    await lineOf(page, deed.name).click();
    await page.getByRole('dialog').locator('.choice').first().click();
    if (deed.aim) await page.locator('.aim').getByRole('button').first().click();
    return;
  }
  if (deed.do === 'wait') {
    await page.getByRole('button', { name: 'Wait' }).click();
    return;
  }
  if (deed.do === 'boon') {
    await page.getByRole('dialog').locator('.choice').first().click();
    return;
  }
  const hero = await atRest(page);
  const [dx, dy] = deed.do === 'step' ? [deed.dx, deed.dy] : [0, 0];
  await page.mouse.click(hero.x + dx * hero.side, hero.y + dy * hero.side);
};

/** Where the hero is drawn once the camera has stopped. */
export async function atRest(page: Page): Promise<{ x: number; y: number; side: number }> {
  const place = await page.evaluate(async () => {
    const { lanternfall } = window as unknown as { lanternfall: Handle };
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    let last = lanternfall.hero;
    for (let still = 0; still < 4; ) {
      await frame();
      const now = lanternfall.hero;
      still = now?.x === last?.x && now?.y === last?.y ? still + 1 : 0;
      last = now;
    }
    return last;
  });
  assert.ok(place);
  return place;
}
