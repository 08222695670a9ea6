import { Wait } from '../../../src/engine/actions/moves';
import type { GameEvent } from '../../../src/engine/events';
import type { Game } from '../../../src/engine/Game';
import { act, monster, told } from '../../support/drawGame';
import { abilities, drawScene, mindsWith, tacticsRows } from '../../support/tacticsPack';

const wait = (game: Game, turns = 1): GameEvent[] => act(game, ...Array.from({ length: turns }, () => new Wait()));
const uses = (events: readonly GameEvent[]): string[] => events.flatMap((event) => (event.type === 'abilityUsed' ? [event.ability] : []));

describe('an ability against the player', () => {
  it('works from afar, is announced, and then has to recharge for as many turns as its row says', () => {
    const game = drawScene('@....A');
    const events = wait(game);
    expect(events).toContainEqual({ type: 'abilityUsed', actor: 2, ability: 'arrow', at: { x: 0, y: 0 }, seen: true });
    expect(told(events)).toEqual(['ability.arrow.used', 'hit.damage.self']);
    expect(game.state.player.hp).toBe(18);
    expect([1, 2, 3, 4].map(() => uses(wait(game)).length)).toEqual([0, 0, 1, 0]);
  });

  it('needs a clear line, its range and a target in sight', () => {
    expect(uses(wait(drawScene('@......A')))).toEqual([]);
    expect(uses(wait(drawScene('@.....A')))).toEqual(['arrow']);
    expect(uses(wait(drawScene('@#A')))).toEqual([]);
    expect(uses(wait(drawScene('@...A', { carry: ['cloak'], wear: ['cloak'] })))).toEqual([]);
    const blind = drawScene('@...A');
    monster(blind, 'archer').statuses['blind'] = 5;
    expect(uses(wait(blind))).toEqual([]);
  });

  it('that hurts only its caster is announced once, and shows no more damage than it had HP', () => {
    const game = drawScene('@P');
    monster(game, 'bomb').hp = 3;
    const events = wait(game);
    expect(told(events)).not.toContain('hit.damage');
    expect(events).toContainEqual(expect.objectContaining({ type: 'damaged', amount: 3, dealt: 3 }));
  });

  it('is used in as many turns of a hundred as its row says', () => {
    const pack = { breeds: mindsWith('archer', { abilities: [{ ...abilities.arrow, chance: 25, every: 1 }], brain: ['cast'] }) };
    const game = drawScene('@...A', { pack });
    game.state.player.hp = game.state.player.maxHp = 10_000;
    const count = uses(wait(game, 400)).length;
    expect(count).toBeGreaterThan(70);
    expect(count).toBeLessThan(130);
  });

  it('that works on the caster itself works where the caster stands', () => {
    const game = drawScene('@....C..');
    wait(game);
    expect(game.floor.state.actors.map(({ breed, x }) => [breed, x])).toEqual([['caller', 5], ['rat', expect.any(Number)]]);
    expect(Math.abs(monster(game, 'rat').x - 5)).toBe(1);
  });

  it('summons nothing if there are already enough', () => {
    const game = drawScene('@....C........', { pack: { breeds: { ...tacticsRows.breeds, rat: { ...tacticsRows.breeds.rat, brain: [] } } } });
    expect(uses(wait(game, 6))).toEqual(['call', 'call']);
  });

  it('of the shortest range works on adjacent cells, diagonals included, and may be the last thing its user does', () => {
    const game = drawScene(`
      @..
      .P.`);
    expect(uses(wait(game))).toEqual(['burst']);
    expect(game.floor.state.actors).toEqual([]);
    expect(uses(wait(drawScene('@.P')))).toEqual([]);
  });

  it('that strengthens the caster is not used again while that lasts', () => {
    const game = drawScene('@...A', { pack: { breeds: mindsWith('archer', { abilities: [abilities.fury], brain: ['cast'] }) } });
    expect(uses(wait(game, 3))).toEqual(['fury']);
  });

  it('that raises the alarm is used while some monsters don\'t hunt yet and aren\'t hiding', () => {
    const pack = { breeds: mindsWith('archer', { abilities: [abilities.howl], brain: ['cast'] }) };
    expect(uses(wait(drawScene('@...A#r', { pack })))).toEqual(['howl']);
    const game = drawScene('@...A#rZL', { pack });
    monster(game, 'rat').goal = 0;
    expect(uses(wait(game))).toEqual(['howl']);
    expect(monster(game, 'sleeper').goal).toBe(4);
    expect(uses(wait(game))).toEqual([]);
  });

  it('with a range of one works diagonally too', () => {
    const pack = { breeds: mindsWith('archer', { abilities: [{ ...abilities.arrow, range: 1 }], brain: ['cast'] }) };
    expect(uses(wait(drawScene(`
      @.
      .A`, { pack })))).toEqual(['arrow']);
  });

  it('is not used if it would change nothing', () => {
    expect(uses(wait(drawScene('@D..')))).toEqual([]);
    const game = drawScene('@..D');
    expect(uses(wait(game))).toEqual(['drag']);
    expect(game.state.player.x).toBe(2);
  });
});

