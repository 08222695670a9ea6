import type { StatusKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { damageOf, damageRange, impact, taken } from '../../src/engine/facts/combat';
import { defenceOf, maxHpOf, powerOf, speedOf } from '../../src/engine/facts/stats';
import { natureOf } from '../../src/engine/facts/traits';
import { hurt, strike } from '../../src/engine/rules/combat';
import { heal } from '../../src/engine/rules/statuses';
import type { Actor } from '../../src/engine/state';
import { campaignRows, drawCampaign, only } from '../support/campaignPack';
import { monster, told } from '../support/drawGame';
import { ScriptedRng } from '../support/ScriptedRng';

const PERCENT = [0, 1, 50, 99, 100, 101, 150, 200] as const;

interface Duel {
  readonly game: Game;
  readonly attacker: Actor;
  readonly target: Actor;
}

/** The player beside a statue with 100 HP and no defence, under statuses of these rows. */
function duel({ own = {}, its = {}, blows = null }: { own?: Partial<StatusKind>; its?: Partial<StatusKind>; blows?: { spread: number; armour: number } | null } = {}): Duel {
  const statuses = { ...campaignRows.statuses, haste: { sprite: 'none', ...own }, slow: { sprite: 'none', ...its } };
  const game = drawCampaign('@S', { pack: { statuses, ...(blows ? { blows } : {}) } });
  const [attacker, target] = [game.state.player, monster(game, 'statue')];
  attacker.statuses = { haste: 9 };
  target.statuses = { slow: 9 };
  Object.assign(target, { hp: 100, maxHp: 100, defence: 0 });
  return { game, attacker, target };
}

/** Scripts the stream of fights. */
function draws(game: Game, ...numbers: readonly number[]): void {
  Object.assign(game.rng, { combat: new ScriptedRng(...numbers) });
}

const lost = ({ target }: Duel): number => 100 - target.hp;

describe('the damage of an attack', () => {
  it.each([[5, 0, 5], [5, 1, 4], [5, 4, 1], [5, 5, 0], [5, 6, 0], [0, 0, 0], [1, 0, 1]])('RULES 1.2 power %i against defence %i takes %i, and says so', (power, defence, damage) => {
    const fight = duel();
    fight.attacker.power = power;
    fight.target.defence = defence;
    strike(fight.game, fight.attacker, fight);
    expect(lost(fight)).toBe(damage);
    expect(only(fight.game.events, 'attacked')).toEqual([{ type: 'attacked', attacker: 1, target: fight.target.id, from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seen: true, damage }]);
    expect(told(fight.game.events)).toEqual([damage === 0 ? 'log.attackFails' : 'log.attack']);
    expect(only(fight.game.events, 'damaged')).toHaveLength(damage === 0 ? 0 : 1);
  });

  it.each([
    [{}, 5], [{ asleep: true }, 10], [{ leap: true }, 10], [{ asleep: true, leap: true }, 20], [{ percent: 50 }, 1], [{ percent: 200 }, 12], [{ percent: 200, leap: true }, 24],
  ])('RULES 5.1 power 7 against defence 2 in %j takes %i: sleep and a leap double what is left, percent are of the power, rounded down', (how, damage) => {
    const { game, attacker, target } = duel();
    attacker.power = 7;
    target.defence = 2;
    expect(damageOf(game, attacker, { target, ...how })).toBe(damage);
    target.asleep = 'asleep' in how;
    strike(game, attacker, { target, ...how });
    expect(100 - target.hp).toBe(damage);
  });

  it.each(PERCENT)('RULES 5.17 ambush of %i percent adds to the power against sleepers alone', (ambush) => {
    const { game, attacker, target } = duel({ own: { ambush } });
    attacker.power = 7;
    target.defence = 2;
    expect(damageOf(game, attacker, { target })).toBe(5);
    expect(damageOf(game, attacker, { target, asleep: true })).toBe(2 * (Math.floor((7 * (100 + ambush)) / 100) - 2));
    expect(damageOf(game, attacker, { target, asleep: true, percent: 300 })).toBe(2 * (Math.floor((7 * Math.floor(3 * (100 + ambush))) / 100) - 2));
  });

  it('RULES 5.10 is power x roll / (100 + armour x defence), rounded half up, for all that it may be', () => {
    for (const armour of [0, 1, 10, 33]) for (let power = 0; power < 25; power++) for (let defence = 0; defence < 12; defence++) {
      for (const roll of [75, 99, 100, 101, 125]) for (const times of [1, 2, 4]) {
        const exact = (power * times * roll) / (100 + armour * defence);
        expect(impact({ spread: 25, armour }, { power, defence, times }, roll)).toBe(power === 0 ? 0 : Math.max(1, Math.round(exact)));
      }
    }
    expect(impact({ spread: 25, armour: 10 }, { power: 10, defence: 0, times: 1 })).toBe(10);
  });

  it.each([0, 1, 3, 25])('RULES 5.10 with a spread of %i every roll from least to most comes, and looking says so', (spread) => {
    const { game, attacker, target } = duel({ blows: { spread, armour: 0 } });
    attacker.power = 100;
    expect(damageRange(game, attacker, { target })).toEqual([100 - spread, 100 + spread]);
    expect(damageRange(game, attacker, { target, percent: 50 })).toEqual([50 - Math.floor(spread / 2), 50 + Math.ceil(spread / 2)]);
    const damages = Array.from({ length: 2 * spread + 1 }, (_, number) => {
      Object.assign(target, { hp: 500, maxHp: 500 });
      draws(game, number);
      strike(game, attacker, { target });
      return 500 - target.hp;
    });
    expect(damages).toEqual(Array.from({ length: 2 * spread + 1 }, (_, i) => 100 - spread + i));
    draws(game, 2 * spread + 1);
    expect(() => { strike(game, attacker, { target }); }).toThrow(`below(${2 * spread + 1})`);
  });

  it('RULES 1.2 has no range without rolls', () => {
    const { game, attacker, target } = duel();
    expect(damageRange(game, attacker, { target })).toEqual([5, 5]);
    expect(damageRange(game, attacker, { target, percent: 50 })).toEqual([2, 2]);
  });

  it.each(['player', 'dungeon'] as const)('is told in the colour of its side: %s', (side) => {
    const { game, target } = duel();
    Object.assign(target, { side, power: 5 });
    strike(game, target, { target: game.state.player });
    expect(only(game.events, 'message').map(({ tone }) => tone)).toEqual([side === 'player' ? 'playerAttack' : 'enemyAttack']);
  });
});

describe('an attack that may be evaded', () => {
  it.each([[1, 1], [30, 30], [74, 74], [75, 75], [76, 75], [100, 75]])('RULES 5.17 misses in %i percent, %i of 100 draws', (evades, misses) => {
    const { game, attacker, target } = duel({ its: { evades } });
    const results = Array.from({ length: 100 }, (_, number) => {
      game.events = [];
      draws(game, number);
      target.hp = 100;
      strike(game, attacker, { target });
      return { isMiss: target.hp === 100, kinds: game.events.map(({ type }) => type).filter((type) => type === 'evaded' || type === 'attacked'), told: told(game.events) };
    });
    expect(results.filter(({ isMiss }) => isMiss)).toHaveLength(misses);
    for (const { isMiss, kinds, told: keys } of results) expect([kinds, keys]).toEqual(isMiss ? [['evaded'], ['log.attackMisses']] : [['attacked'], ['log.attack']]);
  });

  it('RULES 5.17 hits a sleeper, and who cannot evade, without a draw', () => {
    for (const [evades, asleep] of [[75, true], [0, false]] as const) {
      const { game, attacker, target } = duel({ its: { evades } });
      target.asleep = asleep;
      draws(game);
      strike(game, attacker, { target });
      expect(target.hp).toBeLessThan(100);
    }
  });

  it('RULES 5.17 does nothing else when it misses', () => {
    const { game, attacker, target } = duel({ own: { onHit: [{ do: 'inflict', status: 'stiff' }], drains: 100 }, its: { evades: 75, onStruck: [{ do: 'damage', amount: 3 }] } });
    attacker.hp = 5;
    draws(game, 0);
    strike(game, attacker, { target });
    expect([attacker.hp, target.hp, target.statuses]).toEqual([5, 100, { slow: 9 }]);
  });
});

describe('what becomes of damage', () => {
  it.each(PERCENT)('RULES 5.2 of all of it %i percent are taken, rounded up', (takes) => {
    const { game, target } = duel({ its: { takes } });
    expect([-3, 0, 1, 2, 7, 100].map((amount) => taken(game, target, amount))).toEqual([0, 0, 1, 2, 7, 100].map((amount) => Math.ceil((amount * takes) / 100)));
  });

  it.each(PERCENT)('RULES 5.17 of who *stands* %i percent at a third of its HP or less, once it is rounded down with the rest', (stands) => {
    const { game, target } = duel({ its: { takes: 75, stands } });
    target.maxHp = 30;
    const at = (hp: number): number => {
      target.hp = hp;
      return taken(game, target, 400);
    };
    const low = Math.ceil((400 * Math.floor((75 * stands) / 100)) / 100);
    expect([1, 9, 10, 11, 14, 15, 30].map(at)).toEqual([low, low, low, 300, 300, 300, 300]);
  });

  it.each([[0, 10], [1, 11], [50, 13], [99, 15], [100, 15], [101, 16]])('RULES 5.2 drains of %i percent leave an attacker of 10 HP that takes 5 with %i', (drains, hp) => {
    const { game, attacker, target } = duel({ own: { drains } });
    attacker.hp = 10;
    strike(game, attacker, { target });
    expect(attacker.hp).toBe(hp);
    expect(only(game.events, 'healed').map(({ amount }) => amount)).toEqual(drains === 0 ? [] : [hp - 10]);
  });

  it('RULES 5.2 drains never give more than the maximum, and nothing to who has it', () => {
    const { game, attacker, target } = duel({ own: { drains: 100 } });
    attacker.hp = 18;
    for (let i = 0; i < 2; i++) strike(game, attacker, { target });
    expect([attacker.hp, only(game.events, 'healed').map(({ amount }) => amount)]).toEqual([20, [2]]);
  });

  it.each([[6, 1, true], [5, 0, false], [4, 0, false]])('RULES 5.2 a target of %i HP has %i left after 5, and strikes back: %s', (hp, left, strikes) => {
    const { game, attacker, target } = duel({ its: { onStruck: [{ do: 'damage', amount: 3 }] } });
    target.hp = hp;
    strike(game, attacker, { target });
    expect([target.hp, attacker.hp]).toEqual([left, strikes ? 17 : 20]);
    // Nobody takes it for a blow.
    expect(only(game.events, 'message').filter(({ key }) => key.startsWith('hit.'))).toMatchObject(strikes ? [{ key: 'hit.back.self', params: { n: 3 } }] : []);
  });

  it('RULES 5.2 nothing strikes back at what strikes back', () => {
    const strikesBack = { onStruck: [{ do: 'strike', percent: 100 }] } as const;
    const { game, attacker, target } = duel({ own: strikesBack, its: strikesBack });
    target.power = 5;
    strike(game, attacker, { target });
    expect(only(game.events, 'attacked').map((event) => event.attacker)).toEqual([attacker.id, target.id]);
  });

  it('RULES 5.2 the attacker\'s effects befall the target first, and its own come back', () => {
    const { game, attacker, target } = duel({ own: { onHit: [{ do: 'inflict', status: 'stiff' }] }, its: { onStruck: [{ do: 'inflict', status: 'dizzy' }] } });
    strike(game, attacker, { target });
    expect(only(game.events, 'inflicted').map(({ actor, status }) => [actor, status])).toEqual([[target.id, 'stiff'], [attacker.id, 'dizzy']]);
  });

  it('counts in full for who deals it, but as far as there were HP for who bursts', () => {
    const other = duel();
    other.target.hp = 3;
    hurt(other.game, { source: other.attacker, target: other.target, amount: 9, cause: { table: 'breed', id: 'player' } });
    const own = duel();
    own.target.hp = 3;
    hurt(own.game, { source: own.target, target: own.target, amount: 9, cause: { table: 'breed', id: 'statue' } });
    expect([other, own].map(({ game }) => only(game.events, 'damaged').map(({ amount, dealt, hp }) => [amount, dealt, hp]))).toEqual([[[3, 9, 0]], [[3, 3, 0]]]);
  });

  it('of 0 is no damage: nobody wakes of it', () => {
    const { game, attacker, target } = duel();
    target.asleep = true;
    game.events = [];
    hurt(game, { source: attacker, target, amount: 0, cause: { table: 'breed', id: 'player' } });
    expect([game.events, target.asleep]).toEqual([[], true]);
    hurt(game, { source: attacker, target, amount: 1, cause: { table: 'breed', id: 'player' } });
    expect([target.hp, target.asleep, only(game.events, 'woke')]).toEqual([99, false, [{ type: 'woke', actor: target.id, at: { x: 1, y: 0 }, seen: true }]]);
  });

  it('RULES 1.6 healing goes up to the maximum and says how much it was', () => {
    const { game, target } = duel();
    target.hp = 93;
    expect([heal(game, target, 5), heal(game, target, 5), heal(game, target, 5), target.hp]).toEqual([5, 2, 0, 100]);
  });
});

describe('the noise of a fight', () => {
  /** Whether a sleeper at a place may wake of an attack on the actor at 1, 0. */
  function mayWake(at: string, change: (target: Actor) => void): boolean {
    return Array.from({ length: 12 }, (_, seed) => {
      const game = drawCampaign('@S.......z\n.........F', { seed: String(seed) });
      const [near, far] = [monster(game, 'dormouse'), monster(game, 'squire')];
      const target = monster(game, 'statue');
      Object.assign(target, { hp: 100, maxHp: 100, defence: 0 });
      for (const sleeper of [near, far]) sleeper.asleep = true;
      change(target);
      strike(game, game.state.player, { target });
      return !(at === 'near' ? near : far).asleep;
    }).some(Boolean);
  }

  it.each<[string, Partial<Actor>, boolean]>([
    ['awake', {}, true], ['awake, and dies', { hp: 5 }, true], ['asleep, and lives', { asleep: true, hp: 11 }, true], ['asleep, and just dies', { asleep: true, hp: 10 }, false],
    ['asleep, and more than dies', { asleep: true, hp: 1 }, false], ['too hard', { defence: 50 }, true],
  ])('RULES 5.1 of one that is %s is heard within dx^2 + dy^2 of 64 and no farther', (_, changes, isHeard) => {
    const change = (target: Actor): void => { Object.assign(target, changes); };
    expect([mayWake('near', change), mayWake('far', change)]).toEqual([isHeard, false]);
  });
});

describe('the traits of an actor', () => {
  it('RULES 5.2 come from all that it has: lists are put together, and of a bonus each part counts for itself', () => {
    const rows = { haste: { resists: ['venom'], onHit: [{ do: 'damage', amount: 1 }], bonus: { power: 3 } }, slow: { resists: ['stiff'], onHit: [{ do: 'damage', amount: 2 }], bonus: { maxHp: 4 } } } as const;
    const { game, attacker } = duel({ own: rows.haste, its: rows.slow });
    attacker.statuses = { haste: 9, slow: 9, frail: 9 };
    const { resists, onHit, bonus } = natureOf(game, attacker);
    expect([resists, onHit, bonus]).toEqual([['venom', 'stiff'], [...rows.haste.onHit, ...rows.slow.onHit], { power: 0, defence: 0, maxHp: 4 }]);
  });

  it('RULES 5.2 are its own: what the player wears is nothing to a monster', () => {
    const game = drawCampaign('@r', { carry: ['ring'], wear: ['ring'] });
    expect([natureOf(game, game.state.player).light > 0, natureOf(game, monster(game, 'rat')).light, natureOf(game, monster(game, 'rat')).traits.length]).toEqual([true, 0, 1]);
  });

  it('RULES 5.2 multiply in percent, each time rounded down', () => {
    const { game, attacker } = duel({ own: { takes: 33 }, its: { takes: 50 } });
    attacker.statuses = { haste: 9, slow: 9 };
    expect(natureOf(game, attacker).takes).toBe(16);
  });
});

describe('the stats of an actor', () => {
  it.each([
    [-99, [0, 0, 1]], [-5, [0, 0, 15]], [-4, [1, 0, 16]], [-1, [4, 0, 19]], [0, [5, 1, 20]], [3, [8, 4, 23]],
  ])('with a bonus of %i are power, defence and maximum HP %j: none falls below what it can be', (by, stats) => {
    const { game, attacker } = duel({ own: { bonus: { power: by, defence: by, maxHp: by } } });
    expect([powerOf(game, attacker), defenceOf(game, attacker), maxHpOf(game, attacker)]).toEqual(stats);
  });

  it.each([[[100], 100], [[300], 300], [[10, 20], 2], [[10, 10], 1], [[10, 10, 10], 1], [[50, 30, 300], 45]])('speeds of %j percent give %i energy a round', (speeds, energy) => {
    const statuses = Object.fromEntries(speeds.map((speed, i) => [`s${i}`, { sprite: 'none', speed }]));
    const game = drawCampaign('@', { pack: { statuses: { ...campaignRows.statuses, ...statuses } } });
    game.state.player.statuses = Object.fromEntries(Object.keys(statuses).map((status) => [status, 9]));
    expect(speedOf(game, game.state.player)).toBe(energy);
  });
});
