import { Become } from '../../src/engine/actions/hero';
import { Rng } from '../../src/engine/core/rng';
import { freeCellsAround } from '../../src/engine/floor/cells';
import { packState, UNRECORDED } from '../../src/engine/run/save';
import { makeActor } from '../../src/engine/floor/openFloor';
import type { Game } from '../../src/engine/Game';
import { announce } from '../../src/engine/rules/announced';
import { raiseWater } from '../../src/engine/rules/floods';
import { settle } from '../../src/engine/rules/relocate';
import { forgetNature } from '../../src/engine/facts/traits';
import { brokenInvariants } from '../../src/engine/run/invariants';
import type { Notes } from '../../src/engine/notes';
import { savedSchema } from '../../src/engine/run/stateSchema';
import type { Actor, FloorState, GameState } from '../../src/engine/state';
import { BOTS } from '../../src/lab/bots';
import { newGame, resumeGame } from '../../src/procgen/newGame';
import { crammedPack } from '../support/crammedPack';
import { SchemaWords } from '../support/schemaWords';
import { contentOf } from '../support/tinyPack';
import { packs } from '../../src/content/packs';

/** Plays some turns with the bot of all dangers, which tries everything. */
function playOn(game: Game, turns: number, seed: string): void {
  const rng = Rng.of(seed, 'bot');
  const bot = BOTS['vandal'];
  const until = game.state.turn + turns;
  for (let tries = 0; tries < turns * 5 && game.state.turn < until && !game.isOver; tries++) if (bot) game.turn(bot(game, rng));
}

/** Plays to a state with much in it. */
function begun(pack: keyof typeof packs, seed: string): Game {
  const game = newGame(contentOf(packs[pack]), seed);
  const rng = Rng.of(seed, 'fighter');
  for (let tries = 0; tries < 2000 && game.state.turn < 400 && !game.isOver; tries++) game.turn(BOTS['fighter']?.(game, rng) ?? raise());
  return game;
}

function raise(): never {
  throw new Error('no such bot');
}

const snapshot = ({ state }: Game): string => JSON.stringify(state);

describe.each(['lanternfall', 'goblinsGeared', 'deep'] as const)('a fork of a run of %s', (pack) => {
  test.each(['1', '2', '3'])('goes the way of any other, and the run never notices: seed %s', (seed) => {
    const game = begun(pack, seed);
    const [before, hash] = [snapshot(game), game.hash];
    const forks = [game.fork(), game.fork()];
    for (const fork of forks) playOn(fork, 300, 'ahead');
    expect(forks[0]?.hash).toBe(forks[1]?.hash);
    expect([snapshot(game), game.hash]).toEqual([before, hash]);
    const last = game.fork();
    playOn(game, 300, 'ahead');
    playOn(last, 300, 'ahead');
    expect({ ...game.state, log: [] }).toEqual({ ...last.state, log: [] });
    expect({ ...game.state, log: [] }).toEqual({ ...forks[0]?.state, log: [] });
  });
});

test.each(['lanternfall', 'deep'] as const)('forks of a run of %s that are played by turns, a turn each, go the ways of runs of their own', (pack) => {
  const alone = ['a', 'b'].map((seed) => {
    const run = begun(pack, '5');
    playOn(run, 100, seed);
    return run;
  });
  const game = begun(pack, '5');
  const together = ['a', 'b'].map((seed) => ({ fork: game.fork(), rng: Rng.of(seed, 'bot') }));
  const end = game.state.turn + 100;
  for (let tries = 0; tries < 500; tries++) {
    for (const { fork, rng } of together) if (fork.state.turn < end && !fork.isOver) fork.turn(BOTS['vandal']?.(fork, rng) ?? raise());
  }
  expect(together.map(({ fork }) => ({ ...fork.state, log: [] }))).toEqual(alone.map(({ state }) => ({ ...state, log: [] })));
  expect(alone[0]?.hash).not.toBe(alone[1]?.hash);
});

/** A run with all that a state can hold: fire, an announced attack, an ally and a captive, a hooded lantern, statuses, goods, loot, remembered tiles. */
function full(seed: string): Game {
  const game = newGame(crammedPack.content, seed);
  game.turn(new Become(3));
  playOn(game, 40, seed);
  const { floor, state, content } = game;
  const { player, hero } = state;
  const put = (id: string, more: Partial<Actor> = {}): Actor => {
    const [cell] = freeCellsAround(floor, player);
    const actor = makeActor(content, state.nextId++, { id, ...(cell ?? player), floor: state.floor });
    settle(game, Object.assign(actor, more));
    return actor;
  };
  const loot = [{ id: state.nextId++, kind: 'sword', affixes: ['keen'], charges: 0, plus: 1 }];
  put('wolfCub', { side: 'player' });
  put('oldDelver', { side: 'player', bound: 1 });
  put('koboldThief', { loot, elite: ['swift'] });
  const beetle = put('ironBeetle');
  const [charge] = content.breeds.get('ironBeetle')?.abilities ?? [];
  if (charge) announce(game, beetle, { ability: charge, aim: player, cells: [player] });
  game.affect([{ do: 'damage', amount: 1 }, { do: 'inflict', status: 'poison', turns: 9 }], { target: player, source: beetle, at: { x: player.x, y: player.y }, cause: { table: 'trap', id: 'dart' } });
  raiseWater(game, { x: beetle.x, y: beetle.y }, { tile: 'water', range: 1, turns: 30 });
  floor.layHazards([{ kind: 'fire', x: beetle.x, y: beetle.y, turns: 9 }]);
  floor.state.goods.push({ id: state.nextId++, kind: 'sword', affixes: ['keen'], charges: 0, plus: 1, x: player.x, y: player.y });
  floor.state.corpses.push({ breed: 'rat', x: player.x, y: player.y, seen: true, rises: 9 });
  Object.assign(hero, { hooded: true, talents: ['hale', 'fleet'], finds: 40 });
  hero.lamp = { thief: beetle.id, until: state.turn + 30, cell: -1 };
  forgetNature(game, player);
  game.look();
  // A tile seen before and changed since.
  const cell = floor.state.explored.findIndex((known, at) => known === 1 && !floor.fov.has(at) && floor.isWalkable(at % floor.width, Math.floor(at / floor.width)));
  floor.setTile({ x: cell % floor.width, y: Math.floor(cell / floor.width) }, content.tiles.findIndex(({ id }) => id === 'ash'));
  return game;
}

