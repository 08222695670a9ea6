import { Bump } from '../../../src/engine/actions/fights';
import { Wait } from '../../../src/engine/actions/moves';
import { dangerOf, interruption } from '../../../src/engine/ai/interruption';
import { KnownPaths } from '../../../src/engine/facts/KnownPaths';
import { isUnsafe, mayCatch } from '../../../src/engine/facts/danger';
import type { Game } from '../../../src/engine/Game';
import { drawn, monster } from '../../support/drawGame';
import { play } from '../../support/campaignPack';
import { drawFire, fireRows, lay, smoulder } from '../../support/firePack';

const wait = new Wait();

/** Lets grass grow in a cell. */
function sow({ floor, content }: Game, x: number, y: number): void {
  floor.setTile({ x, y }, content.tiles.findIndex(({ id }) => id === 'grass'));
}

describe('a monster', () => {
  it('RULES 5.15 steps off grass that may catch before the fire is there', () => {
    const game = drawFire(`
      @#....
      ##"r".
      ######`);
    sow(game, 3, 1);
    lay(game, { fire: 1 }, [2, 1]);
    play(game, wait);
    expect(smoulder(game)).toBe(drawn(`
      @#.r..
      ##"^".
      ######`));
  });

  it('RULES 5.15 takes its way around what may catch, unless the fire does it no harm', () => {
    const game = drawFire(`
      ....
      @""r
      ....`);
    const rat = monster(game, 'rat');
    lay(game, { fire: 5 }, [1, 2]);
    expect([mayCatch(game, rat, { x: 1, y: 1 })?.kind, isUnsafe(game, rat, { x: 1, y: 1 }), isUnsafe(game, rat, { x: 2, y: 1 })]).toEqual(['fire', true, false]);
    const breeds = { ...fireRows.breeds, rat: { ...fireRows.breeds.rat, resists: ['ablaze'] } } as const;
    const proof = drawFire('@""r', { pack: { breeds } });
    lay(proof, { fire: 5 }, [1, 0]);
    expect(isUnsafe(proof, monster(proof, 'rat'), { x: 2, y: 0 })).toBe(false);
  });
});

describe('the player', () => {
  it('RULES 5.15 is warned of a step onto what may catch, and only of fire in view', () => {
    const game = drawFire(`
      .#
      @"
      ..`);
    lay(game, { fire: 5 }, [1, 2]);
    expect(dangerOf(game, new Bump(1, 0))).toEqual({ key: 'danger.catches', params: { hazard: 'hazard.fire', tile: 'tile.grass' } });
    const dark = drawFire('@".');
    dark.state.player.statuses['blind'] = 9;
    play(dark, wait);
    lay(dark, { fire: 5 }, [2, 0]);
    expect([dark.sees({ x: 2, y: 0 }), dangerOf(dark, new Bump(1, 0))]).toEqual([false, null]);
  });

  it('RULES 5.15 is led around what may catch', () => {
    const game = drawFire(`
      .....
      @.".>
      ..K..`);
    play(game, wait);
    lay(game, { fire: 9 }, [2, 0]);
    expect(new KnownPaths(game).to({ x: 4, y: 1 })?.some(({ x, y }) => x === 2 && y < 2)).not.toBe(true);
    expect(new KnownPaths(game, 'bold').to({ x: 4, y: 1 })).toHaveLength(4);
  });

  it('RULES 5.15 is stopped on the way by fire that comes within two steps', () => {
    const game = drawFire('@."""');
    lay(game, { fire: 1 }, [4, 0]);
    const first = game.turn(wait);
    expect(interruption(game, first)).toBeNull();
    const second = game.turn(wait);
    expect(interruption(game, second)).toEqual({ key: 'stop.hazard', params: { hazard: 'hazard.fire' } });
  });
});
