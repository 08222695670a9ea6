import assert from 'node:assert/strict';
import { Bump } from '../../src/engine/actions/fights';
import { Choose } from '../../src/engine/actions/hero';
import { PickUp, UseItem } from '../../src/engine/actions/items';
import type { Game } from '../../src/engine/Game';
import { text } from '../../src/keep/text';
import { Ears } from './harness/Ears';
import { type Act, byKeys, byTouch, carry, east, hall, put, Scene, tileOf } from './harness/Scene';
import { screenshot, test } from './harness/test';
import { settled } from './harness/waits';

/** These checks tap cells of the drawn map. */
test.use({ frames: 'seldom' });

const FLOOR = 10;
const SETTINGS = { language: 'en', hints: 'off', motion: 'reduced', speed: 'instant' };

/** What the drowned halls ask of a player, by keys and by touch; `heard` is what must be understood by ear alone, in this order. */
interface Heard extends Act {
  readonly heard: readonly RegExp[];
}

/** Lays a kind of tile from the hero's east, this many tiles long and that many to each side. */
function lay(game: Game, tile: string, { long, wide = 0 }: { long: number; wide?: number }): void {
  for (let dy = -wide; dy <= wide; dy++) for (let dx = 1; dx <= long; dx++) game.floor.setTile(east(game, dx, dy), tileOf(game, tile));
}

/** Reads the scroll from the bag. */
async function readLightning({ page, touch }: Scene): Promise<void> {
  if (touch.name === 'keys') return touch.hands(page, { do: 'use', slot: 0, name: 'Lightning Scroll', aim: false });
  await page.getByRole('button', { name: 'Bag' }).tap();
  await page.getByRole('dialog').locator('.choice', { hasText: 'Lightning Scroll' }).tap();
  await page.getByRole('dialog').locator('.choice').first().tap();
}

const ACTS: readonly Heard[] = [
  {
    name: 'a hall is drained, and what lay in it is fetched',
    prepare: hall(FLOOR, (game) => {
      lay(game, 'deepWater', { long: 3, wide: 1 });
      game.floor.setTile(east(game, 0, -1), tileOf(game, 'sluice'));
      game.state.hero.known.push('healthPotion');
      const potion = { id: game.state.nextId++, kind: 'healthPotion', affixes: [], charges: 0, plus: 0 };
      game.floor.state.items.push({ ...potion, ...east(game, 2), seen: false, left: false });
    }),
    heard: [
      /You use the closed sluice/, /deep water runs off/, /Health Potion: 2 tiles east/,
      /On the ground: Health Potion/, /pick up the health potion/,
    ],
    async play(scene) {
      const { game, touch, page } = scene;
      await touch.hands(page, { do: 'step', dx: 0, dy: -1 });
      await scene.tells(text('feature.sluice.lower'));
      const at = east(game, 0, -1);
      await scene.do(new Choose(at.x, at.y, 0), () => touch.pick(page, 0));
      await scene.step(1, 0, 2);
      // A tap on the hero does what there is to do there.
      await scene.do(new PickUp(), () => touch.hands(page, touch.name === 'keys' ? { do: 'pickUp' } : { do: 'step', dx: 0, dy: 0 }));
      assert.equal(game.state.hero.inventory.at(-1)?.kind, 'healthPotion');
    },
  },
  {
    name: 'a current carries who steps into it',
    prepare: hall(FLOOR, (game) => { lay(game, 'currentEast', { long: 4 }); }),
    heard: [/current carries you east/, /current lets you go/],
    async play(scene) {
      const { game } = scene;
      const to = east(game, 5);
      await scene.step(1, 0);
      await scene.wait(3);
      assert.deepEqual([game.state.player.x, game.state.player.y], [to.x, to.y]);
    },
  },
  {
    name: 'a pack is stunned through the water it stands in, and struck with sparks',
    prepare: hall(FLOOR, (game) => {
      for (const dy of [-1, 0, 1]) put(game, 'frogSpearman', { ...east(game, 3, dy), asleep: true });
      lay(game, 'water', { long: 4, wide: 1 });
      put(game, 'jellyfish', { ...east(game, 1), asleep: false });
      carry(game, 'lightningScroll');
    }),
    heard: [/hit the jellyfish/, /Shock runs through the water/, /frog spearman is stunned! \(x3\)/, /sparks hit the frog spearman for \d+\. \(x3\)/],
    async play(scene) {
      const { game, page } = scene;
      const frogs = game.floor.state.actors.filter(({ breed }) => breed === 'frogSpearman');
      await scene.do(new Bump(1, 0), () => scene.touch.hands(page, { do: 'step', dx: 1, dy: 0 }));
      assert.deepEqual(frogs.map(({ statuses }) => 'stunned' in statuses), [true, true, true]);
      const scroll = game.state.hero.inventory.find(({ kind }) => kind === 'lightningScroll');
      const before = frogs.map(({ hp }) => hp);
      await scene.do(new UseItem(scroll?.id ?? 0, null), () => readLightning(scene));
      assert.ok(frogs.every(({ hp }, place) => hp < (before[place] ?? 0)));
    },
  },
  {
    name: 'thin ice cracks under the first step and breaks under the second',
    prepare: hall(FLOOR, (game) => { lay(game, 'thinIce', { long: 2 }); }),
    heard: [/thin ice cracks under you/, /cracked ice breaks under you/],
    async play(scene) {
      const { game, touch, page } = scene;
      await scene.step(1, 0, 2);
      await touch.hands(page, { do: 'step', dx: -1, dy: 0 });
      // The question is what a screen reader reads first; the answer that keeps the hero dry is marked.
      await page.getByRole('dialog').getByText(text('danger.breaks', { tile: 'tile.crackedIce' })).waitFor();
      await settled(page);
      await scene.do(new Bump(-1, 0), () => touch.pick(page, 1));
      const { x, y } = game.state.player;
      assert.equal(game.floor.tileAt(x, y).id, 'deepWater');
      await scene.step(-1, 0);
      assert.equal(game.floor.tileAt(game.state.player.x, game.state.player.y).id, 'ground');
    },
  },
];

for (const { name, prepare, play, heard } of ACTS) {
  test(`by keys and by ear: ${name}`, async ({ newPage, url }) => {
    const page = await newPage(1280, 720);
    const ears = await Ears.on(page);
    const scene = await Scene.open(page, byKeys, { url, prepared: prepare(), settings: SETTINGS });
    await ears.listen();
    await play(scene);
    const words = await ears.listen();
    const places = heard.map((sentence) => words.findIndex((line) => sentence.test(line)));
    assert.ok(places.every((place, at) => place >= (places[at - 1] ?? 0)), `${heard.join()} in\n${words.join('\n')}`);
  });
  test(`by touch: ${name}`, async ({ url, newPhone }) => {
    const phone = await newPhone();
    await play(await Scene.open(phone, await byTouch(phone), { url, prepared: prepare(), settings: SETTINGS }));
    await screenshot(`water-${name.replace(/\W+/g, '-').slice(0, 40)}`, phone);
  });
}
