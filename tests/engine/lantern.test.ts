import { Bump } from '../../src/engine/actions/fights';
import { UseItem } from '../../src/engine/actions/items';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { lightOf, sightOf } from '../../src/engine/facts/light';
import { spendOil } from '../../src/engine/rules/lantern';
import { carried, monster, picture, told, type Drawing } from '../support/drawGame';
import { all, campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { expectRefused } from '../support/expectRefused';

const lantern = { full: 600, dim: 150, least: 3, hunters: 10 } as const;
const wait = new Wait();
const waits = (n: number): Wait[] => Array.from({ length: n }, () => wait);

/** A run with a lantern and this much oil. */
function lit(map: string, oil: number, { pack, ...drawing }: Drawing = {}): Game {
  const game = drawCampaign(map, { ...drawing, pack: { lantern, monsters: { rat: [[0, 1]] }, ...pack } });
  game.state.hero.oil = oil;
  return game;
}

const HALL = `@${'.'.repeat(30)}`;

describe('the lantern', () => {
  it.each([[600, 8], [150, 8], [149, 8], [120, 7], [91, 7], [90, 6], [60, 5], [30, 4], [1, 4], [0, 3]])('RULES 5.6 with %i turns of oil shines %i cells', (oil, radius) => {
    expect(lightOf(lit('@', oil))).toBe(radius);
  });

  it('RULES 5.6 burns a turn of oil per turn, never below zero', () => {
    const game = lit('@', 2);
    play(game, wait);
    expect(game.state.hero.oil).toBe(1);
    play(game, wait, wait);
    expect(game.state.hero.oil).toBe(0);
  });

  it.each([0, 30, 99, 100, 101, 250])('RULES 5.17 burns %i percent of a turn per turn, rounded down over all of them', (burns) => {
    const game = lit('@', 600, { pack: { statuses: { ...campaignRows.statuses, haste: { sprite: 'none', burns } } } });
    game.state.player.statuses = { haste: 99 };
    for (let turn = 1; turn <= 40; turn++) {
      play(game, wait);
      expect(600 - game.state.hero.oil).toBe(Math.floor((turn * burns) / 100));
    }
  });

  it.each([[5, 3, 3], [2, 5, 2], [0, 5, 0]])('RULES 5.11 of %i turns of oil, rest or a skill that takes %i says that %i are gone', (oil, takes, gone) => {
    for (const by of ['rest', 'skill'] as const) {
      const game = lit('@', oil);
      spendOil(game, by, takes);
      expect([game.state.hero.oil, only(game.events, 'oilSpent')]).toEqual([oil - gone, gone === 0 ? [] : [{ type: 'oilSpent', by, amount: gone, seen: true }]]);
    }
  });

  it('RULES 5.6 says when it dims, and the player sees less far', () => {
    const game = lit(HALL, 121);
    const dimmed = play(game, wait);
    expect([only(dimmed, 'lightChanged'), told(dimmed)]).toEqual([[{ type: 'lightChanged', radius: 7, seen: true }], ['log.lightLess']]);
    expect([game.floor.isVisible(7, 0), game.floor.isVisible(8, 0)]).toEqual([true, false]);
    const same = play(game, wait);
    expect([only(same, 'lightChanged'), told(same)]).toEqual([[], []]);
    game.state.hero.oil = 1;
    expect(told(play(game, wait))).toEqual(['log.lightLeast']);
  });

  it.each([[150, 1, [149]], [151, 2, [149]], [149, 1, []], [160, 40, [120]], [160, 200, []], [600, 1, []]])('RULES 5.6 with %i turns of oil and %i spent says that it runs low: %j', (oil, takes, told) => {
    const game = lit('@', oil);
    spendOil(game, 'skill', takes);
    expect(only(game.events, 'oilLow').map((event) => event.oil)).toEqual(told);
  });

  it('RULES 5.6 is filled with oil, never above full, and refuses it when full', () => {
    const game = lit('@', 560, { carry: ['oil', 'oil'] });
    const events = play(game, new UseItem(carried(game, 'oil')));
    expect([game.state.hero.oil, told(events)]).toEqual([599, ['use.oil']]);
    expect(only(events, 'refuelled')).toEqual([{ type: 'refuelled', amount: 40, wasted: 60, seen: true }]);
    game.state.hero.oil = 600;
    expectRefused(game, new UseItem(carried(game, 'oil')), { key: 'refused.lanternFull' });
  });

  it('RULES 5.6 shines further again with new oil, at once', () => {
    const game = lit(HALL, 40, { carry: ['oil'] });
    expect(only(play(game, new UseItem(carried(game, 'oil'))), 'lightChanged')).toMatchObject([{ radius: 8 }, { radius: 7 }].slice(0, 1));
    expect(game.floor.isVisible(8, 0)).toBe(true);
  });

  it('RULES 5.2 worn items may add to its light, even at its least', () => {
    const game = lit(HALL, 0, { carry: ['ring'], wear: ['ring'] });
    expect(sightOf(game)).toBe(4);
  });

  it('RULES 5.6 monsters notice the player from the same distance, whatever it shines', () => {
    const game = lit('@......r', 0);
    play(game, wait);
    expect([game.seesActor(monster(game, 'rat')), monster(game, 'rat').x]).toEqual([false, 6]);
    play(game, wait);
    expect(monster(game, 'rat').x).toBe(5);
    const bright = lit('@........r', 600, { carry: ['ring'], wear: ['ring'] });
    play(bright, wait, wait);
    expect([bright.seesActor(monster(bright, 'rat')), monster(bright, 'rat').x]).toEqual([true, 9]);
  });

  it('RULES 5.6 once it is out of oil a hunter comes at intervals, from afar and knowing the way', () => {
    const game = lit(`#${HALL}#`, 1, { pack: { lantern: { ...lantern, hunters: 5 } } });
    play(game, ...waits(4));
    expect(all(game, 'rat')).toEqual([]);
    play(game, wait);
    const [hunter] = all(game, 'rat');
    expect(hunter?.goal).toBe(game.floor.index(1, 0));
    expect(hunter?.x).toBeGreaterThanOrEqual(11);
    play(game, ...waits(5));
    expect(all(game, 'rat')).toHaveLength(2);
  });

  it('RULES 5.6 no hunter comes while a turn of oil is left', () => {
    const game = lit(`${HALL}#`, 2, { pack: { lantern: { ...lantern, hunters: 1 } } });
    play(game, wait);
    expect([game.state.hero.oil, all(game, 'rat')]).toEqual([1, []]);
    play(game, wait);
    expect([game.state.hero.oil, all(game, 'rat').length]).toEqual([0, 1]);
  });

  it('RULES 5.6 in a pack without one nothing burns and no hunter comes', () => {
    const game = drawCampaign(HALL);
    play(game, ...waits(12));
    expect([game.state.hero.oil, lightOf(game), game.floor.state.actors]).toEqual([0, 8, []]);
  });

  it('RULES 5.6 nothing burns and no hunter comes after the end', () => {
    const game = lit(`O@${'.'.repeat(30)}`, 1, { pack: { lantern: { ...lantern, hunters: 1 } } });
    game.state.player.statuses = { venom: 9 };
    game.state.player.hp = 2;
    play(game, wait);
    expect([game.isOver, game.state.hero.oil, game.floor.state.actors.length]).toEqual([true, 1, 1]);
  });
});

describe('wanderers', () => {
  it('RULES 5.1 come at the average interval, out of sight, at least 12 steps away, and from where the player can be reached', () => {
    let came = 0;
    for (let seed = 0; seed < 60; seed++) {
      const game = lit(`@${'.'.repeat(20)}#....`, 600, { seed: String(seed), pack: { wanderers: [[1, 10]], levels: false } });
      for (let turn = 0; turn < 10 && all(game, 'rat').length === 0; turn++) game.turn(wait);
      const rats = all(game, 'rat');
      if (rats.length > 0) came++;
      expect(rats.filter(({ x, goal }) => x < 12 || x > 20 || goal !== -1)).toEqual([]);
    }
    expect(came).toBeGreaterThan(25);
    expect(came).toBeLessThan(52);
  });

  it('RULES 5.1 are never lurkers', () => {
    const game = lit(HALL, 600, { pack: { wanderers: [[1, 1]], monsters: { mimic: [[0, 1]] } } });
    play(game, ...waits(5));
    expect(game.floor.state.actors).toEqual([]);
  });

  it('RULES 5.1 may be elites, as strong as the floor makes them', () => {
    const game = lit(HALL, 600, { pack: { wanderers: [[1, 1]], strength: { hp: [[1, 50]], power: [], defence: [], xp: [] } } });
    play(game, wait);
    expect(all(game, 'rat')).toMatchObject([{ elite: ['swift'], hp: 9 }]);
  });
});

describe('followers', () => {
  const below = `
    .....
    ..<..
    .....`;
  const descend = [new Bump(1, 0), new Stairs('down')];

  it('RULES 5.1 are the adjacent monsters hunting the player, with their wounds', () => {
    const game = drawCampaign('r@>r.j', { below, pack: { followers: true } });
    Object.assign(game.state.player, { hp: 500, maxHp: 500 });
    for (const rat of all(game, 'rat')) rat.hp = 4;
    const ids = all(game, 'rat').map(({ id }) => id);
    const events = play(game, ...descend);
    expect(all(game, 'rat').map(({ id, hp }) => [id, hp])).toEqual(ids.map((id) => [id, 4]));
    expect(told(events).filter((key) => key === 'log.followed')).toHaveLength(2);
    expect(all(game, 'jar')).toEqual([]);
    expect(picture(game).split('\n')[1]).toContain('@');
  });

  it('RULES 5.1 are all of them, however many surround the player', () => {
    const game = drawCampaign(`
      rrrr
      r@>r
      rrrr`, { below, pack: { followers: true } });
    Object.assign(game.state.player, { hp: 500, maxHp: 500 });
    for (const rat of all(game, 'rat')) rat.goal = 5;
    const around = all(game, 'rat').filter(({ x }) => x < 3).map(({ id }) => id);
    // Straight onto the stairs, so that no monster has moved.
    game.state.player.x = 1;
    game.floor.setTile(game.state.player, game.content.tiles.findIndex(({ id }) => id === 'stairsDown'));
    const events = play(game, new Stairs('down'));
    expect(around).toHaveLength(7);
    expect(all(game, 'rat').map(({ id }) => id)).toEqual(around);
    expect(told(events).filter((key) => key === 'log.followed')).toHaveLength(7);
    expect(game.floor.state.actors.every(({ x, y }) => Math.max(Math.abs(x - game.state.player.x), Math.abs(y - game.state.player.y)) === 1)).toBe(true);
  });

  it('RULES 5.1 are never sleepers, held or idle, and exist only in packs that say so', () => {
    const game = drawCampaign(`
      .zrS
      .@>.
      ....`, { below, pack: { followers: true, breeds: { ...campaignRows.breeds, rat: { ...campaignRows.breeds.rat, power: 0 } } } });
    Object.assign(monster(game, 'dormouse'), { asleep: true, goal: 3 });
    Object.assign(monster(game, 'statue'), { goal: 3 });
    Object.assign(monster(game, 'rat'), { statuses: { stiff: 9 }, goal: 3 });
    play(game, ...descend);
    expect(game.floor.state.actors).toEqual([]);
    const alone = drawCampaign('@>r', { below });
    play(alone, ...descend);
    expect(alone.floor.state.actors).toEqual([]);
  });

  it('RULES 5.1 come back up on persistent floors, each only once', () => {
    const game = drawCampaign('@>r', { below: ['<..', '<..'], pack: { followers: true, floorsPersist: true } });
    Object.assign(game.state.player, { hp: 500, maxHp: 500 });
    play(game, ...descend, new Stairs('up'));
    expect(all(game, 'rat')).toHaveLength(1);
    expect(game.state.floors.flatMap(({ actors }) => actors)).toHaveLength(1);
  });
});
