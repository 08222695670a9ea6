import type { Action } from '../../../src/engine/actions/Action';
import { Bump } from '../../../src/engine/actions/fights';
import { Wait } from '../../../src/engine/actions/moves';
import { DIRECTIONS } from '../../../src/engine/core/point';
import { Rng } from '../../../src/engine/core/rng';
import type { Game } from '../../../src/engine/Game';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { drawScene, lay } from '../../support/tacticsPack';
import { reload } from '../../support/reload';

const ZOO = `
  ########################
  #Z..L..M#A..y..#H..B...#
  #.......+......#...C...#
  #..t....#..~~..+.......#
  ####+####..~~..####X####
  #.......#......#..D..P.#
  #...w...#.T.@..+...b...#
  #.......+......#.e.....#
  #########..t...#########
  #g.W....#......+..n..f.#
  #.......+..ff..#.....G.#
  #..a....#......#..jj...#
  ########################
`;

function zoo(seed: string): Game {
  const game = drawScene(ZOO, { seed, carry: ['salve', 'bolt', 'key', 'axe', 'blast'] });
  game.state.player.hp = game.state.player.maxHp = 5000;
  game.state.player.power = 2;
  lay(game, 'fire', [11, 9], [12, 9], [5, 5]);
  return game;
}

function anyAction(rng: Rng): Action {
  const { x, y } = rng.pick(DIRECTIONS);
  return rng.below(4) === 0 ? new Wait() : new Bump(x, y);
}

describe('all brains together', () => {
  it('break nothing in 300 turns', () => {
    const happened = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      const game = zoo(seed);
      const rng = Rng.of(seed, 'player');
      for (let i = 0; i < 300; i++) {
        if (i % 40 === 20) game.state.player.statuses['dizzy'] = 4;
        for (const { type } of game.turn(anyAction(rng))) happened.add(type);
        if (i % 10 === 0) expect(brokenInvariants(game)).toEqual([]);
      }
      expect(game.isOver).toBe(false);
    }
    expect(['abilityUsed', 'stole', 'revealed', 'opened', 'inflicted', 'healed', 'summoned'].filter((type) => !happened.has(type))).toEqual([]);
  });

  it('go on after a reload as if it had not happened', () => {
    const game = zoo('again');
    const rng = Rng.of('again', 'player');
    for (let i = 0; i < 30; i++) {
      const copy = reload(game);
      const action = anyAction(rng);
      game.turn(action);
      copy.turn(action);
      expect([i, copy.hash]).toEqual([i, game.hash]);
    }
  });
});
