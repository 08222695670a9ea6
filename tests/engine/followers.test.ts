import { canLeadMore, captiveBeside, comesAlong, neediestAlly } from '../../src/engine/facts/sides';
import { xpFor, xpToNext } from '../../src/engine/facts/stats';
import { worthOf } from '../../src/engine/floor/openFloor';
import { arriveWith, grow, leaveBehind, leaveWith, takeSide } from '../../src/engine/rules/arrivals';
import type { Game } from '../../src/engine/Game';
import type { Actor } from '../../src/engine/state';
import { campaignRows, drawCampaign } from '../support/campaignPack';
import { drawGame, monster, told } from '../support/drawGame';
import { breedsWith, tinyContent } from '../support/tinyPack';

/** The monsters of a breed, in the order in which they were made. */
const all = (game: Game, breed: string): Actor[] => game.floor.state.actors.filter((actor) => actor.breed === breed);

/** A run as drawn in which every squire is an ally, or a captive with work left. */
function drawSides(map: string, bound = 0, pack: Parameters<typeof drawCampaign>[1] = {}): Game {
  const game = drawCampaign(map, pack);
  for (const squire of all(game, 'squire')) takeSide(game, squire, { side: 'player', bound });
  return game;
}

describe('a captive', () => {
  it.each([[0, true], [1, true], [2, false], [3, false]])('RULES 5.13 cannot be freed by who has two allies: with %i, %s', (count, can) => {
    const game = drawSides(`@F${'.'.repeat(8)}${'F'.repeat(count)}`);
    const [captive] = all(game, 'squire');
    if (captive) takeSide(game, captive, { side: 'player', bound: 1 });
    expect([canLeadMore(game), captiveBeside(game, game.state.player)]).toEqual([can, can ? captive : null]);
  });

  it('RULES 5.13 is freed only from beside it, by the player\'s side, and only in a pack with captives', () => {
    const far = drawSides('@.F', 3);
    expect(captiveBeside(far, far.state.player)).toBeNull();
    const near = drawSides('@Fr', 3);
    expect([captiveBeside(near, near.state.player)?.breed, captiveBeside(near, monster(near, 'rat'))]).toEqual(['squire', null]);
    const none = drawGame('@rr');
    Object.assign(none.floor.state.actors[0] ?? {}, { side: 'player', bound: 1 });
    expect([captiveBeside(none, none.state.player), canLeadMore(none)]).toEqual([null, false]);
  });
});

describe('an ally', () => {
  it('RULES 5.13 that needs something most is the one beside with the smallest share of its HP, the oldest of several', () => {
    const game = drawSides('F@F\n.F.\nF..');
    const [one, two, three, far] = all(game, 'squire') as [Actor, Actor, Actor, Actor];
    const with_ = (...shares: readonly (readonly [number, number])[]): Actor | null => {
      shares.forEach(([hp, maxHp], i) => Object.assign([one, two, three, far][i] ?? {}, { hp, maxHp }));
      return neediestAlly(game);
    };
    expect(with_([12, 12], [12, 12], [12, 12], [1, 12])).toBe(one);
    expect(with_([6, 12], [7, 14], [50, 100], [1, 12])).toBe(one);
    expect(with_([7, 12], [7, 14], [50, 100], [1, 12])).toBe(two);
    expect(with_([7, 12], [8, 14], [50, 100], [1, 12])).toBe(three);
    expect(neediestAlly(drawSides('@.F'))).toBeNull();
  });

  it.each([
    [{ maxHp: 8, hp: 5, power: 1, defence: 0 }, { maxHp: 12, hp: 9, power: 3, defence: 0 }],
    [{ maxHp: 12, hp: 5, power: 3, defence: 0 }, { maxHp: 12, hp: 5, power: 3, defence: 0 }],
    [{ maxHp: 30, hp: 5, power: 9, defence: 4 }, { maxHp: 30, hp: 5, power: 9, defence: 4 }],
  ])('RULES 5.13 becomes as strong as its kind, never weaker, and keeps its wounds: %j becomes %j', (before, after) => {
    const game = drawSides('@F');
    const squire = Object.assign(monster(game, 'squire'), before);
    grow(game, squire);
    expect(squire).toMatchObject(after);
  });

  it.each([[0, 1], [1, 1], [2, 2]])('RULES 5.13 gains its kind\'s defence too, never loses any: %i becomes %i', (before, after) => {
    const game = drawSides('@F');
    const squire = Object.assign(monster(game, 'squire'), { elite: ['tough'], defence: before });
    grow(game, squire);
    expect(squire.defence).toBe(after);
  });

  it.each([[1, true], [5, true], [6, false]])('RULES 5.13 comes along over stairs from %i steps: %s', (steps, comes) => {
    const game = drawSides(`@${'.'.repeat(steps - 1)}F`);
    const squire = monster(game, 'squire');
    expect([comesAlong(game, squire), leaveWith(game).includes(squire)]).toEqual([comes, comes]);
  });

  it.each([['waits', { waits: true }], ['held', { statuses: { stiff: 3 } }], ['captive', { bound: 1 }]])('RULES 5.13 stays if it is %s', (_, changes) => {
    const game = drawSides('@F');
    const squire = Object.assign(monster(game, 'squire'), changes);
    expect(comesAlong(game, squire)).toBe(false);
  });

  it('RULES 5.18 nor does one that swims, friend or foe', () => {
    const pack = { followers: true, breeds: { ...campaignRows.breeds, squire: { ...campaignRows.breeds.squire, moves: 'swim' }, rat: { ...breedsWith('rat', {})['rat'], moves: 'swim' } } } as const;
    const game = drawCampaign('@F\nr.', { pack: { ...campaignRows, ...pack } as never });
    takeSide(game, monster(game, 'squire'), { side: 'player', bound: 0 });
    monster(game, 'rat').goal = 0;
    expect(leaveWith(game)).toEqual([]);
  });

  it.each([[7, 3], [8, 4], [9, 4], [198, 99], [199, 99]])('RULES 5.13 that kills what is worth %i gives %i', (xp, gives) => {
    const game = drawSides('@Fr', 0, { pack: { ...campaignRows, breeds: { ...campaignRows.breeds, rat: { ...breedsWith('rat', {})['rat'], xp } as never } } });
    const [squire, rat] = [monster(game, 'squire'), monster(game, 'rat')];
    expect([xpFor(game, rat, squire), xpFor(game, rat, game.state.player), xpFor(game, rat, rat)]).toEqual([gives, xp, xp]);
    expect([xpFor(game, squire, rat), xpFor(game, squire, game.state.player)]).toEqual([0, 0]);
  });
});

