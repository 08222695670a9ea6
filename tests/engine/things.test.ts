import { perform } from '../../src/engine/actions/Action';
import { Bump } from '../../src/engine/actions/fights';
import { Drop, PickUp, UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import type { ItemKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { itemLook, itemName } from '../../src/engine/facts/names';
import { scoreOf } from '../../src/engine/facts/score';
import { carried, drawn, monster, picture, told } from '../support/drawGame';
import { all, campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { expectRefused } from '../support/expectRefused';
import { holding, useThing } from '../support/holding';

const east = new Bump(1, 0);
const use = (game: Game, kind: string, aim: { x: number; y: number } | null = null): UseItem => new UseItem(carried(game, kind), aim);
const name = (game: Game, kind: string): string => itemName(game, { kind, affixes: [] });

describe('unidentified items', () => {
  it('RULES 5.7 appearances are assigned by the seed, one per kind, the same in the whole run', () => {
    const deals = Array.from({ length: 30 }, (_, seed) => drawCampaign('@', { seed: String(seed) }).appearances);
    for (const appearances of deals) {
      expect([...appearances.keys()]).toEqual(['brew', 'tonic', 'wand']);
      expect(appearances.get('brew')).not.toBe(appearances.get('tonic'));
      expect([appearances.get('wand'), appearances.has('salve')]).toEqual(['oak', false]);
    }
    expect(new Set(deals.map((appearances) => appearances.get('brew'))).size).toBe(3);
    expect(deals[7]).toEqual(drawCampaign('@S', { seed: '7' }).appearances);
  });

  it('RULES 5.7 go by their appearances until identified', () => {
    const game = drawCampaign('@p', { carry: ['brew'] });
    const appearance = game.appearances.get('brew') ?? '';
    expect([name(game, 'brew'), name(game, 'salve')]).toEqual([`guise.${appearance}`, 'item.salve']);
    expect(itemLook(game, 'brew')).toBe(game.content.appearances.get('potion')?.get(appearance));
    expect(only(play(game, east, new PickUp()), 'message')).toMatchObject([{ params: { item: `guise.${appearance}` } }]);
    game.state.player.hp = 1;
    const events = play(game, use(game, 'brew'));
    expect(told(events)).toEqual(['log.identified', 'use.brew']);
    expect(only(events, 'identified')).toEqual([{ type: 'identified', kind: 'brew', seen: true }]);
    expect([game.state.hero.known, name(game, 'brew'), itemLook(game, 'brew')]).toEqual([['brew'], 'item.brew', game.content.appearances.get('potion')?.get(appearance)]);
    expect(itemLook(game, 'salve')).toBe(game.content.itemKinds.get('salve'));
    game.state.player.hp = 1;
    expect(told(play(game, use(game, 'brew')))).toEqual(['use.brew']);
  });

  it('RULES 5.7 used in vain are used up, in a turn, and identified; identified ones are refused', () => {
    const game = drawCampaign('@', { carry: ['brew', 'brew'] });
    expect(told(play(game, use(game, 'brew')))).toEqual(['log.identified', 'log.inVain']);
    expect([game.state.turn, game.state.hero.inventory.length]).toEqual([1, 1]);
    expectRefused(game, use(game, 'brew'), { key: 'refused.fullHealth' });
  });

  it('RULES 5.7 that need a target are not wasted without one', () => {
    const game = drawCampaign('@.', { carry: ['wand'] });
    expectRefused(game, use(game, 'wand'), { key: 'refused.needsTarget', tone: 'needsTarget', params: { item: 'guise.oak' } });
    expectRefused(game, use(game, 'wand', { x: 1, y: 0 }), { key: 'refused.noTarget' });
    expect(game.state.hero.known).toEqual([]);
  });

  it('RULES 5.7 used on a target that resists are used up in vain and identified; identified ones are refused', () => {
    const rune: ItemKind = { glyph: '-', colour: '#ffffff', sprite: 'none', group: 'wand', target: { at: 'actor' }, effects: [{ do: 'inflict', status: 'dizzy' }] };
    const game = drawCampaign('@r', { carry: ['wand', 'wand'], pack: { itemKinds: { ...campaignRows.itemKinds, wand: rune } } });
    monster(game, 'rat').elite = ['tough'];
    const read = use(game, 'wand', { x: 1, y: 0 });
    expect(told(play(game, read)).slice(0, 2)).toEqual(['log.identified', 'log.inVain']);
    expect([game.state.turn, game.state.hero.inventory.length, monster(game, 'rat').statuses]).toEqual([1, 1, {}]);
    expectRefused(game, use(game, 'wand', { x: 1, y: 0 }), { key: 'refused.resists' });
  });

  it('RULES 5.7 in the bag are all identified by an identify effect', () => {
    const game = holding('@', { effects: [{ do: 'identify' }], pack: campaignRows });
    game.state.hero.inventory.push({ id: game.state.nextId++, kind: 'tonic', affixes: [], charges: 0, plus: 0 });
    expect(told(useThing(game))).toEqual(['use.thing', 'log.identified']);
    expect(game.state.hero.known).toEqual(['tonic']);
  });
});

describe('charges', () => {
  it('RULES 5.7 are spent one by one, and the item stays', () => {
    const game = drawCampaign('@S', { carry: ['wand'] });
    const zap = use(game, 'wand', { x: 1, y: 0 });
    expect(only(play(game, zap, zap), 'struck')).toHaveLength(2);
    expect(game.state.hero.inventory).toMatchObject([{ kind: 'wand', charges: 0 }]);
    expectRefused(game, zap, { key: 'refused.noCharges', params: { item: 'item.wand' } });
  });

  it('RULES 5.7 come back by recharging, to all items with charges or to one kind', () => {
    const charges = (item?: string): number[] => {
      const game = holding('@', { effects: [{ do: 'recharge', amount: 3, ...(item === undefined ? {} : { item }) }], pack: campaignRows });
      for (const kind of ['wand', 'salve']) game.state.hero.inventory.push({ id: game.state.nextId++, kind, affixes: [], charges: 0, plus: 0 });
      useThing(game);
      return game.state.hero.inventory.slice(-2).map((each) => each.charges);
    };
    expect([charges(), charges('wand')]).toEqual([[3, 0], [3, 0]]);
    const without = holding('@', { effects: [{ do: 'recharge', amount: 3 }] });
    expect(told(useThing(without))).toEqual(['refused.nothingToCharge']);
  });

  it('survive dropping and picking up, and so does enchantment', () => {
    const game = drawCampaign('@', { carry: ['wand'] });
    Object.assign(game.state.hero.inventory[0] ?? {}, { charges: 1, plus: 2 });
    play(game, new Drop(carried(game, 'wand')), new PickUp());
    expect(game.state.hero.inventory).toMatchObject([{ charges: 1, plus: 2 }]);
  });
});

describe('a thrown item', () => {
  it('RULES 5.7 lies where it hit and can be used again', () => {
    const game = drawCampaign('@..S', { carry: ['knife'] });
    play(game, use(game, 'knife', { x: 3, y: 0 }));
    expect(monster(game, 'statue').hp).toBe(47);
    expect(game.floor.state.items).toMatchObject([{ kind: 'knife', x: 3, y: 0, left: false, seen: true }]);
    expect(game.state.hero.inventory).toEqual([]);
  });

  it('RULES 5.7 falls beside the water when it hits a target above it', () => {
    const game = drawCampaign('@.f', { carry: ['knife'], pack: { tiles: [...campaignRows.tiles.slice(0, 1), { ...campaignRows.tiles[1], id: 'ground', glyph: '.', colour: '#ffffff', walkable: true, transparent: true }, ...campaignRows.tiles.slice(2)] } });
    game.floor.setTile({ x: 2, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'deepWater'));
    monster(game, 'gnat').statuses = { stiff: 9 };
    play(game, use(game, 'knife', { x: 2, y: 0 }));
    expect(game.floor.state.items).toMatchObject([{ x: 1, y: 0 }]);
  });

  it('RULES 5.7 that doesn\'t land is gone', () => {
    const game = drawCampaign('@.S', { carry: ['bolt'] });
    play(game, use(game, 'bolt'));
    expect(game.floor.state.items).toEqual([]);
  });
});

describe('treasure and the goal item', () => {
  it('RULES 5.7 treasure scores at once, even with a full bag, and is not carried', () => {
    const game = drawCampaign('@d', { carry: new Array<string>(26).fill('salve') });
    const events = play(game, east, new PickUp());
    expect([game.state.hero.finds, game.state.hero.inventory.length, game.floor.state.items]).toEqual([25, 26, []]);
    expect(only(events, 'treasure')).toMatchObject([{ kind: 'gem', finds: 25 }]);
  });

  it('RULES 5.7 the goal item wins as soon as it is picked up', () => {
    const game = drawCampaign('@E.O', { pack: { lastFloor: null } });
    monster(game, 'ogre').statuses = { stiff: 9 };
    play(game, east);
    const events = play(game, new PickUp());
    expect(game.state.outcome).toEqual({ kind: 'won', floor: 1, turn: 2 });
    expect([only(events, 'ended').length, only(events, 'attacked').length, told(events)]).toEqual([1, 0, ['log.prize']]);
  });

  it('RULES 5.7 a key does nothing by itself', () => {
    const game = drawCampaign('@', { carry: ['brassKey'] });
    expectRefused(game, use(game, 'brassKey'), { key: 'refused.notUsed', params: { item: 'item.brassKey' } });
  });

  it('RULES 5.8 the score counts depth, loot, the win and its speed', () => {
    const { content, state } = drawCampaign('@');
    const hero = { ...state.hero, finds: 70 };
    expect(scoreOf({ content, state: { floor: 3, turn: 500, hero, outcome: null } })).toBe(370);
    expect(scoreOf({ content, state: { floor: 3, turn: 500, hero, outcome: { kind: 'died', cause: 'breed.rat', floor: 3, turn: 500 } } })).toBe(370);
    expect(scoreOf({ content, state: { floor: 10, turn: 3999, hero, outcome: { kind: 'won', floor: 10, turn: 3999 } } })).toBe(1000 + 70 + 2000 + 500);
    for (const turn of [content.score.par, content.score.par + 1]) {
      expect(scoreOf({ content: { score: { ...content.score, turns: 1 } }, state: { floor: 10, turn, hero, outcome: { kind: 'won', floor: 10, turn } } })).toBe(3070);
    }
    expect(scoreOf({ content, state: { floor: 10, turn: 9999, hero, outcome: { kind: 'won', floor: 10, turn: 9999 } } })).toBe(3070);
  });
});

describe('weapons', () => {
  const armed = (map: string, kind: string): Game => drawCampaign(map, { carry: [kind], wear: [kind] });
  const struck = (game: Game, step = east): (readonly [number, number])[] => only(play(game, step), 'attacked').filter(({ attacker }) => attacker === 1).map(({ to, damage }) => [to.x, damage] as const);

  it('RULES 5.7 reach attacks two cells ahead over a free cell, without moving', () => {
    const game = armed('@.C', 'spear');
    expect(struck(game)).toEqual([[2, 6]]);
    expect(picture(game)).toBe('@.C');
    expect(struck(armed('@C', 'spear'))).toEqual([[1, 6]]);
  });

  it.each(['@#C', '@+C', '@SC', '@..C', '@w.'])('RULES 5.7 but not in %s', (map) => {
    const hits = struck(armed(map, 'spear')).map(([x]) => x);
    expect(hits).not.toContain(map.indexOf('C'));
  });

  it('RULES 5.7 nor a hidden monster there', () => {
    const game = armed('@.M', 'spear');
    expect(struck(game)).toEqual([]);
    expect(game.state.player.x).toBe(1);
  });

  it('RULES 5.7 a lunge leaps onto the free cell and does double damage', () => {
    const game = armed('@.C', 'rapier');
    expect(struck(game)).toEqual([[2, 12]]);
    expect(picture(game)).toBe('.@C');
    expect(struck(game)).toEqual([[2, 6]]);
  });

  it('RULES 5.7 a lunge into a trap that moves the player away hits no one', () => {
    for (const trap of ['4', '6']) {
      const game = drawCampaign(`@${trap}C.......`, { carry: ['rapier'], wear: ['rapier'], below: '@.C', seed: '3' });
      const { x } = game.state.player;
      expect(struck(game)).toEqual([]);
      expect(game.state.floor === 2 || game.state.player.x !== x).toBe(true);
    }
  });

  it('RULES 5.7 a sweep hits all adjacent enemies, once each', () => {
    const game = armed(`
      S.S
      .@S
      ..S
      S..`, 'scythe');
    game.state.player.power = 55;
    const before = all(game, 'statue').map(({ hp }) => hp);
    play(game, east);
    expect(all(game, 'statue').map(({ hp }, i) => (before[i] ?? 0) - hp)).toEqual([6, 6, 6, 6, 0]);
  });

  it('a sweep continues through explosions and stops with the end of the run', () => {
    const game = armed(`
      b.b
      .@b`, 'scythe');
    game.state.player.hp = 30;
    game.state.player.maxHp = 30;
    const events = play(game, east);
    expect(only(events, 'died').filter(({ actor }) => actor !== 1)).toHaveLength(3);
    expect(game.state.player.hp).toBe(3);
    const dying = armed(`
      b.b
      .@b`, 'scythe');
    play(dying, east);
    expect(dying.state.outcome).toMatchObject({ cause: 'breed.bomb' });
  });

  it('RULES 5.7 weapons that are only carried do nothing', () => {
    const game = drawCampaign('@.C', { carry: ['spear', 'rapier', 'scythe'] });
    play(game, east);
    expect(picture(game)).toBe('.@C');
  });
});

describe('a hidden monster', () => {
  it('RULES 5.1 is not seen, targeted or reported until the player walks into it', () => {
    const game = drawCampaign('@.M', { carry: ['bolt', 'knife'] });
    expect(game.seesActor(monster(game, 'mimic'))).toBe(false);
    expectRefused(game, use(game, 'bolt'), { key: 'refused.noEnemy' });
    expectRefused(game, use(game, 'knife', { x: 2, y: 0 }), { key: 'refused.noTarget' });
    expect(only(play(game, new Wait()), 'noticed')).toEqual([]);
  });

  it('RULES 5.1 is revealed by walking into it, which takes a turn', () => {
    const game = drawCampaign('@M', { pack: { breeds: { ...campaignRows.breeds, mimic: { ...campaignRows.breeds.mimic, brain: [] } } } });
    const events = play(game, east);
    expect([game.state.turn, told(events), picture(game)]).toEqual([1, ['log.revealed'], drawn('@M')]);
    expect(only(events, 'revealed')).toMatchObject([{ breed: 'mimic', seen: true }]);
    expect(only(events, 'noticed')).toHaveLength(1);
    expect(only(play(game, east), 'attacked')).toHaveLength(1);
  });

  it('RULES 5.1 is not given away by other monsters', () => {
    const game = drawCampaign('@.rM', { pack: { breeds: { ...campaignRows.breeds, mimic: { ...campaignRows.breeds.mimic, brain: [] } } } });
    expect(perform(game, east, monster(game, 'rat'))).toMatchObject({ done: false });
    expect(monster(game, 'mimic').hidden).toBe(true);
  });

  it('RULES 5.1 is revealed by a blast', () => {
    const game = drawCampaign('@....M', { carry: ['blast'] });
    monster(game, 'mimic').hp = 20;
    monster(game, 'mimic').maxHp = 20;
    play(game, use(game, 'blast', { x: 5, y: 0 }));
    expect(monster(game, 'mimic').hidden).toBe(false);
  });
});
