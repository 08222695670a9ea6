import { Move, Wait } from '../../../src/engine/actions/moves';
import { takeSide } from '../../../src/engine/rules/arrivals';
import type { Game } from '../../../src/engine/Game';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { act, monster, picture, told } from '../../support/drawGame';
import { breeds, drawBodies } from '../../support/bodiesPack';

const [east, west, wait] = [new Move(1, 0), new Move(-1, 0), new Wait()];
const drowned = (game: Game): ReturnType<typeof monster> => monster(game, 'drowned');

/** A run whose drowned holds the player. */
function seized(map: string): Game {
  const game = drawBodies(map);
  drowned(game).clings = game.state.player.id;
  return game;
}

describe('the drowned', () => {
  it('RULES 5.22 walks and swims, and cannot be seen in the deep', () => {
    const game = drawBodies('@..==U..', { pack: { breeds: { ...breeds, drowned: { ...breeds.drowned, brain: ['hunt'] } } } });
    const seen = Array.from({ length: 4 }, () => (act(game, wait), [picture(game), drowned(game).hidden, game.seesActor(drowned(game))]));
    expect(seen).toEqual([['@..=U...', true, false], ['@..U=...', true, false], ['@.U==...', false, true], ['@U.==...', false, true]]);
  });

  it('RULES 5.22 drags the one it holds towards deep water, a tile a turn, and strikes nobody meanwhile', () => {
    const game = seized('.@U..==.');
    expect(told(act(game, wait))).toEqual(['log.drags']);
    expect([picture(game), drowned(game).clings, game.state.player.hp]).toEqual(['..@U.==.', game.state.player.id, 20]);
    act(game, wait, wait);
    expect(picture(game)).toBe('....@U=.');
    expect(drowned(game).hidden).toBe(true);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.22 lets go once both are in the deep, where it strikes and holds no more', () => {
    const game = seized('.@U===.');
    act(game, wait);
    expect([picture(game), drowned(game).hidden, drowned(game).clings]).toEqual(['..@U==.', true, game.state.player.id]);
    act(game, wait);
    expect([picture(game), drowned(game).clings, game.state.player.hp]).toEqual(['...@U=.', 0, 20]);
    expect(told(act(game, wait))).toEqual(['log.surfaces', 'log.attack']);
    expect([game.state.hero.afloat, drowned(game).clings]).toEqual([1, 0]);
  });

  it('RULES 5.22 holds and strikes where no water is deep and wide enough, or near enough', () => {
    for (const map of ['.@U..=..', '.@U....', `.@U${'.'.repeat(14)}==`]) {
      const game = seized(map);
      act(game, wait);
      expect([told(act(game, wait)), drowned(game).x]).toEqual([['log.attack'], 2]);
    }
  });

  it('RULES 5.22 goes through no trap with it, and takes in nobody who cannot swim', () => {
    const game = seized(`
      .@U..==
      .......`);
    game.floor.traps.add({ kind: 'dart', x: 3, y: 0, known: true });
    act(game, wait);
    expect(drowned(game)).toMatchObject({ x: 3, y: 1 });
    const ally = drawBodies(`
      @..........
      ...rU==....`);
    takeSide(ally, monster(ally, 'rat'), { side: 'player', bound: 0 });
    drowned(ally).clings = monster(ally, 'rat').id;
    act(ally, wait);
    expect(drowned(ally)).toMatchObject({ x: 4, y: 1 });
  });

  it('RULES 5.22 is shaken off like all that cling, and comes along with who walks', () => {
    const game = seized('...@U.....');
    drowned(game).energy = -100;
    act(game, west);
    expect(picture(game)).toBe('..@U......');
  });

  it('RULES 5.18 does not come along with one that swims', () => {
    const game = seized('U@==.');
    drowned(game).energy = -500;
    expect(told(act(game, east))).toContain('log.letsGo');
    expect(drowned(game).x).toBe(0);
  });
});
