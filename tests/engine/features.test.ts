import { Choose } from '../../src/engine/actions/Choose';
import type { Feature, PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { choicesAt } from '../../src/engine/rules/features';
import { decodeAction, encodeAction } from '../../src/engine/run/actionCodec';
import { campaignRows, drawCampaign, play } from '../support/campaignPack';
import { told } from '../support/drawGame';
import { expectRefused } from '../support/expectRefused';

const tile = { colour: '#ffffff', walkable: false, transparent: true } as const;

/** What stands on the drawn cells: a cage of three things, a well, a shrine that stays, and a pot that wants potions. */
const features: Readonly<Record<string, Feature>> = {
  cage: { goods: { among: ['spear', 'knife', 'tonic', 'boots'], count: 3, cost: {} }, becomes: 'husk' },
  stall: { goods: { among: ['spear', 'knife'], count: 2, cost: { finds: [[1, 20], [2, 30]] } } },
  well: { choices: { drink: { effects: [{ do: 'heal', amount: 50, unit: 'percent' }] } }, becomes: 'husk' },
  shrine: { choices: { strength: { hp: 25, effects: [{ do: 'boon', stat: 'power', amount: 1 }] }, life: { oil: 40, effects: [{ do: 'boon', stat: 'maxHp', amount: 5 }] } } },
  pot: { choices: { brew: { unknown: { group: 'potion', count: 2 }, effects: [{ do: 'give', group: 'potion' }] } } },
  crate: { choices: { open: { effects: [{ do: 'give', group: 'potion', count: 3 }] } }, becomes: 'husk' },
  lock: { choices: { open: { item: 'knife', effects: [] } }, becomes: 'husk' },
};

const GLYPHS = { cage: 'À', stall: 'È', well: 'Ì', shrine: 'Ò', pot: 'Ù', lock: 'Ä', crate: 'Ï', husk: 'Ö' };

const pack: Partial<PackRows> = {
  ...campaignRows,
  lantern: { full: 600, dim: 150, least: 3, hunters: 500 },
  tiles: [...campaignRows.tiles, ...Object.entries(GLYPHS).map(([id, glyph]) => ({ ...tile, id, glyph }))],
  features,
};

/** The hero with the feature to the east. */
const drawFeature = (glyph: string, carry: readonly string[] = []): Game => drawCampaign(`@${glyph}#\n...`, { pack, carry });
const choose = (index = 0): Choose => new Choose(1, 0, index);
const carried = (game: Game): string[] => game.state.hero.inventory.map(({ kind }) => kind);
const tileEast = (game: Game): string => game.floor.tileAt(1, 0).id;

describe('a feature', () => {
  it('RULES 5.16 offers as many different things as its row says, the same for the same seed, and takes none of them for nothing', () => {
    const [one, other] = [drawFeature('À'), drawFeature('À')];
    const kinds = choicesAt(one, { x: 1, y: 0 }).map(({ id }) => id);
    expect(new Set(kinds).size).toBe(3);
    expect(choicesAt(other, { x: 1, y: 0 }).map(({ id }) => id)).toEqual(kinds);
  });

  it('RULES 5.16 locks the others once one of three is taken, which is then identified', () => {
    const game = drawFeature('À');
    const [, second] = choicesAt(game, { x: 1, y: 0 });
    expect(told(play(game, choose(1)))).toContain('log.pickUp');
    expect(carried(game)).toContain(second?.id);
    expect([tileEast(game), game.floor.state.goods]).toEqual(['husk', []]);
    expectRefused(game, choose(0), { key: 'refused.nothingHere' });
  });

  it('RULES 5.16 sells for treasure, which no longer scores, and keeps what is left', () => {
    const game = drawFeature('È');
    expectRefused(game, choose(), { key: 'refused.finds', params: { n: 20 } });
    game.state.hero.finds = 50;
    play(game, choose());
    expect([game.state.hero.finds, game.floor.state.goods.length, tileEast(game)]).toEqual([30, 1, 'stall']);
    play(game, choose());
    expect([game.state.hero.finds, game.floor.state.goods.length]).toEqual([10, 0]);
  });

  it('RULES 5.16 heals once, and refuses who is not hurt', () => {
    const game = drawFeature('Ì');
    expectRefused(game, choose(), { key: 'refused.fullHealth' });
    const { player } = game.state;
    player.hp = 1;
    play(game, choose());
    expect([player.hp, tileEast(game)]).toEqual([1 + player.maxHp / 2, 'husk']);
  });

  it('RULES 5.16 gives as many things as its row says', () => {
    const game = drawFeature('Ï');
    const before = carried(game).length;
    expect(told(play(game, choose())).filter((key) => key === 'hit.give')).toHaveLength(3);
    expect(carried(game)).toHaveLength(before + 3);
  });

  it('RULES 5.16 takes HP and oil, but never the last HP', () => {
    const game = drawFeature('Ò');
    const { player, hero } = game.state;
    const before = { power: player.power, maxHp: player.maxHp, hp: player.hp, oil: hero.oil };
    const price = Math.ceil(before.maxHp / 4);
    expect(play(game, choose())).toContainEqual({ type: 'paid', actor: player.id, hp: price, at: { x: player.x, y: player.y }, seen: true });
    expect([player.power, player.hp]).toEqual([before.power + 1, before.hp - price]);
    play(game, choose(1));
    // The turns themselves burn oil too.
    expect([player.maxHp, hero.oil]).toEqual([before.maxHp + 5, before.oil - 42]);
    player.hp = Math.ceil(player.maxHp / 4);
    expectRefused(game, choose(), { key: 'refused.hp', params: { n: player.hp } });
    hero.oil = 39;
    expectRefused(game, choose(1), { key: 'refused.oil', params: { n: 40 } });
  });

  it('RULES 5.16 turns two unidentified things into one that is known', () => {
    const game = drawFeature('Ù', ['tonic']);
    expectRefused(game, choose(), { key: 'refused.unknown', params: { n: 2, group: 'group.potion' } });
    const rich = drawFeature('Ù', ['tonic', 'brew', 'knife']);
    play(rich, choose());
    const [knife, potion, ...none] = carried(rich);
    expect([knife, none]).toEqual(['knife', []]);
    expect(rich.state.hero.known).toEqual([potion]);
  });

  it('RULES 5.16 wants a thing of one kind, never one that is worn', () => {
    const game = drawFeature('Ä');
    expectRefused(game, choose(), { key: 'refused.needs', params: { item: 'item.knife' } });
    const ready = drawFeature('Ä', ['knife']);
    expect(told(play(ready, choose()))).toEqual(['log.chosen']);
    expect([carried(ready), tileEast(ready)]).toEqual([[], 'husk']);
  });

  it('RULES 5.16 is only for those beside it, and has no more than it offers', () => {
    const game = drawCampaign('@.Ì#', { pack });
    game.state.player.hp = 1;
    expectRefused(game, new Choose(2, 0, 0), { key: 'refused.notBeside' });
    expectRefused(game, new Choose(1, 0, 0), { key: 'refused.nothingHere' });
    expectRefused(game, new Choose(99, 0, 0), { key: 'refused.nothingHere' });
    expectRefused(game, new Choose(2, 0, 5), { key: 'refused.nothingHere' });
  });

  it('RULES 5.16 gives nothing that the bag has no room for', () => {
    const game = drawFeature('À', Array<string>(26).fill('knife'));
    expectRefused(game, choose(), { key: 'refused.full' });
  });

  it('is recorded by its cell and the place of the choice', () => {
    expect(encodeAction(new Choose(12, 3, 2))).toBe('f12.3.2.');
    expect(decodeAction('f12.3.2.', 0)).toEqual({ action: new Choose(12, 3, 2), end: 8 });
  });
});
