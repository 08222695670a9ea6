import { Order } from '../../src/engine/actions/company';
import { Bump } from '../../src/engine/actions/fights';
import { Become, Choose, Hood, Learn, LevelUp, UseSkill } from '../../src/engine/actions/hero';
import { Drop, Equip, UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import { isConsumable, isWearable, type Effect } from '../../src/engine/content';
import { DIRECTIONS, type Point } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import { makeActor, makeItem } from '../../src/engine/floor/openFloor';
import type { Game } from '../../src/engine/Game';
import { aimKind } from '../../src/engine/facts/aim';
import { choicesAt } from '../../src/engine/facts/features';
import { offersOf } from '../../src/engine/facts/hero';
import { isFree } from '../../src/engine/facts/movement';
import { forgetNature } from '../../src/engine/facts/traits';
import { takeLantern } from '../../src/engine/rules/lantern';
import { settle } from '../../src/engine/rules/relocate';
import type { Actor, Item } from '../../src/engine/state';
import { loadContent } from '../../src/engine/pack/loadContent';
import { lanternfall } from '../../src/content/packs/lanternfall';
import { shippedContent } from '../../src/lab/shippedContent';
import { stockFeatures } from '../../src/procgen/fill/populate';
import { newGame } from '../../src/procgen/newGame';
import { expectKept, type Step } from '../support/twin';

/* A run that is loaded looks around: whatever an action changes about sight has to be seen by then, or the two part. */

const campaign = shippedContent('lanternfall');
const wait = new Wait();
const heroes = [...campaign.heroes.keys()];
const wearable = [...campaign.itemKinds].filter(([, kind]) => isWearable(kind)).map(([id]) => id);

/** A hardy run of the campaign as a hero, with treasure, in the midst of a dark hall. */
function begun(hero = 0): Game {
  const game = inHall(newGame(campaign, 'reloading'));
  game.turn(new Become(hero));
  Object.assign(game.state.player, { hp: 200, maxHp: 300 });
  game.state.hero.finds = 5000;
  game.turn(wait);
  return game;
}

/** The run with no walls around the player, so that every change of its light shows. */
function inHall(game: Game): Game {
  const { player } = game.state;
  game.affect([{ do: 'dig', range: 256 }], { target: player, source: player, at: { x: player.x, y: player.y }, cause: { table: 'item', id: 'test' } });
  game.look();
  return game;
}

function given(game: Game, kind: string, affixes: readonly string[] = []): Item {
  const item = makeItem(game.content, game.state.nextId++, { id: kind, affixes });
  game.state.hero.inventory = [...game.state.hero.inventory, item];
  return item;
}

/** A free cell beside the player. */
function beside(game: Game): Point {
  const { player } = game.state;
  const at = DIRECTIONS.map(({ x, y }) => ({ x: player.x + x, y: player.y + y })).find((cell) => isFree(game, player, cell));
  if (!at) throw new Error('no free cell');
  return at;
}

function placed(game: Game, id: string, captive = false): Actor {
  const actor = makeActor(game.content, game.state.nextId++, { id, ...beside(game), floor: game.state.floor, captive });
  settle(game, actor);
  return actor;
}

/** What befalls the player before a turn in which it waits. */
function befall(...effects: readonly Effect[]): Step {
  return (game) => {
    const { player } = game.state;
    game.affect(effects, { target: player, source: player, at: { x: player.x, y: player.y }, cause: { table: 'item', id: 'test' } });
    return wait;
  };
}

/** A turn of waiting before which some of the hero's state is another. */
function being(changes: Partial<Game['state']['hero']>): Step {
  return ({ state }) => {
    Object.assign(state.hero, changes);
    return wait;
  };
}

/** A step to a free cell beside the player. */
function away(game: Game): Bump {
  const { x, y } = beside(game);
  return new Bump(x - game.state.player.x, y - game.state.player.y);
}

/** A step into that cell. */
function into({ x, y }: Point): (game: Game) => Bump {
  return ({ state: { player } }) => new Bump(x - player.x, y - player.y);
}

/** A run at a level where that talent is offered. */
function offering(id: string): { game: Game; learn: Learn } {
  const { hero, level: own } = campaign.talents.get(id) ?? {};
  const game = begun(Math.max(0, heroes.indexOf(hero ?? '')));
  for (let level = own ?? 2; level < 99; level++) {
    Object.assign(game.state.hero, { level, choices: 1 });
    const index = offersOf(game).indexOf(id);
    if (index >= 0) return { game, learn: new Learn(index) };
  }
  throw new Error(`${id} is never offered`);
}

describe('a run loaded right after it goes on as if it had not been, when', () => {
  test.each([...campaign.talents.keys()])('the talent %s is learnt', (id) => {
    const { game, learn } = offering(id);
    expectKept(game, learn);
    expect(game.state.hero.talents).toEqual([id]);
  });

  test.each(['life', 'power', 'defence'] as const)('levels give %s', (reward) => {
    const game = begun();
    Object.assign(game.state.hero, { talents: [...campaign.talents.keys()], level: 3, choices: 2 });
    forgetNature(game, game.state.player);
    game.look();
    expectKept(game, new LevelUp(reward), new LevelUp(reward));
  });

  test.each(heroes)('the hero %s is chosen', (id) => {
    expectKept(inHall(newGame(campaign, 'heroes')), new Become(heroes.indexOf(id)), wait);
  });

  test.each(['lamplighter', 'warden'] as const)('the hero %s sees farther than others by what it is and wears', (id) => {
    const bright = { ...lanternfall.heroes[id], light: 3, start: ['minersHelmet'] };
    const made = loadContent({ ...lanternfall, heroes: { ...lanternfall.heroes, [id]: bright } });
    if (!made.ok) throw new Error(made.errors.join('\n'));
    expectKept(newGame(made.content, 'heroes'), new Become(heroes.indexOf(id)), wait);
  });

  test.each(wearable)('%s is put on, taken off, put on and dropped', (id) => {
    const game = begun();
    const item = given(game, id);
    expectKept(game, new Equip(item.id), new Equip(item.id), new Equip(item.id), new Drop(item.id));
  });

  test.each([...campaign.affixes])('something with the affix %s is put on and taken off', (id, { slots }) => {
    const game = begun();
    const kind = wearable.find((each) => slots.includes((campaign.itemKinds.get(each) as { slot: string }).slot)) ?? '';
    const item = given(game, kind, [id]);
    expectKept(game, new Equip(item.id), new Equip(item.id));
  });

  const offered = [...campaign.features].flatMap(([id, { choices = {}, goods }]) =>
    [...Object.keys(choices), ...(goods ? ['goods'] : [])].map((name, at) => [id, name, at] as const));

  test.each(offered)('%s is paid for %s', (id, _name, at) => {
    const game = begun();
    const cell = beside(game);
    const { floor } = game;
    floor.setTile(cell, campaign.tiles.findIndex((tile) => tile.id === id));
    const goods = stockFeatures(campaign, { terrain: Uint8Array.from(floor.state.terrain), width: floor.width }, 1, Rng.of('goods', id));
    floor.state.goods = goods.map(({ x, y, ...good }) => ({ ...makeItem(campaign, game.state.nextId++, good), x, y }));
    for (let n = 0; n < 3; n++) given(game, 'firePotion');
    game.turn(wait);
    expect(choicesAt(game, cell).length).toBeGreaterThan(at);
    expectKept(game, being({ oil: 200 }), new Choose(cell.x, cell.y, at));
  });

  const drunk = [...campaign.itemKinds].filter(([, row]) => isConsumable(row) && aimKind(row) === 'none').map(([id]) => id);

  test.each(drunk)('%s is used', (id) => {
    const game = begun();
    const item = given(game, id);
    for (const charged of ['forceWand', 'bow']) given(game, charged);
    if (id === 'lightningScroll') placed(game, 'rat');
    expectKept(game, being({ oil: 40 }), new UseItem(item.id), wait);
  });

  test.each([...campaign.statuses.keys()])('%s begins, lasts, ends by itself and is cured', (status) => {
    const [begins, lasts] = [2, 9].map((turns) => befall({ do: 'inflict', status, turns }));
    expectKept(begun(), begins as Step, wait, wait, wait, lasts as Step, befall({ do: 'cure', status }), wait);
  });

  test.each([...campaign.hazards.keys()])('%s comes over the player and is left', (hazard) => {
    expectKept(begun(), befall({ do: 'cloud', hazard, range: 2, turns: 3 }), away, wait, wait, wait);
  });

  test.each(heroes)('the hero %s hoods the lantern, opens it, and opens it with its skill', (id) => {
    const game = begun(heroes.indexOf(id));
    for (let n = 0; n < 3; n++) given(game, 'healthPotion');
    placed(game, 'rat');
    expectKept(game, new Hood(), new Hood(), new Hood(), new UseSkill(beside(game)), wait);
  });

  test('the lantern dims, is spent, and is filled again', () => {
    const levels = [151, 101, 31, 2, 1].map((oil) => being({ oil }));
    expectKept(begun(), ...levels, wait, wait, befall({ do: 'refuel', turns: 120 }), wait);
  });

  test('the lantern is taken, and given back', () => {
    const game = begun();
    const { id } = placed(game, 'rat');
    const thiefOf = ({ floor }: Game): Actor => floor.state.actors.find((actor) => actor.id === id) as Actor;
    const robbed: Step = (each) => {
      takeLantern(each, thiefOf(each));
      return wait;
    };
    const killed: Step = (each) => {
      thiefOf(each).hp = 1;
      return into(thiefOf(each))(each);
    };
    expectKept(game, robbed, wait, killed, wait);
  });

  test('a captive is freed, and changes places', () => {
    const game = begun();
    const captive = placed(game, Object.keys(lanternfall.captives.weights)[0] ?? '', true);
    const work = into({ x: captive.x, y: captive.y });
    expectKept(game, ...Array.from({ length: captive.bound }, () => work), work, new Order(), wait);
  });

  test('all around is mapped, lit, dug and revealed, and the player is elsewhere at once', () => {
    const effects = [{ do: 'map', range: 400 }, { do: 'light', radius: 9 }, { do: 'dig', range: 9 }, { do: 'reveal', range: 100 }, { do: 'teleport' }] as const;
    expectKept(begun(), ...effects.map((effect) => befall(effect)), wait);
  });

  test('the player falls', () => {
    expectKept(begun(), befall({ do: 'fall' }), wait);
  });
});
