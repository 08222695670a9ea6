import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { act, drawGame, monster, told } from '../support/drawGame';
import { breedsWith } from '../support/tinyPack';

/** Attacks by a monster while the player waits this often. */
function attacks(game: Game, breed: string, turns: number): number {
  const { id } = monster(game, breed);
  game.state.player.hp = game.state.player.maxHp = 10_000;
  return act(game, ...Array.from({ length: turns }, () => new Wait())).filter((event) => event.type === 'attacked' && event.attacker === id).length;
}

describe('speed', () => {
  it.each([
    ['slug', 10],
    ['rat', 20],
    ['hound', 40],
  ])('RULES 1.2 a %s acts %i times in 20 turns of the player', (breed, times) => {
    const game = drawGame(`
      srh
      .@.`);
    expect(attacks(game, breed, 20)).toBe(times);
  });

  it.each([
    [50, 40],
    [100, 20],
    [200, 10],
    [150, 14],
  ])('RULES 1.2 a player of speed %i meets a rat that acts %i times in 20 turns', (speed, times) => {
    const game = drawGame('@r', { pack: { breeds: breedsWith('player', { speed }) } });
    expect(Math.abs(attacks(game, 'rat', 20) - times)).toBeLessThanOrEqual(speed === 150 ? 1 : 0);
  });

  it('RULES 1.2 a fast monster acts twice in a row, monsters in order of arrival', () => {
    const game = drawGame('r@h');
    const [rat, hound] = [monster(game, 'rat').id, monster(game, 'hound').id];
    const order = act(game, new Wait(), new Wait()).flatMap((event) => (event.type === 'attacked' ? [event.attacker] : []));
    expect(order).toEqual([rat, hound, hound, rat, hound, hound]);
  });

  it('RULES 1.2 the player acts first', () => {
    const game = drawGame('@r');
    expect(act(game, new Bump(1, 0)).flatMap((event) => (event.type === 'attacked' ? [event.attacker] : []))).toEqual([1, 2]);
  });

  it('RULES 1.2 leftover energy is kept in the state, so that a load changes nothing', () => {
    const game = drawGame('@s');
    const energies = Array.from({ length: 4 }, () => {
      act(game, new Wait());
      return [game.state.player.energy, monster(game, 'slug').energy];
    });
    expect(energies).toEqual([[100, 50], [100, 0], [100, 50], [100, 0]]);
  });
});

describe('the watchdog', () => {
  it.each([10_000_000, Number.MAX_SAFE_INTEGER])('ends a turn in which a monster of speed %i would never stop, and says so', (speed) => {
    const game = drawGame('@..r.j', { isWild: true, pack: { breeds: breedsWith('rat', { speed, power: 0 }) } });
    const events = act(game, new Wait());
    expect(events.filter((event) => event.type === 'attacked').length).toBeLessThanOrEqual(10_000);
    expect(told(events)).toContain('log.stuck');
    expect(told(events).filter((key) => key === 'log.stuck')).toHaveLength(1);
    expect(monster(game, 'rat').energy).toBeLessThan(100);
    expect(game.state.turn).toBe(1);
    expect(told(act(game, new Wait())).filter((key) => key === 'log.stuck')).toHaveLength(1);
  });

  it('RULES 5.9 lets a monster act until the turn\'s effort is spent, and not once more', () => {
    const count = (attacks: number): readonly [blows: number, isCut: boolean] => {
      const game = drawGame('@r', { isWild: true, pack: { breeds: breedsWith('rat', { speed: attacks * 100, power: 0 }) } });
      const events = act(game, new Wait());
      return [events.filter((event) => event.type === 'attacked').length, told(events).includes('log.stuck')];
    };
    const [most] = count(100_000);
    expect(most).toBeGreaterThan(2_000);
    expect([count(most - 1), count(most), count(most + 1)]).toEqual([[most - 1, false], [most, false], [most, true]]);
  });
});
