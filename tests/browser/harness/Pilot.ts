import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import type { packs } from '../../../src/content/packs';
import type { Action } from '../../../src/engine/actions/Action';
import { Bump } from '../../../src/engine/actions/fights';
import { levelChoices } from '../../../src/engine/actions/hero';
import { PickUp, UseItem } from '../../../src/engine/actions/items';
import { Stairs, Wait } from '../../../src/engine/actions/moves';
import { aims } from '../../../src/engine/facts/aim';
import type { Game } from '../../../src/engine/Game';
import { shippedContent } from '../../../src/lab/shippedContent';
import { newGame } from '../../../src/procgen/newGame';
import type { DebugApi } from '../../../src/ui/debugApi';
import type { Step } from './plan';

/** How to do an action on the page: by keys or by mouse. */
export type Hands = (page: Page, step: Step) => Promise<void>;

/** A fresh run in Node. */
export function runOf(pack: keyof typeof packs, seed: string): Game {
  return newGame(shippedContent(pack), seed);
}

/** Plays the page and the same run in Node: after every action both must have the same hash. */
export class Pilot {
  constructor(
    private readonly page: Page,
    readonly game: Game,
    private readonly hands: Hands,
  ) {}

  /** Does every action of a plan. */
  async follow(plan: Generator<Step>): Promise<void> {
    for (const step of plan) {
      this.game.turn(actionOf(this.game, step));
      await this.hands(this.page, step);
      await this.agree(JSON.stringify(step));
    }
  }

  /** Checks that the page and Node are in the same state. */
  async agree(after: string): Promise<void> {
    const { state, hash } = this.game;
    const there = await this.page.evaluate(() => {
      const { turn, floor, hp, hash: its } = (window as unknown as { lanternfall: DebugApi }).lanternfall;
      return { turn, floor, hp, hash: its };
    });
    assert.deepEqual(there, { turn: state.turn, floor: state.floor, hp: state.player.hp, hash }, `after ${after}`);
  }
}

function actionOf(game: Game, step: Step): Action {
  switch (step.do) {
    case 'step':
      return new Bump(step.dx, step.dy);
    case 'wait':
      return new Wait();
    case 'pickUp':
      return new PickUp();
    case 'use':
      return useOf(game, step);
    case 'reward':
      return levelChoices(game)[0] ?? new Wait();
    case 'stairs':
      return new Stairs(step.way);
  }
}

function useOf(game: Game, { slot, aim }: Extract<Step, { do: 'use' }>): Action {
  const item = game.state.hero.inventory[slot];
  assert.ok(item);
  return new UseItem(item.id, aim ? (aims(game, item)[0] ?? null) : null);
}

/** Letters of the classic scheme for the 3 x 3 cells around the hero, row by row. */
const LETTERS = 'yku' + 'h.l' + 'bjn';

/** Every action by keys. */
export const keys: Hands = async (page, step) => {
  if (step.do === 'step') await page.keyboard.press(LETTERS.charAt((step.dy + 1) * 3 + step.dx + 1));
  if (step.do === 'wait') await page.keyboard.press('.');
  if (step.do === 'pickUp') await page.keyboard.press('g');
  if (step.do === 'stairs') await page.keyboard.press(step.way === 'down' ? '>' : '<');
  if (step.do === 'use') {
    await page.keyboard.press('i');
    await page.keyboard.press(await lineOf(page, step.name).locator('kbd').innerText());
    if (step.aim) await page.keyboard.press('Enter');
  }
  if (step.do === 'reward') {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
};

/** The line of an item in the open bag. */
function lineOf(page: Page, name: string): Locator {
  return page.getByRole('dialog').locator('.choice', { hasText: name }).first();
}

/** Every action by mouse: cells, the hero itself, and the bag. */
export const mouse: Hands = async (page, step) => {
  if (step.do === 'use') {
    await page.getByRole('button', { name: 'Bag' }).click();
    await lineOf(page, step.name).click();
    await page.getByRole('dialog').locator('.choice').first().click();
    if (step.aim) await page.locator('.aim').getByRole('button').first().click();
    return;
  }
  if (step.do === 'wait') {
    await page.getByRole('button', { name: 'Wait' }).click();
    return;
  }
  if (step.do === 'reward') {
    await page.getByRole('dialog').locator('.choice').first().click();
    return;
  }
  const hero = await atRest(page);
  const [dx, dy] = step.do === 'step' ? [step.dx, step.dy] : [0, 0];
  await page.mouse.click(hero.x + dx * hero.side, hero.y + dy * hero.side);
};

/** Where the hero is drawn once the camera is at rest. */
export async function atRest(page: Page): Promise<{ x: number; y: number; side: number }> {
  const place = await page.evaluate(async () => {
    const { lanternfall } = window as unknown as { lanternfall: DebugApi };
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
