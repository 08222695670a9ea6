import type { Action } from '../../../src/engine/actions/Action';
import { Move } from '../../../src/engine/actions/moves';
import { freeSteps, leaveHazard, runAway, walkOn } from '../../../src/engine/ai/steps';
import type { Game } from '../../../src/engine/Game';
import { DIRECTIONS, type Point } from '../../../src/engine/core/point';
import type { Actor } from '../../../src/engine/state';
import { monster } from '../../support/drawGame';
import { drawScene, lay, mindsWith } from '../../support/tacticsPack';

/** A scene with a nomad that steps in so many directions. */
function scene(map: string, directions: 4 | 8 = 8): { game: Game; nomad: Actor } {
  const game = drawScene(map, { pack: { sight: 20, breeds: mindsWith('nomad', { directions }) } });
  return { game, nomad: monster(game, 'nomad') };
}

/** The cell that a step leads to; null for none. */
function target(actor: Actor, action: Action | null): number[] | null {
  return action instanceof Move ? [actor.x + action.dx, actor.y + action.dy] : null;
}

const place = ({ x, y }: Point): string => `${String(x)},${String(y)}`;

describe('the steps a monster can take', () => {
  it('are all on its floor, straight ones only for one that does not go diagonally, and none to what is there', () => {
    const map = `
      .r.
      .n#
      t.@`;
    for (const directions of [4, 8] as const) {
      const { game, nomad } = scene(map, directions);
      lay(game, 'fire', [0, 1]);
      const expected = [[0, 0], [2, 0], [1, 2]].filter(([x]) => directions === 8 || x === 1);
      expect(freeSteps(game, nomad).map((step) => place({ x: nomad.x + step.x, y: nomad.y + step.y })).sort()).toEqual(expected.map(([x = 0, y = 0]) => place({ x, y })).sort());
    }
  });

  it('go in every direction where all is free', () => {
    const map = '...\n.n.\n...\n@..';
    const [straight, all] = ([4, 8] as const).map((directions) => {
      const { game, nomad } = scene(map, directions);
      return freeSteps(game, nomad);
    });
    expect([straight, all]).toEqual([DIRECTIONS.slice(0, 4), DIRECTIONS]);
  });
});

describe('a step away', () => {
  const away = (map: string, directions: 4 | 8 = 8, fires: readonly (readonly [number, number])[] = []): number[] | null => {
    const { game, nomad } = scene(map, directions);
    lay(game, 'fire', ...fires);
    return target(nomad, runAway(game, nomad, game.state.player));
  };

  it.each([
    ['north', '...\n...\n.n.\n.@.', [1, 1]], ['east', '@n..', [2, 0]], ['south', '@\nn\n.\n.', [0, 2]], ['west', '..n@', [1, 0]],
  ])('leads %s, also for one that only steps straight', (_way, map, to) => {
    expect(away(map, 4)).toEqual(to);
    if (!map.includes('...')) expect(away(map)).toEqual(to);
  });

  it.each([
    ['farther is better than as far and out of sight', '###.#\n@..n.\n#####', [4, 1]],
    ['of steps as good, the first: straight ones before diagonals', '...\n@n.\n...', [2, 1]],
    ['as far and out of sight is better than here', '###.#\n@..n#\n#####', [3, 0]],
    ['as far and in sight is no better than here', '@.n#\n...#', null],
    ['nearer is worse', '@.n#', null],
    ['none leads into a wall or off the floor', '@n', null],
  ])('%s', (_what, map, to) => {
    expect(away(map)).toEqual(to);
  });

  it('leads into no fire, but around it if that is farther too', () => {
    expect(away('@.n..', 8, [[3, 0]])).toBeNull();
    expect(away('@.n..\n.....', 8, [[3, 0]])).toEqual([3, 1]);
  });

  it('leads to no one else', () => {
    expect(away('@.nr.')).toBeNull();
  });
});

describe('a step towards a goal', () => {
  const towards = (map: string, goal: readonly [number, number], fires: readonly (readonly [number, number])[] = []): number[] | null => {
    const { game, nomad } = scene(map);
    lay(game, 'fire', ...fires);
    nomad.goal = game.floor.index(...goal);
    return target(nomad, walkOn(game, nomad));
  };

  it('leads past a trap or fire by the side that is nearer', () => {
    expect(towards('.....\n.n...\n..t.@', [4, 2])).toEqual([2, 1]);
    expect(towards('.....\n.nt..\n....@', [3, 1])).toEqual([2, 0]);
    expect(towards('.....\n.n...\n....@', [3, 1], [[2, 1], [2, 2]])).toEqual([2, 0]);
  });

  it('waits where nothing that is safe is nearer, and leaves a fire for any cell that is safe', () => {
    expect(towards('####\n.nt.\n###@', [3, 1])).toBeNull();
    expect(towards('####\n.nt.\n###@', [3, 1], [[1, 1]])).toEqual([0, 1]);
  });

  it('waits where every cell on its way is taken, and walks into no dead end', () => {
    expect(towards('.n.#@\n#r##.\n#....', [4, 0])).toBeNull();
    expect(towards('.n.#@\n#r##.\n#...t', [4, 0])).toBeNull();
  });

  it('is the shortest way on a floor that is not square', () => {
    expect(towards('n.......@', [8, 0])).toEqual([1, 0]);
    expect(towards('n\n.\n.\n.\n.\n@', [0, 5])).toEqual([0, 1]);
    expect(towards('.......n@', [2, 0])).toEqual([6, 0]);
  });
});

describe('RULES 5.4 out of a hazard', () => {
  const out = (map: string, fires: readonly (readonly [number, number])[], directions: 4 | 8 = 8): number[] | null => {
    const { game, nomad } = scene(map, directions);
    lay(game, 'fire', ...fires);
    return target(nomad, leaveHazard(game, nomad));
  };

  it('leads the first step of the shortest way', () => {
    const wide = [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]] as const;
    expect(out('.....n..@', [...wide, [5, 0], [6, 0]])).toEqual([6, 0]);
    expect(out('...n....@', [[2, 0], [3, 0], [4, 0], [5, 0], [6, 0]])).toEqual([2, 0]);
    expect(out('n.......@', [...wide])).toEqual([1, 0]);
  });

  it('leads one that only steps straight around corners', () => {
    const fires = [[0, 0], [1, 0], [0, 1]] as const;
    expect(out('n..\n...\n..@', fires)).toEqual([1, 1]);
    expect(out('n..\n.#.\n..@', fires, 4)).toEqual([1, 0]);
    expect(out('n.#\n#..\n##@', [[0, 0], [1, 0]], 4)).toEqual([1, 0]);
    expect(out('n.#\n#..\n##@', [[0, 0], [1, 0], [1, 1]], 4)).toEqual([1, 0]);
  });

  it('leads over no trap', () => {
    expect([out('nt.@', [[0, 0]]), out('n..@', [[0, 0], [1, 0]])]).toEqual([null, [1, 0]]);
  });

  it('leads nobody who stands well, is walled in, or has someone in the way', () => {
    expect([out('.n..@', [[0, 0]]), out('#n#@', [[1, 0]]), out('rnr@', [[1, 0]])]).toEqual([null, null, null]);
  });

});