/** A state as a save has it, with as much of the log as a fork has. */
function asForked(text: string): GameState {
  const state = JSON.parse(text) as GameState;
  return { ...state, log: state.log.slice(-1) };
}

describe.each(['1', '2', '3', '4'])('a run with all that a state can hold, seed %s', (seed) => {
  test('is forked at any turn, and the fork goes on as a run read from a save would, turn by turn, with caches that hold', () => {
    const game = full(seed);
    const keys = Rng.of(seed, 'ahead');
    for (let point = 0; point < 6 && !game.isOver; point++) {
      const [before, hash] = [snapshot(game), game.hash];
      const [fork, saved] = [game.fork(), resumeGame(game.content, asForked(before))];
      const [ours, theirs] = [Rng.of(seed, `bot ${point}`), Rng.of(seed, `bot ${point}`)];
      for (let action = 0; action < 25 && !fork.isOver; action++) {
        fork.turn(BOTS['vandal']?.(fork, ours) ?? raise());
        saved.turn(BOTS['vandal']?.(saved, theirs) ?? raise());
        expect({ ...fork.state, log: [] }).toEqual({ ...saved.state, log: [] });
        expect([fork.hash, brokenInvariants(fork)]).toEqual([saved.hash, []]);
      }
      expect([snapshot(game), game.hash]).toEqual([before, hash]);
      for (let action = 0; action < 10; action++) game.turn(BOTS['vandal']?.(game, keys) ?? raise());
    }
  });
});

/** Fields and words of a state that a run with everything need not have. */
const OTHERWISE = /\.tone |\.outcome\.kind/;

test('nothing that a fork changes in place is also its parent\'s, whichever field it is', () => {
  const game = full('1');
  game.state.outcome = { kind: 'died', cause: 'breed.rat', floor: 1, turn: 1 };
  const words = new SchemaWords(savedSchema);
  words.meet({ record: UNRECORDED, state: packState(game.state) });
  expect(words.unmet().filter((path) => !OTHERWISE.test(path))).toEqual([]);
  const lists = [...game.state.floors, game.state.hero].flatMap((part) => Object.entries(part).filter(([, value]) => Array.isArray(value) && value.length === 0));
  expect(lists.map(([name]) => name)).toEqual([]);
  const before = snapshot(game);
  const shared: readonly (keyof FloorState)[] = ['terrain', 'explored', 'places'];
  const replaced: readonly (keyof Notes | 'by')[] = ['wounds', 'hp', 'brought', 'by', 'dead', 'slain', 'dealt', 'taken', 'healed', 'used', 'reached', 'spoken'];
  const change = (tree: object): void => {
    for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
      if (Array.isArray(value) && key === 'cells') continue;
      if (['affixes', 'elite', 'params', ...shared, ...replaced].includes(key)) continue;
      if (typeof value === 'object' && value !== null) change(value);
      else Object.assign(tree, { [key]: 'changed' });
    }
    if (Array.isArray(tree)) tree.push('added');
    else Object.assign(tree, { added: 'added' });
  };
  change(game.fork().state);
  expect(snapshot(game) === before).toBe(true);
});

test('a fork and its parent change terrain and what is known of it apart', () => {
  const game = newGame(contentOf(packs.lanternfall), '5');
  const fork = game.fork();
  const at = { x: game.state.player.x, y: game.state.player.y };
  const [tile, unknown] = [game.floor.tileAt(at.x, at.y), game.state.floors[0]?.explored.indexOf(0) ?? 0];
  fork.floor.setTile(at, game.content.tiles.findIndex(({ walkable }) => !walkable));
  fork.floor.map(unknown % game.floor.width, Math.floor(unknown / game.floor.width));
  expect([game.floor.tileAt(at.x, at.y), game.floor.isWalkable(at.x, at.y), game.state.floors[0]?.explored[unknown]]).toEqual([tile, true, 0]);
  expect([fork.floor.isWalkable(at.x, at.y), fork.state.floors[0]?.explored[unknown]]).toEqual([false, 2]);
  game.floor.setTile(at, game.content.tiles.indexOf(tile));
  expect(fork.floor.isWalkable(at.x, at.y)).toBe(false);
});
