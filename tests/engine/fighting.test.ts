import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import { isHostile } from '../../src/engine/facts/sides';
import { xpToNext } from '../../src/engine/facts/stats';
import { hurt, strike } from '../../src/engine/rules/combat';
import { gainXp } from '../../src/engine/rules/death';
import type { Actor } from '../../src/engine/state';
import { act, drawGame, monster, picture, told } from '../support/drawGame';
import { inflict } from '../../src/engine/rules/statuses';
import { breedsWith, tinyRows } from '../support/tinyPack';

describe('melee', () => {
  it('RULES 1.2 damage is power minus defence, always hits, and both messages give the amount', () => {
    const game = drawGame('@r');
    const rat = monster(game, 'rat');
    const events = act(game, new Bump(1, 0));
    expect(rat.hp).toBe(6 - 5);
    expect(game.state.player.hp).toBe(20 - (3 - 1));
    expect(events.filter((event) => event.type === 'message').map(({ tone, key, params }) => ({ tone, key, params }))).toEqual([
      { tone: 'playerAttack', key: 'log.attack', params: { attacker: 'breed.player', target: 'breed.rat', n: 5 } },
      { tone: 'enemyAttack', key: 'log.attack', params: { attacker: 'breed.rat', target: 'breed.player', n: 2 } },
    ]);
    expect(events.filter((event) => event.type === 'damaged')).toEqual([
      { type: 'damaged', actor: rat.id, at: { x: 1, y: 0 }, amount: 5, dealt: 5, hp: 1, seen: true },
      { type: 'damaged', actor: 1, at: { x: 0, y: 0 }, amount: 2, dealt: 2, hp: 18, seen: true },
    ]);
  });

  it('RULES 1.2 and 6 is never below 0: an attack that is too weak says so and does not heal', () => {
    const game = drawGame('@S');
    const statue = monster(game, 'statue');
    statue.hp = 30;
    expect(told(act(game, new Bump(1, 0)))).toEqual(['log.attackFails']);
    expect(statue.hp).toBe(30);
    hurt(game, { source: statue, target: game.state.player, amount: -5, cause: { table: 'item', id: 'test' } });
    expect(game.state.player.hp).toBe(20);
  });

  it('RULES 1.2 never takes more hit points than there are', () => {
    const game = drawGame('@j');
    const damage = act(game, new Bump(1, 0)).flatMap((event) => (event.type === 'damaged' ? [[event.amount, event.hp]] : []));
    expect(damage).toEqual([[1, 0]]);
  });

  it('RULES 1.2 the message of a killing attack gives its full damage', () => {
    const events = act(drawGame('@j'), new Bump(1, 0));
    const [attacked] = events.filter((event) => event.type === 'attacked');
    const [damaged] = events.filter((event) => event.type === 'damaged');
    expect(attacked?.damage).toBeGreaterThan(1);
    expect([damaged?.amount, damaged?.dealt]).toEqual([1, attacked?.damage]);
  });

  it('RULES 6 monsters don\'t choose to fight each other', () => {
    const game = drawGame('@rr');
    act(game, ...Array.from({ length: 3 }, () => new Wait()));
    const [first, second] = game.floor.state.actors as [Actor, Actor];
    expect([first.hp, second.hp]).toEqual([6, 6]);
    expect([isHostile(first, second), isHostile(first, game.state.player), isHostile(game.state.player, second)]).toEqual([false, true, true]);
  });
});

