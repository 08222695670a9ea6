import { Bump } from '../../../src/engine/actions/fights';
import { Wait } from '../../../src/engine/actions/moves';
import type { Breed } from '../../../src/engine/content';
import type { Game } from '../../../src/engine/Game';
import { act, drawn, monster, picture } from '../../support/drawGame';
import { drawScene, lay, tacticsRows } from '../../support/tacticsPack';

const frog: Breed = { glyph: 'q', colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 9, power: 3, xp: 7, brain: ['skirmish', 'hunt', 'track'] };

const draw = (map: string): Game => drawScene(map, { pack: { breeds: { ...tacticsRows.breeds, frog } } });
const attacks = (events: ReturnType<typeof act>): number => events.filter(({ type }) => type === 'attacked').length;
const wait = new Wait();

describe('RULES 5.18 a monster that leaps', () => {
  it('attacks from two cells away in a straight line, and stays there', () => {
    for (const map of ['@.q', '@..\n...\n..q', '@..\n...\nq..']) {
      const game = draw(map);
      expect([attacks(act(game, wait)), picture(game)]).toEqual([1, map]);
      expect(game.state.player.hp).toBe(18);
    }
  });

  it('comes closer where no straight line leads to the player, or somebody is between', () => {
    const aslant = draw(`
      @..
      ..q`);
    expect([attacks(act(aslant, wait)), picture(aslant)]).toEqual([0, drawn(`
      @q.
      ...`)]);
    const behind = draw('@rq');
    expect(attacks(act(behind, wait))).toBe(1);
    expect(picture(behind)).toBe('@rq');
  });

  it('leaps two cells away from an enemy beside it, as far as it can, over a free cell', () => {
    const game = draw('@q...');
    const events = act(game, wait);
    expect([picture(game), attacks(events)]).toEqual(['@..q.', 0]);
    expect(events.filter(({ type }) => type === 'moved')).toMatchObject([{ from: { x: 1 }, to: { x: 3 }, seen: true }]);
    const walled = draw('@q#..');
    expect([attacks(act(walled, wait)), picture(walled)]).toEqual([1, '@q#..']);
    const crowded = draw('@qr..');
    expect([attacks(act(crowded, wait)) > 0, picture(crowded)]).toEqual([true, '@qr..']);
  });

  it('never leaps into harm', () => {
    const game = draw('@q...');
    lay(game, 'fire', [3, 0]);
    expect([attacks(act(game, wait)), picture(game)]).toEqual([1, '@q...']);
  });

  it('rests four turns from leap to leap, and fights meanwhile', () => {
    const game = draw('@q.....');
    act(game, wait);
    expect(picture(game)).toBe('@..q...');
    const step = new Bump(1, 0);
    expect([attacks(act(game, step)), picture(game)]).toEqual([1, '.@.q...']);
    expect([attacks(act(game, step)), picture(game)]).toEqual([1, '..@q...']);
    expect([attacks(act(game, wait)), picture(game)]).toEqual([1, '..@q...']);
    act(game, wait);
    expect(picture(game)).toBe('..@..q.');
    expect(monster(game, 'frog').hp).toBe(9);
  });
});
