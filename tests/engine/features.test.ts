import { Choose } from '../../src/engine/actions/hero';
import type { Feature, PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { choicesAt, featureBeside } from '../../src/engine/facts/features';
import { costRefusal, paidItems, priceOf } from '../../src/engine/facts/hero';
import { inspect } from '../../src/engine/facts/inspect';
import { pay, choose as take } from '../../src/engine/rules/hero';
import { decodeAction, encodeAction } from '../../src/engine/run/actionCodec';
import { campaignRows, drawCampaign, only, play } from '../support/campaignPack';
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
  lamp: { choices: { light: { effects: [{ do: 'map', range: 9 }], becomes: 'glow' }, drain: { effects: [{ do: 'boon', stat: 'power', amount: 1 }] } }, becomes: 'husk' },
};

const GLYPHS = { cage: 'À', stall: 'È', well: 'Ì', shrine: 'Ò', pot: 'Ù', lock: 'Ä', crate: 'Ï', lamp: 'Å', glow: 'Æ', husk: 'Ö' };

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
  it('RULES 5.16 is told from other tiles when looked at', () => {
    const keys = (glyph: string): string[] => inspect(drawFeature(glyph), { x: 1, y: 0 }).map(({ key }) => key);
    expect(keys('À')).toEqual(['look.tile', 'look.feature']);
    expect(keys('.')).toEqual(['look.tile']);
  });

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

  it.each([[0, 'glow'], [1, 'husk']])('RULES 5.16 becomes what its choice %i says, else what its row says: %s', (index, tile) => {
    const game = drawFeature('Å');
    play(game, choose(index));
    expect(tileEast(game)).toBe(tile);
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

describe('what a feature or a skill costs', () => {
  const NOTHING = { finds: 0, oil: 0, hp: 0 };

  it.each([
    [{ hp: 25 }, { hp: 5 }, 20], [{ hp: 25 }, { hp: 6 }, 21], [{ hp: 1 }, { hp: 1 }, 100], [{ hp: 1 }, { hp: 2 }, 101], [{ oil: 7 }, { oil: 7 }, 20],
    [{ finds: 12 }, { finds: 12 }, 20], [{ finds: 1 }, { finds: 1 }, 20], [{ finds: [[1, 20], [2, 30]] }, { finds: 20 }, 20], [{}, {}, 20],
  ] as const)('RULES 5.16 is %j in numbers %j, with a maximum of %i HP', (cost, price, maxHp) => {
    const game = drawFeature('Ò');
    game.state.player.maxHp = maxHp;
    expect(priceOf(game, cost)).toEqual({ ...NOTHING, ...price });
  });

  it.each([
    [{ finds: 9 }, { finds: 9 }, null], [{ finds: 9 }, { finds: 8 }, { key: 'refused.finds', params: { n: 9 } }],
    [{ oil: 9 }, { oil: 9 }, null], [{ oil: 9 }, { oil: 8 }, { key: 'refused.oil', params: { n: 9 } }], [{ oil: 9 }, { oil: 99, lamp: { thief: -1, until: 0, cell: 0 } }, { key: 'refused.noLamp', params: {} }],
    [{ oil: 1 }, { oil: 99, lamp: { thief: -1, until: 0, cell: 0 } }, { key: 'refused.noLamp', params: {} }],
    [{ hp: 25 }, { lamp: { thief: -1, until: 0, cell: 0 } }, null], [{}, { lamp: { thief: -1, until: 0, cell: 0 }, oil: 0, finds: 0 }, null],
  ])('RULES 5.16 of %j with %j: %j', (cost, hero, refusal) => {
    const game = drawFeature('Ò');
    Object.assign(game.state.hero, hero);
    expect(costRefusal(game, cost)).toEqual(refusal);
  });

  it('RULES 5.16 never takes the last HP, and a price of none asks for none', () => {
    const game = drawFeature('Ò');
    const { player } = game.state;
    const at = (hp: number, cost = { hp: 25 }): unknown => {
      player.hp = hp;
      return costRefusal(game, cost);
    };
    expect([at(6), at(5), at(4), at(1)]).toEqual([null, ...Array.from({ length: 3 }, () => ({ key: 'refused.hp', params: { n: 5 } }))]);
    expect([at(1, { hp: 5 }), at(2, { hp: 5 }), at(1, { hp: 0 })]).toEqual([{ key: 'refused.hp', params: { n: 1 } }, null, null]);
  });

  it('RULES 5.16 takes one item of a kind, never a worn one, and says what it needs', () => {
    const game = drawCampaign('@Ä#\n...', { pack, carry: ['spear', 'knife', 'spear', 'spear'], wear: ['spear'] });
    const spears = game.state.hero.inventory.filter(({ kind }) => kind === 'spear');
    expect(paidItems(game, { item: 'spear' })).toEqual([spears[1]]);
    expect(paidItems(game, {})).toEqual([]);
    pay(game, { item: 'spear' });
    expect(carried(game)).toEqual(['spear', 'knife', 'spear']);
    pay(game, { item: 'spear' });
    expect(carried(game)).toEqual(['spear', 'knife']);
    expect([costRefusal(game, { item: 'spear' }), costRefusal(game, { item: 'knife' })]).toEqual([{ key: 'refused.needs', params: { item: 'item.spear' } }, null]);
  });

  it('RULES 5.17 takes unknown items first, then known ones, those that heal last; without `evenKnown` only unknown ones', () => {
    const game = drawCampaign('@Ù#\n...', { pack, carry: ['brew', 'tonic', 'wand', 'brew', 'tonic'] });
    const kinds = (count: number, evenKnown: boolean): string[] => paidItems(game, { unknown: { group: 'potion', count, evenKnown } }).map(({ kind }) => kind);
    const refusal = (count: number, evenKnown: boolean): unknown => costRefusal(game, { unknown: { group: 'potion', count, evenKnown } });
    expect([kinds(3, false), kinds(9, true)]).toEqual([['brew', 'tonic', 'brew'], ['brew', 'tonic', 'brew', 'tonic']]);
    game.state.hero.known = ['tonic'];
    expect([kinds(9, false), kinds(9, true)]).toEqual([['brew', 'brew'], ['brew', 'brew', 'tonic', 'tonic']]);
    expect(paidItems(game, { unknown: { group: 'potion', count: 9 } }).map(({ kind }) => kind)).toEqual(['brew', 'brew']);
    game.state.hero.known = ['brew'];
    expect([kinds(9, false), kinds(1, true), kinds(9, true)]).toEqual([['tonic', 'tonic'], ['tonic'], ['tonic', 'tonic', 'brew', 'brew']]);
    game.state.hero.known = ['brew', 'tonic'];
    expect([kinds(9, false), kinds(9, true)]).toEqual([[], ['tonic', 'tonic', 'brew', 'brew']]);
    expect([refusal(4, true), refusal(5, true), refusal(1, false)]).toEqual([
      null, { key: 'refused.some', params: { n: 5, group: 'group.potion' } }, { key: 'refused.unknown', params: { n: 1, group: 'group.potion' } },
    ]);
  });

  it.each([[{ oil: 40 }, null, ['oilLow', 'lightChanged']], [{ oil: 40 }, 'skill', ['oilLow', 'lightChanged', 'oilSpent']], [{ oil: 1 }, null, []], [{ oil: 1 }, 'skill', ['oilSpent']], [{ hp: 5 }, null, ['paid']], [{ finds: 3 }, 'skill', []]] as const)('RULES 5.16 of %j (%s) is paid, and told as %j', (cost, by, types) => {
    const game = drawFeature('Ò');
    Object.assign(game.state.hero, { oil: 151, finds: 5 });
    const price = priceOf(game, cost);
    game.events = [];
    pay(game, cost, by);
    expect(game.events.map(({ type }) => type).filter((type) => type !== 'message')).toEqual(types);
    expect([game.state.hero.oil, game.state.hero.finds, game.state.player.hp]).toEqual([151 - price.oil, 5 - price.finds, 20 - price.hp]);
    for (const paid of only(game.events, 'paid')) expect(paid).toEqual({ type: 'paid', actor: 1, hp: 1, at: { x: 0, y: 0 }, seen: true });
  });
});

describe('several features', () => {
  it('RULES 5.16 lie apart: what one turns into takes only its own goods', () => {
    const game = drawCampaign('@ÀÀ\nÀÀ.\n..À', { pack });
    const at = { x: 1, y: 0 };
    expect(choicesAt(game, at).map(({ good }) => [good?.x, good?.y])).toEqual([[1, 0], [1, 0], [1, 0]]);
    const [first] = choicesAt(game, at);
    if (first) take(game, at, first);
    const left = [...new Set(game.floor.state.goods.map(({ x, y }) => `${x},${y}`))];
    expect([left, game.floor.state.goods.length]).toEqual([['2,0', '0,1', '1,1', '2,2'], 12]);
  });

  it.each([['À..\n.@.\n...', [0, 0]], ['...\n.@.\n..À', [2, 2]], ['...\nÀ@À\n...', [2, 1]], ['.À.\n.@.\n.À.', [1, 0]], ['...\n.@.\n...', null], ['@....\n..À..\n.....', null]])('RULES 5.16 the one beside the player is found, of several the first in the order of directions: %j', (map, at) => {
    const game = drawCampaign(map, { pack });
    expect(featureBeside(game, game.state.player)).toEqual(at && { x: at[0], y: at[1] });
  });

  it('RULES 5.16 a full bag has room for what is taken where something is paid, and no more than it takes of a kind', () => {
    const swap = { ...features, stall: { goods: { among: ['spear'], count: 1, cost: { item: 'knife' } } } } as const;
    const full = Array.from({ length: 26 }, () => 'gem');
    const draw = (carry: readonly string[]): Game => drawCampaign('@È#\n...', { pack: { ...pack, features: swap }, carry });
    const game = draw([...full.slice(1), 'knife']);
    play(game, choose());
    expect([carried(game).length, carried(game).at(-1)]).toEqual([26, 'spear']);
    expectRefused(draw(full), choose(), { key: 'refused.needs', params: { item: 'item.knife' } });
    const free = drawCampaign('@À#\n...', { pack, carry: full });
    expectRefused(free, choose(), { key: 'refused.full' });
  });
});
