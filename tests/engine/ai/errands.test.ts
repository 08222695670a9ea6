import { pursue, type Intent } from '../../../src/engine/ai/intents';
import { interruption } from '../../../src/engine/ai/interruption';
import { KnownPaths } from '../../../src/engine/facts/KnownPaths';
import { sightingsOf } from '../../../src/engine/facts/Sightings';
import { DIRECTIONS } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { relocate } from '../../../src/engine/rules/relocate';
import { monster } from '../../support/drawGame';
import { follow } from '../../support/follow';
import { drawScene, lay } from '../../support/tacticsPack';
import { bars, drawWater, waterRows } from '../../support/waterPack';

const explore: Intent = { do: 'explore' };
const down: Intent = { do: 'stairs', way: 'down' };
const travel = (x: number, y: number): Intent => ({ do: 'travel', to: { x, y } });

/** A scene of a given sight in which all monsters sleep too deeply to wake, and all cells from column `from` to column `to` have been seen. */
function known(picture: string, { sight = 3, from = 0, to = 99 } = {}): Game {
  const game = drawScene(picture, { pack: { sight } });
  for (const actor of game.floor.state.actors) actor.asleep = true;
  game.rng.ai.below = () => 1;
  game.floor.state.explored.forEach((_, cell) => { if (cell % game.floor.width >= from && cell % game.floor.width <= to) game.floor.state.explored[cell] = 1; });
  return game;
}

/** A corridor whose left end is near and the right end far; of what is at the left, only the next step shows something. */
const CORRIDOR = `
  ##Z#####################
  ......@.................
  ########################`;

describe('no intent walks to and fro', () => {
  it('by a sleeper that comes into view and goes: what is beyond it comes last', () => {
    const game = known(CORRIDOR, { from: 2, to: 20 });
    const ends = [follow(game, explore), follow(game, explore)];
    expect(ends.map(({ why }) => why)).toEqual(['stop.hostile', 'stop.explored']);
    expect(game.floor.state.explored.every((cell) => cell === 1)).toBe(true);
    expect(game.state.turn).toBeLessThan(50);
  });

  it('by a hazard that comes into view and goes; at last it looks once more, and says what is in the way', () => {
    const game = known(CORRIDOR.replace('Z', '#'), { from: 2, to: 20 });
    game.floor.layHazards([{ kind: 'fire', x: 3, y: 1, turns: 99 }]);
    expect(follow(game, explore).why).toBe('stop.exploredDanger');
    expect([game.state.player.x < 8, game.state.turn < 60]).toEqual([true, true]);
    expect(pursue(game, explore)).toEqual({ stop: { key: 'stop.exploredDanger', params: { what: 'hazard.fire' } } });
  });

  it('and goes where a hazard has burnt out of view', () => {
    const game = known(CORRIDOR.replace('Z', '#'), { from: 2, to: 20 });
    lay(game, 'fire', [3, 1]);
    expect(follow(game, explore).why).toBe('stop.explored');
    expect(game.state.player.hp).toBe(20);
  });

  it('by an announced attack that comes into view and goes', () => {
    const game = known(CORRIDOR.replace('Z', '#').replace(/\.$/m, 'A'), { from: 2, to: 20 });
    const archer = monster(game, 'archer');
    archer.announced = { ability: 'arrow', aim: 0, cells: [game.floor.index(3, 1)], turn: 999 };
    game.floor.announced.add(archer);
    expect(follow(game, explore).turns).toBeLessThan(40);
  });

  it('nor takes longer to find its way the more monsters have marked the same cells', () => {
    const works = [2, 40].map((count) => {
      const game = drawScene(`@...................\n${'A'.repeat(count).padEnd(80, '.').replace(/.{20}/g, '$&\n')}`, { pack: { sight: 20 } });
      for (const archer of game.floor.state.actors) {
        archer.announced = { ability: 'arrow', aim: 0, cells: Array.from({ length: 20 }, (_, x) => x + 80), turn: 999 };
        game.floor.announced.add(archer);
      }
      game.effort.rest();
      pursue(game, travel(0, 1));
      return game.effort.spent;
    }) as [number, number];
    expect(works[1]).toBe(works[0]);
  });

  it.each([['a click', travel(0, 1)], ['the way to the stairs', down]])('on the way that %s asks for, with a sleeper in view at every other step', (_name, intent) => {
    const game = known(`
      #####Z#########
      >........@....#
      .############.#
      ..............#`);
    const { why, turns } = follow(game, intent);
    expect([why, game.state.player]).toMatchObject([expect.stringMatching(/hostile|there/), {}]);
    expect([follow(game, intent).why, turns < 30]).toEqual(['stop.there', true]);
    // Who forgot the sleeper would turn round at each of these steps, until half of the actions for the goal are spent: 27.
    expect(game.state.turn).toBeLessThan(23);
  });

  it('past a sleeper that blocks the way: seen once, it is named from afar', () => {
    const game = known(`
      ########################
      ...Z...@................
      ########################`, { from: 2, to: 20 });
    expect([follow(game, explore), follow(game, explore)].map(({ why }) => why)).toEqual(['stop.hostile', 'stop.exploredBarred']);
    expect(pursue(game, explore)).toEqual({ stop: { key: 'stop.exploredBarred', params: { actor: 'breed.sleeper' } } });
  });

  it('but goes on when it sees that the sleeper has gone', () => {
    const game = known('...Z...@................', { from: 2, to: 20 });
    follow(game, explore);
    follow(game, explore);
    game.remove(monster(game, 'sleeper'));
    expect(follow(game, travel(6, 0)).why).toBe('stop.there');
    expect(follow(game, explore).why).toBe('stop.explored');
  });

  it('where the way changes all the time: it stops and says so', () => {
    const game = known(`
      .............
      .###########.
      @.#########..
      .###########.
      .............`, { sight: 20 });
    const [wall, ground] = [0, 1];
    // Halfway along either way that closes, and the other opens.
    const end = follow(game, travel(12, 2), () => {
      const { x, y } = game.state.player;
      if (x !== 4) return;
      game.floor.setTile({ x: 6, y }, wall);
      game.floor.setTile({ x: 6, y: 4 - y }, ground);
    });
    expect(end).toEqual({ why: 'stop.astray', turns: 2 * 14 + 20 });
  });

  it.each([['the way to the stairs', down], ['exploring', explore]])('by one that keeps level with the player but cannot come: %s ends beside it', (_, intent) => {
    const game = drawWater(`
      .............
      .666==666....
      $666=E666.@..
      >666==666....
      .............`, { pack: { sight: 20, tiles: [...waterRows.tiles, bars] } });
    game.floor.state.explored.fill(1);
    const eel = monster(game, 'eel');
    const keepLevel = (): void => {
      eel.hidden = false;
      relocate(game, eel, { x: 5, y: game.state.player.y < 3 ? 1 : 3 });
    };
    keepLevel();
    const end = follow(game, intent, keepLevel);
    expect([end.why, end.turns < 60]).toEqual(['stop.awake', true]);
  });
});

