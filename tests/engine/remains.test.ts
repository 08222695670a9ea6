import { Wait } from '../../src/engine/actions/moves';
import type { Breed } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { inspect } from '../../src/engine/facts/inspect';
import { grownBy, growthOf } from '../../src/engine/facts/stats';
import { takeSide } from '../../src/engine/rules/arrivals';
import { LIMITS, type Actor } from '../../src/engine/state';
import { hurt } from '../../src/engine/rules/combat';
import { campaignRows, drawCampaign } from '../support/campaignPack';
import { act, monster, told } from '../support/drawGame';

const golem: Breed = { glyph: 'Û', colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 10, power: 7, xp: 7, brain: [], revives: { turns: 4, hp: 50 } };
const wait = new Wait();

/** A run as drawn with golems of this kind. */
const draw = (map: string, changes: Partial<Breed> = {}): Game => drawCampaign(map, { pack: { ...campaignRows, breeds: { ...campaignRows.breeds, golem: { ...golem, ...changes } } } });

const kill = (game: Game, target: Actor, killer: Actor = game.state.player): void => { hurt(game, { source: killer, target, amount: 999, cause: { table: 'breed', id: 'player' } }); };

describe('a death', () => {
  it.each([[{ side: 'player', bound: 0 }, 'log.allyDies'], [{ side: 'player', bound: 1 }, 'log.captiveDies'], [{ side: 'dungeon', bound: 0 }, 'log.dies']] as const)('RULES 5.13 of one on a side (%j) is told as %s', (side, key) => {
    const game = drawCampaign('@F');
    takeSide(game, monster(game, 'squire'), side);
    kill(game, monster(game, 'squire'));
    expect(told(game.events)).toEqual([key, ...(side.side === 'dungeon' ? ['log.xp'] : [])]);
  });

  it.each([[1, true], [5, true], [0, false]])('RULES 5.17 of an enemy works on a killer with %i HP: %s', (hp, works) => {
    const game = drawCampaign('@r', { pack: { ...campaignRows, statuses: { ...campaignRows.statuses, haste: { sprite: 'none', onKill: [{ do: 'heal', amount: 3 }] } } } });
    Object.assign(game.state.player, { hp, statuses: { haste: 9 } });
    kill(game, monster(game, 'rat'));
    expect(game.state.player.hp).toBe(works ? hp + 3 : hp);
  });

  it.each([[LIMITS.remains - 2, LIMITS.remains - 1, 0], [LIMITS.remains - 1, LIMITS.remains, 0], [LIMITS.remains, LIMITS.remains, 1]])('among %i remains leaves %i: %i crumble', (before, after, gone) => {
    const game = drawCampaign('@r.');
    game.floor.state.corpses = Array.from({ length: before }, (_, i) => ({ breed: 'dormouse', x: 2, y: 0, seen: true, rises: i }));
    kill(game, monster(game, 'rat'));
    expect([game.floor.state.corpses.length, game.floor.state.corpses[0]?.rises]).toEqual([after, gone]);
  });
});

describe('what revives', () => {
  it.each([[10, 50, 5], [10, 1, 1], [10, 9, 1], [10, 19, 1], [10, 100, 10], [30, 33, 9], [101, 100, 101]])('RULES 5.18 of %i HP rises with %i percent: %i, once, and worth nothing', (hp, percent, risen) => {
    const game = draw('@..Û', { hp, revives: { turns: 2, hp: percent } });
    kill(game, monster(game, 'golem'));
    expect([told(game.events), inspect(game, { x: 3, y: 0 })[0]]).toEqual([['log.shards', 'log.xp'], { key: 'look.shards', params: { actor: 'breed.golem', n: 2 } }]);
    act(game, wait);
    expect(inspect(game, { x: 3, y: 0 })[0]).toEqual({ key: 'look.shards', params: { actor: 'breed.golem', n: 1 } });
    expect(told(act(game, wait))).toEqual(['log.rises']);
    expect(monster(game, 'golem')).toMatchObject({ hp: risen, maxHp: hp, summoned: true });
  });

  it('RULES 5.18 rises unseen without a word, and not where someone stands, who scatters it', () => {
    const game = draw('@#.Û\n####\n..S.');
    kill(game, monster(game, 'golem'));
    game.state.log = [];
    expect(act(game, ...Array.from({ length: 5 }, () => wait)).filter(({ type }) => type === 'message')).toEqual([]);
    expect(monster(game, 'golem').x).toBe(3);
    const stood = draw('@.Û.\nS...');
    kill(stood, monster(stood, 'golem'));
    const statue = monster(stood, 'statue');
    stood.floor.leave(statue);
    Object.assign(statue, { x: 2, y: 0 });
    stood.floor.enter(statue);
    expect(told(act(stood, wait))).toEqual(['log.scattered']);
    expect([stood.floor.state.corpses.map(({ rises }) => rises), told(act(stood, wait, wait, wait, wait, wait))]).toEqual([[0], []]);
    expect(inspect(stood, { x: 2, y: 0 }).map(({ key }) => key)).toContain('look.corpse');
  });

  it('RULES 5.18 is never an ally, nor one that dies where nothing can lie', () => {
    const game = draw('@.Û');
    takeSide(game, monster(game, 'golem'), { side: 'player', bound: 0 });
    kill(game, monster(game, 'golem'));
    expect(game.floor.state.corpses.map(({ rises }) => rises)).toEqual([0]);
    const walled = draw('@.Û', { moves: 'phase' });
    walled.floor.setTile({ x: 2, y: 0 }, 0);
    kill(walled, monster(walled, 'golem'));
    expect(walled.floor.state.corpses).toEqual([]);
  });
});

describe('what grows', () => {
  it.each([[50, 100, [5, 4]], [1, 100, [1, 1]], [33, 100, [4, 3]], [50, 30, [3, 3]], [50, 0, [0, 0]], [100, 100, [10, 7]]])('RULES 5.18 by %i percent, at most %i, gains %j of 10 HP and 7 power, rounded up', (percent, most, gains) => {
    const game = draw('@Û');
    const { maxHp, power } = growthOf(game, monster(game, 'golem'), { percent, most });
    expect([maxHp, power]).toEqual(gains);
  });

  it('RULES 5.18 stops at its limit, wherever it is', () => {
    const game = draw('@Û');
    const gains = [10, 14, 15, 16, 99].map((maxHp) => growthOf(game, Object.assign(monster(game, 'golem'), { maxHp }), { percent: 50, most: 50 }).maxHp);
    expect(gains).toEqual([5, 1, 0, 0, 0]);
  });

  it.each([[10, 0], [9, 0], [11, 10], [15, 50], [20, 100]])('RULES 5.18 of 10 HP and with %i now is shown to have grown by %i percent', (maxHp, by) => {
    const game = draw('@Û', { onKill: [{ do: 'grow', percent: 50, most: 100 }] });
    const actor = Object.assign(monster(game, 'golem'), { maxHp });
    expect(grownBy(game, actor)).toBe(by);
    expect(inspect(game, actor).filter(({ key }) => key === 'look.grown')).toEqual(by === 0 ? [] : [{ key: 'look.grown', params: { n: by } }]);
    const other = draw('@Û');
    expect(grownBy(other, Object.assign(monster(other, 'golem'), { maxHp }))).toBe(0);
  });
});
