import { Bump } from '../../../src/engine/actions/fights';
import { Wait } from '../../../src/engine/actions/moves';
import { hurt } from '../../../src/engine/rules/combat';
import { makeNoise } from '../../../src/engine/rules/discovery';
import type { Game } from '../../../src/engine/Game';
import { act, monster, picture, told } from '../../support/drawGame';
import { drawScene } from '../../support/tacticsPack';

const wait = (game: Game, turns: number): string[] => told(act(game, ...Array.from({ length: turns }, () => new Wait())));

function asleep(picture: string, seed = 'tiny', carry: readonly string[] = []): Game {
  const game = drawScene(picture, { seed, carry, wear: carry });
  monster(game, 'sleeper').asleep = true;
  return game;
}

describe('a sleeper', () => {
  it('RULES 5.1 lies still far from the player, and draws no random numbers', () => {
    const game = asleep('@.......Z');
    const before = JSON.stringify(game.state.streams);
    wait(game, 60);
    expect(picture(game)).toBe('@.......Z');
    expect(monster(game, 'sleeper').asleep).toBe(true);
    expect(JSON.stringify(game.state.streams)).toBe(before);
  });

  it('RULES 5.1 hears a player nearby in about one of eight turns, and acts from the next turn on', () => {
    const turns = Array.from({ length: 200 }, (_, seed) => {
      const game = asleep('@......Z', String(seed));
      while (monster(game, 'sleeper').asleep && game.state.turn < 200) wait(game, 1);
      expect(monster(game, 'sleeper')).toMatchObject({ x: 7, goal: 0 });
      return game.state.turn;
    });
    const mean = turns.reduce((sum, n) => sum + n, 0) / turns.length;
    expect(mean).toBeGreaterThan(6);
    expect(mean).toBeLessThan(10);
  });

  it('RULES 5.1 never hears a silent player', () => {
    const game = asleep('@..Z', 'tiny', ['slippers']);
    wait(game, 100);
    expect(picture(game)).toBe('@..Z');
  });

  it('RULES 5.1 wakes from a noise or a wound, also behind a wall', () => {
    const game = asleep('@#......Z');
    const sleeper = monster(game, 'sleeper');
    for (let i = 0; i < 20 && sleeper.asleep; i++) makeNoise(game, { x: 5, y: 0 }, 9);
    expect(sleeper).toMatchObject({ asleep: false, goal: 5 });
    sleeper.asleep = true;
    hurt(game, { source: game.state.player, target: sleeper, amount: 1, cause: { table: 'breed', id: 'player' } });
    expect(sleeper.asleep).toBe(false);
  });
});

describe('a lurking monster', () => {
  it('RULES 5.1 does nothing until the player is adjacent, then attacks first', () => {
    const game = drawScene('@..L');
    wait(game, 5);
    expect([picture(game), monster(game, 'lurker').hidden]).toEqual(['@..L', true]);
    const events = act(game, new Bump(1, 0), new Bump(1, 0));
    expect(events.filter(({ type }) => type === 'revealed' || type === 'attacked').map(({ type }) => type)).toEqual(['revealed', 'attacked']);
    expect(told(events)).toContain('log.ambush');
    expect([game.state.player.hp, monster(game, 'lurker').hidden]).toEqual([18, false]);
  });

  it('then hunts like any other', () => {
    const game = drawScene('.@.L.');
    act(game, new Bump(1, 0), new Bump(-1, 0));
    expect(picture(game)).toBe('.@L..');
  });

  it('RULES 5.1 passes for an item until then, and then is named as a monster', () => {
    const game = drawScene('@.M');
    expect(told(act(game, new Bump(1, 0)))).toContain('log.revealed');
  });

  it('hunts at once if it was found out before', () => {
    const game = drawScene('@..L');
    hurt(game, { source: game.state.player, target: monster(game, 'lurker'), amount: 1, cause: { table: 'breed', id: 'player' } });
    wait(game, 1);
    expect(picture(game)).toBe('@.L.');
  });
});
