import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Action } from '../../../src/engine/actions/Action';
import { Bump } from '../../../src/engine/actions/fights';
import { Wait } from '../../../src/engine/actions/moves';
import type { Point } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { decodeRun } from '../../../src/engine/run/decodeRun';
import { encodeRun } from '../../../src/engine/run/save';
import type { Actor } from '../../../src/engine/state';
import { resumeGame } from '../../../src/procgen/newGame';
import { arenaOn, putActor } from './arena';
import { Finger, fingers } from './fingers';
import { keys, Pilot, type Hands } from './Pilot';
import { besideGame, storeRun } from './storedRun';

/** What a player does besides steps, by keys or by touch. */
export interface Touch {
  readonly name: string;
  readonly hands: Hands;
  /** Presses a button of the bar, or its key. */
  press(page: Page, button: { readonly key: string; readonly label: string | RegExp }): Promise<void>;
  /** Takes a line of the open list. */
  pick(page: Page, line: number): Promise<void>;
  /** Accepts the offered target. */
  aim(page: Page): Promise<void>;
  /** Looks at the hero's own cell; returns what is told. */
  lookHere(page: Page): Promise<string>;
}

export const byKeys: Touch = {
  name: 'keys',
  hands: keys,
  press: (page, { key }) => page.keyboard.press(key),
  async pick(page, line) {
    // A dialog that opens by itself marks no choice at first.
    const isMarked = (await page.locator('.choice:focus').count()) > 0;
    for (let i = isMarked ? 0 : -1; i < line; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  aim: (page) => page.keyboard.press('Enter'),
  async lookHere(page) {
    await page.keyboard.press('x');
    // Looking begins at the nearest enemy, which stands to the east.
    await page.keyboard.press('h');
    const words = await page.locator('.aim').innerText();
    await page.keyboard.press('Escape');
    return words;
  },
};

export async function byTouch(page: Page): Promise<Touch> {
  const touches = fingers(await Finger.on(page));
  // The bar of a phone has no room for buttons to wait and to take the stairs: a tap on the hero does both.
  const hands: Hands = (on, step) => touches(on, step.do === 'wait' || step.do === 'stairs' ? { do: 'step', dx: 0, dy: 0 } : step);
  return {
    name: 'touch',
    hands,
    press: (_page, { label }) => page.getByRole('toolbar').getByRole('button', { name: label }).tap(),
    pick: (_page, line) => page.getByRole('dialog').locator('.choice').nth(line).tap(),
    aim: () => page.locator('.aim').getByRole('button').first().tap(),
    async lookHere() {
      await page.getByRole('toolbar').getByRole('button', { name: 'Look' }).tap();
      await hands(page, { do: 'step', dx: 0, dy: 0 });
      const words = await page.locator('.aim').innerText();
      await page.locator('.aim').getByRole('button', { name: 'Close' }).tap();
      return words;
    },
  };
}

const SETTINGS = { hints: 'off', confirm: 'off', motion: 'reduced' };

/** A prepared run, in the page and in Node; after every action both must have the same hash. */
export class Scene {
  private constructor(readonly page: Page, readonly touch: Touch, private readonly pilot: Pilot) {}

  /** Opens a prepared run with some settings; unless given, without hints, and with nothing to confirm. */
  static async open(page: Page, touch: Touch, { url, prepared, settings = SETTINGS }: { url: string; prepared: Game; settings?: object }): Promise<Scene> {
    await besideGame(page, url);
    await page.evaluate((kept) => { localStorage.setItem('lanternfall.settings', kept); }, JSON.stringify(settings));
    await storeRun(page, prepared);
    await page.goto(url);
    await page.getByRole('log').waitFor();
    const run = decodeRun(encodeRun(prepared.state));
    assert.ok(run.ok);
    const pilot = new Pilot(page, resumeGame(prepared.content, run.run.state), touch.hands);
    await pilot.agree('opening');
    return new Scene(page, touch, pilot);
  }

  get game(): Game {
    return this.pilot.game;
  }

  async step(dx: number, dy: number, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.do(new Bump(dx, dy), () => this.touch.hands(this.page, { do: 'step', dx, dy }));
  }

  async wait(times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.do(new Wait(), () => this.touch.hands(this.page, { do: 'wait' }));
  }

  /** Does an action by what the player does for it. */
  async do(action: Action, gesture: () => Promise<void>): Promise<void> {
    this.game.turn(action);
    await gesture();
    await this.page.waitForFunction((hash) => window.lanternfall?.hash === hash, this.game.hash).catch(() => undefined);
    await this.pilot.agree(action.constructor.name);
  }

  press(key: string, label: string | RegExp): Promise<void> {
    return this.touch.press(this.page, { key, label });
  }

  async tells(...parts: readonly string[]): Promise<void> {
    for (const part of parts) await this.page.getByText(part, { exact: false }).first().waitFor({ state: 'attached' });
  }
}

/** Prepares a run and plays it. */
export interface Act {
  readonly name: string;
  readonly prepare: () => Game;
  readonly play: (scene: Scene) => Promise<void>;
}

export function tileOf(game: Game, id: string): number {
  return game.content.tiles.findIndex((tile) => tile.id === id);
}

export function east(game: Game, dx: number, dy = 0): Point {
  const { x, y } = game.state.player;
  return { x: x + dx, y: y + dy };
}

/** An arena without rubble in the way. */
export function hall(floor: number, change: (game: Game) => void): () => Game {
  return () => {
    const game = arenaOn(floor);
    for (let dy = -6; dy <= 6; dy++) for (let dx = -6; dx <= 8; dx++) game.floor.setTile(east(game, dx, dy), tileOf(game, 'ground'));
    change(game);
    game.look();
    return game;
  };
}

export function put(game: Game, breed: string, more: Point & Partial<Actor>): Actor {
  putActor(game, breed, more);
  const actor = game.floor.state.actors.at(-1);
  assert.ok(actor);
  return Object.assign(actor, more);
}

export function carry(game: Game, kind: string): number {
  const id = game.state.nextId++;
  game.state.hero.inventory.push({ id, kind, affixes: [], charges: 0, plus: 0 });
  if (!game.state.hero.known.includes(kind)) game.state.hero.known.push(kind);
  return id;
}
