import { pursue, rest, type Intent } from '../../../src/engine/ai/intents';
import { KnownPaths } from '../../../src/engine/facts/KnownPaths';
import { sightingsOf } from '../../../src/engine/facts/Sightings';
import type { Point } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { relocate } from '../../../src/engine/rules/relocate';
import { drawAnnouncing } from '../../support/announcingPack';
import { monster } from '../../support/drawGame';
import { follow } from '../../support/follow';
import { drawScene, lay } from '../../support/tacticsPack';

/** A known scene in which all monsters sleep too deeply to wake. */
function known(picture: string): Game {
  const game = drawScene(picture, { pack: { sight: 20 } });
  for (const actor of game.floor.state.actors) actor.asleep = true;
  game.rng.ai.below = () => 1;
  game.floor.state.explored.fill(1);
  sightingsOf(game).look(game);
  return game;
}

const row = (y: number, from = 1, to = 9): Point[] => Array.from({ length: to - from + 1 }, (_, i) => ({ x: from + i, y }));

describe('the way followed last is as good as a new one', () => {
  const HALL = `
    ..........
    ..........
    @.........
    ..........
    ..........`;

  it.each<[string, { map: string; older: Point[]; path: Point[] }, boolean]>([
    ['as long, and past nobody', { map: HALL, older: row(1), path: row(2) }, true],
    ['shorter', { map: HALL, older: row(1, 1, 8), path: row(2) }, true],
    ['longer', { map: HALL, older: row(1), path: row(2, 1, 8) }, false],
    ['past a sleeper', { map: HALL.replace('..........\n', '.........Z\n'), older: row(1), path: row(4) }, false],
    ['past a sleeper below', { map: HALL.replace(/\.{10}$/, '.......Z..'), older: row(3), path: row(1) }, false],
    ['past a sleeper, as the new one is', { map: HALL.replace('..........\n', '.........Z\n'), older: row(1), path: row(1) }, true],
    ['past two cells beside a sleeper instead of three', { map: HALL.replace('..........\n', '.........Z\n'), older: row(1, 1, 8), path: row(1) }, true],
    ['through a wall', { map: HALL.replace('..........\n', '..........\n    .....#....\n').replace('\n    ..........\n    @', '\n    @'), older: row(1), path: row(2) }, false],
  ])('%s', (_how, { map, older, path }, isGood) => {
    const game = known(map);
    expect(new KnownPaths(game).isAsGood(older, path)).toBe(isGood);
  });

  it('but not through fire, or somebody in view', () => {
    const game = known(HALL);
    lay(game, 'fire', [5, 1]);
    expect([new KnownPaths(game).isAsGood(row(1), row(2)), new KnownPaths(game).isAsGood(row(2), row(3))]).toEqual([false, true]);
    expect(new KnownPaths(known(HALL.replace('@...', '@..Z'))).isAsGood(row(2), row(2))).toBe(false);
  });

  it('also on a floor that is higher than wide', () => {
    const column = (x: number): Point[] => Array.from({ length: 8 }, (_, i) => ({ x, y: i + 1 }));
    const game = known('...@...\n.......\n.......\n.......\n.......\n.......\n.......\n......Z\n.......');
    expect([[5, 1], [1, 5], [1, 1]].map(([older = 0, path = 0]) => new KnownPaths(game).isAsGood(column(older), column(path)))).toEqual([false, true, true]);
  });
});

describe('a way asked for again', () => {
  const ROOM = `
    ...............
    ...............
    ..###########..
    @.###########..
    ..###########..
    ...............
    ..............n`;
  const travel = (x: number, y: number): Intent => ({ do: 'travel', to: { x, y } });
  /** By how much the next step leads down. */
  const down = (game: Game, intent: Intent): unknown => {
    const next = pursue(game, intent);
    return 'act' in next && 'dy' in next.act ? next.act.dy : next;
  };

  it('before any step stays the same, although a pursuer has come along it', () => {
    const game = known(ROOM);
    const pursuer = monster(game, 'nomad');
    pursuer.asleep = false;
    const first = down(game, travel(14, 3));
    relocate(game, pursuer, { x: 2, y: 0 });
    game.look();
    expect([first, down(game, travel(14, 3))]).toEqual([-1, -1]);
    // Another place is another errand, with no way of its own.
    const fresh = known(ROOM);
    monster(fresh, 'nomad').asleep = false;
    relocate(fresh, monster(fresh, 'nomad'), { x: 2, y: 0 });
    fresh.look();
    expect(down(fresh, travel(14, 3))).toBe(1);
  });
});

describe('a goal that cannot be reached any more', () => {
  it('is not chosen again before more of the floor is seen: the way to the stairs ends', () => {
    const game = known('>.........@.........>');
    const [wall, ground] = [0, 1];
    const end = follow(game, { do: 'stairs', way: 'down' }, () => {
      const { x } = game.state.player;
      if (x !== 7 && x !== 13) return;
      game.floor.setTile({ x: 2, y: 0 }, x === 7 ? wall : ground);
      game.floor.setTile({ x: 18, y: 0 }, x === 7 ? ground : wall);
    });
    expect(end).toEqual({ why: 'stop.astray', turns: 3 + 6 });
  });
});

describe('RULES 5.14 where the player stands in a marked cell', () => {
  it.each<[string, (game: Game) => Intent, boolean]>([
    ['exploring', () => ({ do: 'explore' }), true], ['rest', rest, true],
    ['travel', () => ({ do: 'travel', to: { x: 4, y: 0 } }), false], ['the way to the stairs', () => ({ do: 'stairs', way: 'down' }), false],
  ])('%s stops or goes on', (_what, intent, stops) => {
    const game = drawAnnouncing('#..@..>#G\n........#\n');
    const gunner = monster(game, 'gunner');
    gunner.announced = { ability: 'shot', aim: 0, cells: [3], turn: 9 };
    game.floor.announced.add(gunner);
    const next = pursue(game, intent(game));
    expect('stop' in next ? next.stop : null).toEqual(stops ? { key: 'stop.marked', params: { actor: 'look.something' } } : null);
  });
});