describe('travel asked for again at every step', () => {
  const ROOM = `
    ...............
    ...............
    ..###########..
    @.###########..
    ..###########..
    ...............
    ......n........`;

  /** Clicks until the player is there, at most so often. */
  function clicks(game: Game, to: Intent, onStep: () => void): number {
    for (let click = 1; click < 60; click++) {
      const next = pursue(game, { ...to });
      if ('stop' in next) return click;
      game.turn(next.act);
      onStep();
    }
    return Infinity;
  }

  it('takes one of two ways and stays on it, whichever an enemy comes along', () => {
    const game = known(ROOM, { sight: 30 });
    const pursuer = monster(game, 'nomad');
    pursuer.asleep = false;
    // Always ahead, a step off the way.
    const ahead = (): void => { relocate(game, pursuer, { x: Math.min(game.state.player.x + 3, 14), y: game.state.player.y < 3 ? 0 : 6 }); };
    expect(clicks(game, travel(14, 3), ahead)).toBeLessThan(25);
    expect(game.state.player).toMatchObject({ x: 14, y: 3 });
  });

  it('goes where it sees that a danger has gone', () => {
    const game = known('@........', { sight: 20 });
    game.floor.layHazards([{ kind: 'fire', x: 6, y: 0, turns: 2 }]);
    clicks(game, travel(6, 0), () => undefined);
    expect(game.state.player.x).toBe(6);
  });

  it.each<[string, (game: Game) => void]>([
    ['where it is blocked', ({ floor }) => { for (const y of [0, 1]) floor.setTile({ x: 7, y }, 0); }],
    ['where it leads through fire', ({ floor }) => { floor.layHazards([0, 1].map((y) => ({ kind: 'fire', x: 7, y, turns: 99 }))); }],
    ['where it leads past a sleeper', (game) => {
      const sleeper = monster(game, 'nomad');
      relocate(game, sleeper, { x: 7, y: 0 });
    }],
  ])('but takes the other %s', (_where, happens) => {
    const game = known(ROOM, { sight: 30 });
    relocate(game, monster(game, 'nomad'), { x: 14, y: 6 });
    const rows: number[] = [];
    clicks(game, travel(14, 3), () => { if (rows.push(game.state.player.y) === 1) happens(game); });
    expect([rows[0], game.state.player.x, rows.includes(5)]).toEqual([2, 14, true]);
  });
});

