import { Move, Wait } from '../../../src/engine/actions/moves';
import { interruption } from '../../../src/engine/ai/interruption';
import { lure } from '../../../src/engine/effects/moves';
import type { Game } from '../../../src/engine/Game';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { takeSide } from '../../../src/engine/rules/arrivals';
import { act, drawn, monster, picture, told } from '../../support/drawGame';
import { breeds, drawBodies } from '../../support/bodiesPack';

const wait = new Wait();
const siren = (game: Game): ReturnType<typeof monster> => monster(game, 'siren');

describe('a song', () => {
  it('RULES 5.22 takes one step on the shortest way to who sings, every few turns', () => {
    const game = drawBodies('@.....~N~');
    const cells = Array.from({ length: 6 }, () => (act(game, wait), game.state.player.x));
    expect(cells).toEqual([1, 1, 1, 2, 2, 2]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.22 is heard through walls, and says where it leads', () => {
    const game = drawBodies(`
      .#.....
      @#.~N~.
      .......`);
    const events = act(game, wait);
    expect(picture(game)).toBe(drawn(`
      .#.....
      .#.~N~.
      .@.....`));
    expect(told(events)).toEqual(['hit.lure.unseen']);
    expect(interruption(game, events)).toEqual({ key: 'stop.moved', params: {} });
  });

  it('RULES 5.22 leads over traps and into deep water, but into nobody', () => {
    const game = drawBodies('@..=====N=');
    game.floor.traps.add({ kind: 'dart', x: 1, y: 0, known: true });
    expect(told(act(game, wait))).toContain('trap.dart.springs');
    expect([game.state.player.x, game.state.player.hp]).toEqual([1, 19]);
    act(game, wait, wait, wait, wait, wait, wait, wait);
    expect([game.state.player.x, game.state.hero.afloat > 0]).toEqual([3, true]);
    const blocked = drawBodies('@r....~N~', { pack: { breeds: { ...breeds, rat: { ...breeds.rat, brain: [] } } }, isWild: true });
    act(blocked, wait);
    expect(blocked.state.player.x).toBe(0);
  });

  it('RULES 5.22 does nothing to one beside her, to one that is held, nor farther than it carries', () => {
    const near = drawBodies('.....@N~');
    act(near, wait);
    expect(near.state.player.x).toBe(5);
    const held = drawBodies('@.....~N~');
    const why = (): string | null => lure.refuses(held, { effect: { do: 'lure' }, target: held.state.player, source: siren(held), at: held.state.player, cause: { table: 'ability', id: 'song' }, told: 'usual' });
    expect(why()).toBeNull();
    held.state.player.statuses = { stiff: 9 };
    expect(why()).toBe('refused.resists');
    const far = drawBodies('@........~N~');
    act(far, wait, wait);
    expect(far.state.player.x).toBe(0);
    const cut = drawBodies('@..#~N~');
    act(cut, wait);
    expect(cut.state.player.x).toBe(0);
  });

  it('RULES 5.22 is not sung by one that is held, and brings up who sings', () => {
    const game = drawBodies('@.....=N=');
    siren(game).statuses = { stiff: 9 };
    act(game, wait);
    expect([game.state.player.x, siren(game).hidden]).toEqual([0, true]);
    siren(game).statuses = {};
    expect(told(act(game, wait))).toEqual(['log.surfaces', 'ability.song.used', 'hit.lure']);
    expect([game.state.player.x, siren(game).hidden]).toEqual([1, false]);
  });

  it('RULES 5.22 lures allies as well, the nearest of those that hear it', () => {
    const game = drawBodies('.@r...~N~');
    const rat = monster(game, 'rat');
    takeSide(game, rat, { side: 'player', bound: 0 });
    rat.waits = true;
    rat.statuses = {};
    act(game, new Move(-1, 0));
    expect(rat.x).toBeGreaterThan(2);
  });
});
