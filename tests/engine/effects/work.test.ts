import type { Cause } from '../../../src/engine/facts/causes';
import { hitAll } from '../../../src/engine/effects/effects';
import { campaignRows, drawCampaign } from '../../support/campaignPack';
import { monster } from '../../support/drawGame';
import { tinyRows } from '../../support/tinyPack';

const cause: Cause = { table: 'ability', id: 'jab' };

describe('RULES 5.14 what befalls all in marked cells', () => {
  it('befalls each of them', () => {
    const game = drawCampaign('@S.r');
    const [statue, rat] = [monster(game, 'statue'), monster(game, 'rat')];
    hitAll(game, [{ do: 'damage', amount: 2 }], { actors: [statue, rat], origin: { source: game.state.player, aim: null, cause } });
    expect([statue.hp, rat.hp]).toEqual([48, 4]);
  });

  it('befalls the place aimed at, that of the first who is hit, or that of its user', () => {
    const game = drawCampaign('@.S.r.');
    const source = game.state.player;
    const fire = [{ do: 'cloud', hazard: 'fire', range: 0, turns: 3 }] as const;
    hitAll(game, fire, { actors: [monster(game, 'statue')], origin: { source, aim: { x: 5, y: 0 }, cause } });
    hitAll(game, fire, { actors: [monster(game, 'statue'), monster(game, 'rat')], origin: { source, aim: null, cause } });
    hitAll(game, fire, { actors: [], origin: { source, aim: null, cause } });
    expect(game.floor.state.hazards.map(({ x }) => x).sort()).toEqual([0, 2, 5]);
  });
});

describe('what goes on without the one who began it', () => {
  it('RULES 5.2 an effect on a place, after its source has died', () => {
    const game = drawCampaign('@.r.');
    const rat = monster(game, 'rat');
    game.affect([{ do: 'damage', amount: 99 }, { do: 'heal', amount: 9 }, { do: 'cloud', hazard: 'fire', range: 0, turns: 3 }], { target: rat, source: rat, at: { x: 2, y: 0 }, cause });
    expect([rat.hp, game.floor.state.hazards.map(({ x }) => x)]).toEqual([0, [2]]);
  });

  it('RULES 5.4 what a fall is followed by still befalls who fell', () => {
    const game = drawCampaign('@r', { below: '..@' });
    const { player } = game.state;
    game.affect([{ do: 'fall' }, { do: 'damage', amount: 3 }, { do: 'inflict', status: 'frail' }], { target: player, source: player, at: { x: 0, y: 0 }, cause });
    expect([game.state.floor, player.hp, Object.keys(player.statuses)]).toEqual([2, 17, ['frail']]);
  });

  it('is told by the first effect that befalls somebody, not by one whose source was left behind', () => {
    const breeds = { ...campaignRows.breeds, trapdoor: { ...tinyRows.breeds.rat, glyph: 'T', onDeath: [{ target: { at: 'cell', radius: 9 }, effects: [{ do: 'fall' }] }] } } as const;
    const game = drawCampaign('T@S', { below: '..@', pack: { breeds } });
    const { player } = game.state;
    const actors = [monster(game, 'trapdoor'), player];
    hitAll(game, [{ do: 'push', cells: 1 }, { do: 'damage', amount: 9 }], { actors, origin: { source: monster(game, 'statue'), aim: null, cause, told: { key: 'use.flask' } } });
    expect([game.state.floor, player.hp]).toEqual([2, 11]);
    expect(game.state.log.map(({ key }) => key)).toContain('use.flask.self');
  });
});