describe('ways past enemies', () => {
  it('have as few cells next to them as possible, then as few steps', () => {
    const game = known(`
      ..........
      .########.
      @.Z......>
      .########.
      ..S.......`, { sight: 20 });
    const steps = new KnownPaths(game).to({ x: 9, y: 2 })?.map(({ y }) => y) ?? [];
    expect([steps.includes(0), steps.includes(4)]).toEqual([true, false]);
  });

  it('are chosen by all of their steps, not only by those past the enemy', () => {
    const game = known(`
      ====Z=========Z==
      ......@..........`, { sight: 20 });
    expect(new KnownPaths(game).nearest((x) => x === 0 || x === 16)).toEqual({ x: 0, y: 1 });
  });
});

describe('an enemy that only helps others and keeps off', () => {
  it('does not keep the player from anything at three steps', () => {
    const game = drawScene('>...@..y.', { pack: { sight: 20 } });
    expect([follow(game, down), game.state.player.hp]).toEqual([{ why: 'stop.there', turns: 4 }, 20]);
  });

  it('is a fight within two, and no step leads there', () => {
    expect(follow(drawScene('>.@.y'), down)).toEqual({ why: 'stop.awake', turns: 0 });
    expect(follow(drawScene('@..y.>\n......'), down)).toEqual({ why: 'stop.awake', turns: 0 });
  });

  it('is a threat if it can also hurt', () => {
    expect(follow(drawScene('@...A\n>....'), down).why).toBe('stop.awake');
  });
});

describe('an enemy that is no threat', () => {
  it('stops the player as it comes into view, but not again', () => {
    const game = drawScene('@......S', { pack: { sight: 20 } });
    const { id } = monster(game, 'statue');
    const noticed = { type: 'noticed', actor: id, breed: 'statue', at: { x: 7, y: 0 }, seen: true } as const;
    expect([interruption(game, [noticed])?.key, interruption(game, [noticed])]).toEqual(['stop.hostile', null]);
  });

  it('stops the player once with all others that come into view at the same time', () => {
    const game = drawScene('@..S...S', { pack: { sight: 20 } });
    const noticed = game.floor.state.actors.map(({ id, x }) => ({ type: 'noticed', actor: id, breed: 'statue', at: { x, y: 0 }, seen: true }) as const);
    expect([interruption(game, noticed)?.key, interruption(game, noticed)]).toEqual(['stop.hostile', null]);
  });

  it('that is one stops it every time', () => {
    const game = drawScene('@......r', { pack: { sight: 20 } });
    const noticed = { type: 'noticed', actor: monster(game, 'rat').id, breed: 'rat', at: { x: 7, y: 0 }, seen: true } as const;
    expect([1, 2].map(() => interruption(game, [noticed])?.key)).toEqual(['stop.hostile', 'stop.hostile']);
  });
});

describe('exploring', () => {
  it('goes on by a light that shows no diagonals', () => {
    const game = drawScene(`
      @...#
      ....#
      .....
      ###..`, { pack: { sight: 1 } });
    expect(follow(game, explore).why).toBe('stop.explored');
    const { floor } = game;
    const dark = floor.state.terrain.flatMap((_, cell) => {
      const [x, y] = [cell % floor.width, Math.floor(cell / floor.width)];
      const isShown = DIRECTIONS.slice(0, 4).some((step) => floor.isWalkable(x + step.x, y + step.y));
      return isShown && !floor.isSeen(x, y) ? [cell] : [];
    });
    expect(dark).toEqual([]);
  });

  it('names both where one part of the floor is beyond a danger and another beyond an enemy', () => {
    const game = known('....t.....@...Z.........', { sight: 5, from: 4, to: 15 });
    expect(pursue(game, explore)).toEqual({ stop: { key: 'stop.exploredBoth', params: { actor: 'breed.sleeper' } } });
  });

  it('speaks of a full bag only where nothing else is left', () => {
    const game = drawScene('.....t.@!', { pack: { sight: 3 }, carry: new Array<string>(26).fill('bolt') });
    expect(follow(game, explore)).toEqual({ why: 'stop.exploredDanger', turns: 0 });
  });

  it('names no danger that it saw on the way and that is out of view', () => {
    const game = known('........@...', { sight: 3, from: 3 });
    const asked = { ...explore };
    expect(pursue(game, asked)).toHaveProperty('act');
    sightingsOf(game).dangers.set(game.floor.index(4, 0), Infinity);
    expect(pursue(game, asked)).toEqual({ stop: { key: 'stop.exploredDanger', params: { what: 'stop.unseenDanger' } } });
  });
});