describe('death', () => {
  it('RULES 1.2 leaves a corpse that does not block, and counts its experience', () => {
    const game = drawGame('@j.');
    const events = act(game, new Bump(1, 0));
    expect(picture(game)).toBe('@%.');
    expect(told(events)).toEqual(['log.attack', 'log.dies', 'log.xp']);
    expect(events.filter((event) => event.type === 'died')).toMatchObject([{ breed: 'jar', at: { x: 1, y: 0 }, seen: true }]);
    expect(game.state.hero.xp).toBe(2);
    act(game, new Bump(1, 0));
    expect(picture(game)).toBe('.@.');
    act(game, new Bump(1, 0));
    expect(picture(game)).toBe('.%@');
  });

  it('RULES 1.2 draws the corpse below any item on it', () => {
    const game = drawGame('@j');
    game.floor.state.items.push({ id: 50, kind: 'salve', affixes: [], charges: 0, plus: 0, x: 1, y: 0, seen: true, left: false });
    act(game, new Bump(1, 0));
    expect(picture(game)).toBe('@!');
  });

  it('RULES 1.2 and 6 nothing hits the dead again', () => {
    const game = drawGame('@j');
    const jar = monster(game, 'jar');
    act(game, new Bump(1, 0));
    const { corpses } = game.floor.state;
    const xp = game.state.hero.xp;
    strike(game, game.state.player, { target: jar });
    expect(jar.hp).toBe(0);
    expect(corpses).toHaveLength(1);
    expect(game.state.hero.xp).toBe(xp);
  });

  it('the dead stop acting, and no living monster loses a turn to them', () => {
    const game = drawGame('j@rr', { pack: { breeds: breedsWith('jar', { power: 3, brain: ['hunt'] }) } });
    const hits = act(game, new Bump(-1, 0)).flatMap((event) => (event.type === 'attacked' ? [event.attacker] : []));
    expect(hits).toEqual([1, 3]);
  });

  it('no turn is lost when a monster kills another either', () => {
    const turns = Array.from({ length: 30 }, (_, seed) => {
      const game = drawGame(`
        ##j##.
        #jO.r@
        ##j##.`, { seed: String(seed), pack: { breeds: { ...breedsWith('jar', { xp: 0 }), rat: breedsWith('rat', { hp: 200 })['rat'] ?? tinyRows.breeds.rat } } });
      inflict(game, monster(game, 'ogre'), { status: 'dizzy', turns: 5 });
      const rat = monster(game, 'rat').id;
      const events = act(game, new Wait());
      return { kills: events.filter((event) => event.type === 'died').length, ratHits: events.filter((event) => event.type === 'attacked' && event.attacker === rat).length };
    });
    expect(turns.some(({ kills }) => kills > 0)).toBe(true);
    expect(turns.every(({ ratHits }) => ratHits === 1)).toBe(true);
  });

  it('RULES 1.2 of the player leaves a fast monster nothing more to attack', () => {
    const game = drawGame('@O', { pack: { breeds: breedsWith('ogre', { speed: 500 }) } });
    expect(act(game, new Wait()).filter((event) => event.type === 'attacked')).toHaveLength(1);
  });

  it('RULES 1.2 of the player ends the run, says what killed it on which floor, and stops all monsters', () => {
    const game = drawGame('O@O');
    const events = act(game, new Wait());
    expect(game.state.outcome).toEqual({ kind: 'died', cause: 'breed.ogre', floor: 1, turn: 1 });
    expect(events.slice(-2)).toMatchObject([{ type: 'message', key: 'log.playerDies', tone: 'playerDies' }, { type: 'ended', outcome: { cause: 'breed.ogre' } }]);
    expect(events.filter((event) => event.type === 'attacked')).toHaveLength(1);
    expect(game.state.player.hp).toBe(0);
    expect(game.floor.state.corpses).toEqual([]);
  });

  it('out of sight is not reported, but leaves its corpse', () => {
    const game = drawGame('@#r');
    const rat = monster(game, 'rat');
    hurt(game, { source: game.state.player, target: rat, amount: 99, cause: { table: 'item', id: 'test' } });
    expect(game.state.log.map((line) => line.key)).toEqual(['log.xp']);
    expect(game.floor.state.corpses).toEqual([{ breed: 'rat', x: 2, y: 0, seen: false, rises: 0 }]);
  });
});

describe('experience', () => {
  it('RULES 1.5 the next level needs 200 + 150 x level', () => {
    expect([1, 2, 3, 10].map((level) => xpToNext({ growth: null }, level))).toEqual([350, 500, 650, 1700]);
  });

  it('RULES 1.5 adds up over kills, and is not mentioned if there is none', () => {
    const game = drawGame('j@j');
    expect(told(act(game, new Bump(1, 0), new Bump(-1, 0)))).toContain('log.xp');
    expect(game.state.hero.xp).toBe(4);
    const lines = game.state.log.length;
    gainXp(game, 0);
    expect(game.state.log).toHaveLength(lines);
  });
});
