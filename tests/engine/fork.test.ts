import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import type { FloorState } from '../../src/engine/state';
import { BOTS } from '../../src/lab/bots';
import { newGame } from '../../src/procgen/newGame';
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

test('nothing that a fork changes in place is also its parent\'s', () => {
  const game = begun('lanternfall', '4');
  const { floor } = game;
  const { player } = game.state;
  game.state.outcome = { kind: 'died', cause: 'breed.rat', floor: 1, turn: 1 };
  floor.state.corpses.push({ breed: 'rat', x: player.x, y: player.y, seen: true, rises: 0 });
  floor.layHazards([{ kind: 'fire', x: player.x, y: player.y, turns: 9 }]);
  game.state.hero.lamp = { thief: 1, until: 2, cell: 3 };
  const before = snapshot(game);
  const shared: readonly (keyof FloorState)[] = ['terrain', 'explored', 'places'];
  const change = (tree: object): void => {
    for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
      if (['affixes', 'elite', 'params', ...shared].includes(key)) continue;
      if (typeof value === 'object' && value !== null) change(value);
      else Object.assign(tree, { [key]: 'changed' });
    }
  };
  change(game.fork().state);
  expect(snapshot(game)).toBe(before);
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
