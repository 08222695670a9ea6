import assert from 'node:assert/strict';
import { Become, Choose, Hood, Learn, UseSkill } from '../../src/engine/actions/hero';
import { UseItem } from '../../src/engine/actions/items';
import { Stairs } from '../../src/engine/actions/moves';
import { skillOf } from '../../src/engine/facts/hero';
import { alliesOf } from '../../src/engine/facts/sides';
import { announce } from '../../src/engine/rules/announced';
import { nameText, text } from '../../src/keep/text';
import { type Act, byKeys, byTouch, carry, east, hall, put, Scene, tileOf } from './harness/Scene';
import { screenshot, test } from './harness/test';

/** These checks tap cells of the drawn map. */
test.use({ frames: 'seldom' });

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