describe('an ability for allies', () => {
  it('heals any ally that lacks a quarter, even with no enemy in view', () => {
    const game = drawScene('@#S.H');
    const statue = monster(game, 'statue');
    statue.hp = 38;
    expect(uses(wait(game))).toEqual([]);
    statue.hp = 37;
    expect(uses(wait(game))).toEqual(['mend']);
    expect(statue.hp).toBe(41);
  });

  it('goes to the nearest, of equally near ones to the oldest', () => {
    const healed = (hall: string): number[] => {
      const game = drawScene(hall);
      const statues = game.floor.state.actors.filter(({ breed }) => breed === 'statue');
      for (const statue of statues) statue.hp = 10;
      wait(game);
      return statues.map(({ hp }) => hp);
    };
    expect([healed('@#S.HS'), healed('@#SH.S'), healed('@#S.H.S')]).toEqual([[10, 14], [14, 10], [14, 10]]);
  });

  it('never goes to its user, a sleeper or an ally out of its line', () => {
    for (const hall of ['@#H.Z', '@.H#S', '@H.......S']) {
      const game = drawScene(hall);
      for (const actor of game.floor.state.actors) Object.assign(actor, { hp: 1, asleep: actor.breed === 'sleeper' });
      expect([hall, uses(wait(game))]).toEqual([hall, []]);
    }
  });

  it('is only used in a fight, and not while it lasts', () => {
    const calm = drawScene('@#S.H');
    expect(uses(wait(calm, 3))).toEqual([]);
    const game = drawScene('@..S.H');
    expect(uses(wait(game, 2))).toEqual(['hasten']);
    expect(Object.keys(monster(game, 'statue').statuses)).toEqual(['quick']);
  });
});

describe('an ability for itself', () => {
  it('is used at the sight of the player, and not while it lasts', () => {
    const game = drawScene('@.....B');
    expect(uses(wait(game))).toEqual(['rage']);
    expect(monster(game, 'berserk').statuses).toHaveProperty('quick');
    expect(uses(wait(game))).toEqual([]);
    expect(uses(wait(drawScene('@#....B')))).toEqual([]);
  });
});

describe('an ability of an elite', () => {
  it('is used by any monster of that kind', () => {
    const elites = { share: [], weights: {}, kinds: { raging: { sprite: 'none', colour: '#ffffff', hp: 0, power: 0, xp: 0, defence: 0, abilities: [abilities.rage] } } } as const;
    const game = drawScene('@...B', { pack: { elites, breeds: mindsWith('berserk', { abilities: [] }) } });
    expect(uses(wait(game))).toEqual([]);
    monster(game, 'berserk').elite = ['raging'];
    expect(uses(wait(game))).toEqual(['rage']);
  });
});