describe('followers', () => {
  it.each([
    ['hunts beside', {}, true], ['is asleep', { asleep: true }, false], ['hides', { hidden: true }, false], ['is held', { statuses: { stiff: 3 } }, false],
    ['has lost the player', { goal: -1 }, false], ['is captive', { side: 'player', bound: 3 }, false],
  ])('RULES 5.1 a monster that %s comes along over stairs: %j, %s', (_, changes, comes) => {
    const game = drawCampaign('@r', { pack: { followers: true } });
    const rat = Object.assign(monster(game, 'rat'), { goal: 0 }, changes);
    expect(leaveWith(game)).toEqual(comes ? [rat] : []);
  });

  it('RULES 5.12 bring what they are worth to a metered floor, allies nothing, and go after the player', () => {
    for (const [purse, after] of [[-1, -1], [0, 7], [20, 27]] as const) {
      const game = drawSides('@....\n.....', 0);
      const [rat, squire] = [drawSides('@r'), drawSides('@F')].map((other) => other.floor.state.actors[0] as Actor) as [Actor, Actor];
      rat.id = 50;
      squire.id = 51;
      game.floor.state.purse = purse;
      arriveWith(game, [rat, squire]);
      expect([game.floor.state.purse, rat.goal, squire.goal]).toEqual([after, 0, -1]);
      expect(told(game.events).filter((key) => key === 'log.followed')).toHaveLength(2);
    }
  });

  it('leave behind who clings to one that comes along, and to nobody else', () => {
    const game = drawCampaign('@rrr');
    const [first, second, third] = all(game, 'rat') as [Actor, Actor, Actor];
    second.clings = third.id;
    third.clings = game.state.player.id;
    leaveBehind(game);
    expect([first.clings, second.clings, third.clings]).toEqual([0, third.id, 0]);
  });
});

describe('experience', () => {
  it.each([[1, 350], [2, 500], [3, 650], [10, 1700]])('RULES 1.5 from level %i takes %i', (level, xp) => {
    expect(xpToNext(tinyContent(), level)).toBe(xp);
  });

  it('RULES 5.17 takes what the curve says', () => {
    const { content } = drawCampaign('@', { pack: { ...campaignRows, growth: { xp: [[1, 1], [3, 40], [5, 90]], maxHp: 1, offers: 1 } } });
    expect([1, 2, 3, 4, 5, 9].map((level) => xpToNext(content, level))).toEqual([1, 1, 40, 40, 90, 90]);
  });

  it('RULES 5.1 of a monster is its row\'s, with percent of the floor and of its elite affixes added up, rounded down', () => {
    const { content } = drawCampaign('@', { pack: { ...campaignRows, strength: { hp: [], power: [], defence: [], xp: [[1, 0], [2, 30]] } } });
    const worth = (floor: number, ...elite: readonly string[]): number => worthOf(content, { breed: 'rat', elite }, floor);
    expect([worth(1), worth(2), worth(1, 'swift'), worth(2, 'swift'), worth(2, 'swift', 'tough')]).toEqual([7, 9, 10, 12, 19]);
  });
});
