import { Recover } from '../../src/engine/actions/hero';
import { UseItem } from '../../src/engine/actions/items';
import { rest } from '../../src/engine/ai/intents';
import type { Game } from '../../src/engine/Game';
import { campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { expectRefused } from '../support/expectRefused';
import { drawGame } from '../support/drawGame';
import { follow } from '../support/follow';
import { breedsWith, tinyRows } from '../support/tinyPack';

const lantern = { full: 600, dim: 150, least: 3, hunters: 50 };
const pack = { lantern, rest: { oil: 4, heals: 1, upTo: 70 }, breeds: breedsWith('player', { hp: 50 }) };

function hurt(map: string, hp: number, oil = 600): Game {
  const game = drawGame(map, { pack });
  game.state.player.hp = hp;
  game.state.hero.oil = oil;
  return game;
}

describe('rest by lantern light', () => {
  it('RULES 5.11 heals 1 % of the maximum a turn and burns 4 turns of oil', () => {
    const game = hurt('@.', 10);
    const events = play(game, ...Array.from({ length: 20 }, () => new Recover()));
    expect(only(events, 'oilSpent').map(({ by, amount }) => [by, amount])).toEqual(Array.from({ length: 20 }, () => ['rest', 3]));
    expect([game.state.player.hp, game.state.hero.oil, game.state.turn]).toEqual([20, 520, 20]);
  });

  it.each([
    { heals: 7, maxHp: 30, hps: [3, 5, 7, 9, 11, 13, 15, 17, 19, 21] },
    { heals: 1, maxHp: 49, hps: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5] },
    { heals: 10, maxHp: 99, hps: [10, 20, 30, 40, 50, 60, 69] },
  ])('RULES 5.11 heals $heals % of $maxHp HP a turn, in whole HP that come to it over many turns', ({ heals, maxHp, hps }) => {
    const game = drawGame('@.', { pack: { lantern, rest: { ...pack.rest, heals }, breeds: breedsWith('player', { hp: maxHp }) } });
    game.state.player.hp = 1;
    expect(hps.map(() => (play(game, new Recover()), game.state.player.hp))).toEqual(hps);
  });

  it('RULES 5.11 heals up to 70 % of the maximum, and then says that nothing is gained', () => {
    const game = hurt('@.', 33);
    play(game, ...Array.from({ length: 4 }, () => new Recover()));
    expect(game.state.player.hp).toBe(35);
    expectRefused(game, new Recover(), { key: 'stop.restVain' });
  });

  it('RULES 5.11 gives nothing without oil, or with an enemy in view, asleep or not', () => {
    expectRefused(hurt('@.', 10, 0), new Recover(), { key: 'refused.noOil' });
    expectRefused(hurt('@.r', 10), new Recover(), { key: 'refused.notCalm' });
    const asleep = hurt('@.r', 10);
    for (const actor of asleep.floor.state.actors) actor.asleep = true;
    expectRefused(asleep, new Recover(), { key: 'refused.notCalm' });
    expect(follow(hurt('@.', 10, 0), rest(hurt('@.', 10, 0)))).toEqual({ why: 'refused.noOil', turns: 0 });
  });

  it('RULES 5.11 is no action of packs without the row, whose rest is only waiting', () => {
    const game = drawGame('@.', { pack: { lantern } });
    game.state.player.hp = 1;
    expectRefused(game, new Recover(), { key: 'stop.restVain' });
    expect(follow(game, rest(game))).toEqual({ why: 'stop.restVain', turns: 0 });
  });

  it('RULES 5.11 goes on until it gains nothing more, or the oil runs low', () => {
    const game = hurt('@.', 30);
    expect(follow(game, rest(game)).why).toBe('stop.rested');
    expect(game.state.player.hp).toBe(35);
    const dim = hurt('@.', 10, 160);
    expect(follow(dim, rest(dim)).why).toBe('stop.oilLow');
    expect(follow(dim, rest(dim)).why).not.toBe('stop.oilLow');
  });

  it('searches as carefully as waiting does', () => {
    const game = drawCampaign('@..', { pack: { ...pack, breeds: { ...campaignRows.breeds, ...pack.breeds } } });
    game.state.player.hp = 10;
    game.floor.state.traps.push({ kind: 'dart', x: 2, y: 0, known: false });
    play(game, new Recover());
    expect(game.floor.state.traps[0]?.known).toBe(true);
  });

  it('RULES 5.11 costs only time in a pack without a lantern', () => {
    const game = drawGame('@.', { pack: { rest: pack.rest, breeds: pack.breeds } });
    game.state.player.hp = 10;
    play(game, new Recover(), new Recover());
    expect(game.state.player.hp).toBe(11);
  });
});

describe('food', () => {
  it('RULES 5.7 cannot be eaten with an enemy in view, and is not used up', () => {
    const itemKinds = { ...tinyRows.itemKinds, salve: { ...tinyRows.itemKinds.salve, calm: true } };
    const meal = (map: string): Game => drawGame(map, { pack: { itemKinds }, carry: ['salve'] });
    const [fight, peace] = [meal('@.r'), meal('@..')];
    for (const game of [fight, peace]) game.state.player.hp = 10;
    const eat = (game: Game): UseItem => new UseItem(game.state.hero.inventory[0]?.id ?? -1);
    expectRefused(fight, eat(fight), { key: 'refused.notCalm' });
    expect(fight.state.hero.inventory).toHaveLength(1);
    play(peace, eat(peace));
    expect(peace.state.player.hp).toBe(14);
  });
});
