import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Action } from '../../src/engine/actions/Action';
import { Bump } from '../../src/engine/actions/fights';
import { Become, Choose, Hood, Learn, UseSkill } from '../../src/engine/actions/hero';
import { UseItem } from '../../src/engine/actions/items';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import type { Point } from '../../src/engine/core/point';
import type { Game } from '../../src/engine/Game';
import { skillOf } from '../../src/engine/facts/hero';
import { alliesOf } from '../../src/engine/facts/sides';
import { announce } from '../../src/engine/rules/announced';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import type { Actor } from '../../src/engine/state';
import { nameText, text } from '../../src/keep/text';
import { resumeGame } from '../../src/procgen/newGame';
import { arenaOn, putActor } from './harness/arena';
import { screenshot, test } from './harness/test';
import { Finger, fingers } from './harness/fingers';
import { keys, Pilot, type Hands } from './harness/Pilot';
import { storeRun } from './harness/storedRun';

/** These checks tap cells of the drawn map. */
test.use({ frames: 'seldom' });

/** What a player does besides steps, by keys or by touch. */
interface Touch {
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

const byKeys: Touch = {
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

async function byTouch(page: Page): Promise<Touch> {
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

/** A prepared run, in the page and in Node; after every action both must have the same hash. */
class Scene {
  private constructor(readonly page: Page, readonly touch: Touch, private readonly pilot: Pilot) {}

  static async open(page: Page, touch: Touch, { url, prepared }: { url: string; prepared: Game }): Promise<Scene> {
    await page.goto(url);
    await page.getByRole('dialog').or(page.getByRole('log')).first().waitFor();
    await page.evaluate(() => { localStorage.setItem('lanternfall.settings', JSON.stringify({ hints: 'off', confirm: 'off', motion: 'reduced' })); });
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
interface Act {
  readonly name: string;
  readonly prepare: () => Game;
  readonly play: (scene: Scene) => Promise<void>;
}

function tileOf(game: Game, id: string): number {
  return game.content.tiles.findIndex((tile) => tile.id === id);
}

function east(game: Game, dx: number, dy = 0): Point {
  const { x, y } = game.state.player;
  return { x: x + dx, y: y + dy };
}

/** An arena without rubble in the way. */
function hall(floor: number, change: (game: Game) => void): () => Game {
  return () => {
    const game = arenaOn(floor);
    for (let dy = -6; dy <= 6; dy++) for (let dx = -6; dx <= 8; dx++) game.floor.setTile(east(game, dx, dy), tileOf(game, 'ground'));
    change(game);
    game.look();
    return game;
  };
}

function put(game: Game, breed: string, more: Point & Partial<Actor>): Actor {
  putActor(game, breed, more);
  const actor = game.floor.state.actors.at(-1);
  assert.ok(actor);
  return Object.assign(actor, more);
}

function carry(game: Game, kind: string): number {
  const id = game.state.nextId++;
  game.state.hero.inventory.push({ id, kind, affixes: [], charges: 0, plus: 0 });
  if (!game.state.hero.known.includes(kind)) game.state.hero.known.push(kind);
  return id;
}

const ACTS: readonly Act[] = [
  {
    name: 'with the hood closed a sleeper is passed, unnoticed',
    prepare: hall(2, (game) => { put(game, 'jackal', { ...east(game, 3, 3), asleep: true }); }),
    async play(scene) {
      await scene.do(new Hood(), () => scene.press('t', /^Hood/));
      await scene.step(1, 0, 4);
      await scene.tells(text('ui.hud.unnoticed'));
      assert.deepEqual(scene.game.floor.state.actors.map(({ asleep }) => asleep), [true]);
      await scene.do(new Hood(), () => scene.press('t', /^Open/));
      assert.equal(scene.game.state.hero.hooded, false);
    },
  },
  {
    name: 'a field of grass burns with the enemies in it',
    prepare: hall(4, (game) => {
      for (let dy = -2; dy <= 2; dy++) for (let dx = 4; dx <= 7; dx++) game.floor.setTile(east(game, dx, dy), tileOf(game, 'tallGrass'));
      for (const dy of [-1, 0, 1]) put(game, 'snake', { ...east(game, 5, dy), asleep: true });
      carry(game, 'fireBomb');
    }),
    async play(scene) {
      const { game } = scene;
      const [bomb] = game.state.hero.inventory.filter(({ kind }) => kind === 'fireBomb');
      assert.ok(bomb);
      const slot = scene.page.locator('.action.quick').nth(1);
      const hp = (): number => game.floor.state.actors.reduce((sum, actor) => sum + actor.hp, 0);
      const before = hp();
      await scene.do(new UseItem(bomb.id, east(game, 5)), async () => {
        if (scene.touch.name === 'keys') await scene.page.keyboard.press('2');
        else await slot.tap();
        await scene.touch.aim(scene.page);
      });
      await scene.wait(3);
      assert.ok(hp() < before / 2, `${before} HP are still ${hp()}`);
      const { x, y } = east(game, 6);
      assert.notEqual(game.floor.tileAt(x, y).id, 'tallGrass');
    },
  },
  {
    name: 'a captive is freed and comes down the stairs',
    prepare: hall(4, (game) => {
      put(game, 'wolfCub', { ...east(game, 1), side: 'player', bound: 2, asleep: false });
      game.floor.setTile(east(game, -1), tileOf(game, 'stairsDown'));
    }),
    async play(scene) {
      await scene.wait(3);
      await scene.step(-1, 0);
      assert.deepEqual(alliesOf(scene.game).map(({ breed, bound }) => [breed, bound]), [['wolfCub', 0]]);
      await scene.do(new Stairs('down'), () => scene.touch.hands(scene.page, { do: 'stairs', way: 'down' }));
      assert.deepEqual([scene.game.state.floor, alliesOf(scene.game).length], [5, 1]);
    },
  },
  {
    name: 'one of three things in cages is taken, and the others lock',
    prepare: hall(3, (game) => {
      game.floor.setTile(east(game, 1), tileOf(game, 'cage'));
      for (const kind of ['helmet', 'shield', 'softBoots']) game.floor.state.goods.push({ id: game.state.nextId++, kind, affixes: [], charges: 0, plus: 0, ...east(game, 1) });
    }),
    async play(scene) {
      const { game, touch, page } = scene;
      await touch.hands(page, { do: 'step', dx: 1, dy: 0 });
      await scene.tells(nameText('item.helmet'), nameText('item.softBoots'));
      const at = east(game, 1);
      await scene.do(new Choose(at.x, at.y, 1), () => touch.pick(page, 1));
      assert.deepEqual([game.state.hero.inventory.at(-1)?.kind, game.floor.state.goods.length], ['shield', 0]);
    },
  },
  {
    name: 'something is bought with coins',
    prepare: hall(3, (game) => {
      game.floor.setTile(east(game, 1), tileOf(game, 'stall'));
      for (const kind of ['healthPotion', 'oilFlask']) game.floor.state.goods.push({ id: game.state.nextId++, kind, affixes: [], charges: 0, plus: 0, ...east(game, 1) });
      game.state.hero.finds = 100;
    }),
    async play(scene) {
      const { game, touch, page } = scene;
      await touch.hands(page, { do: 'step', dx: 1, dy: 0 });
      const at = east(game, 1);
      await scene.do(new Choose(at.x, at.y, 0), () => touch.pick(page, 0));
      assert.equal(game.state.hero.inventory.at(-1)?.kind, 'healthPotion');
      assert.ok(game.state.hero.finds < 100);
    },
  },
  ...[true, false].map((isHeeded): Act => ({
    name: isHeeded ? 'an announced attack is read, and misses who steps out of it' : 'an announced attack that was read and not heeded kills',
    prepare: hall(8, (game) => {
      const ogre = put(game, 'ogre', { ...east(game, 1), asleep: false });
      const [ability] = game.content.breeds.get('ogre')?.abilities ?? [];
      assert.ok(ability);
      announce(game, ogre, { ability, aim: east(game, 0), cells: [east(game, 0), east(game, 0, 1), east(game, 0, -1)] });
      game.state.player.hp = 1;
    }),
    async play(scene) {
      const { game, page, touch } = scene;
      const words = await touch.lookHere(page);
      assert.ok(words.includes(nameText('ability.smash')) && words.includes(nameText('breed.ogre')), words);
      if (isHeeded) {
        await scene.step(-1, 1);
        await scene.step(-1, 1, 2);
        assert.deepEqual([game.state.player.hp, game.floor.state.actors.map(({ announced }) => announced)], [1, [null]]);
        return;
      }
      while (game.floor.state.actors.some(({ announced }) => announced !== null)) await scene.wait();
      assert.equal(game.isOver, true);
      await page.getByRole('dialog').waitFor();
    },
  })),
  ...['lamplighter', 'warden', 'poacher', 'tinker'].flatMap((hero, place): Act[] => [
    {
      name: `the ${hero}'s skill is used, and burns oil`,
      prepare: hall(2, (game) => {
        game.state.turn = 0;
        game.turn(new Become(place));
        game.state.turn = 1;
        put(game, 'zombie', { ...east(game, 4), asleep: false });
        if (hero === 'tinker') for (const kind of ['firePotion', 'firePotion']) carry(game, kind);
      }),
      async play(scene) {
        const { game } = scene;
        const skill = skillOf(game);
        assert.ok(skill);
        const isAimed = skill.target.at === 'cell';
        const { oil } = game.state.hero;
        await scene.do(new UseSkill(isAimed ? east(game, 4) : null), async () => {
          await scene.press('5', 'Skill');
          if (isAimed) await scene.touch.aim(scene.page);
        });
        assert.ok(game.state.hero.oil <= oil - (skill.oil ?? 0));
      },
    },
    {
      name: `the ${hero} takes a talent`,
      prepare: hall(2, (game) => {
        game.state.turn = 0;
        game.turn(new Become(place));
        Object.assign(game.state, { turn: 1 });
        Object.assign(game.state.hero, { level: 3, choices: 1 });
      }),
      async play(scene) {
        await scene.page.getByRole('dialog').waitFor();
        await scene.do(new Learn(1), () => scene.touch.pick(scene.page, 1));
        const [talent = ''] = scene.game.state.hero.talents;
        await scene.tells(text('log.learnt', { talent: `talent.${talent}` }));
      },
    },
  ]),
];

for (const { name, prepare, play } of ACTS) {
  test(`by keys: ${name}`, async ({ page, url }) => { await play(await Scene.open(page, byKeys, { url, prepared: prepare() })); });
  test(`by touch: ${name}`, async ({ url, newPhone }) => {
    const phone = await newPhone();
    await play(await Scene.open(phone, await byTouch(phone), { url, prepared: prepare() }));
    await screenshot(`systems-${name.replace(/\W+/g, '-').slice(0, 40)}`, phone);
  });
}
