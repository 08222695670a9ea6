import type { Effect, HeroKind, Skill, Talent, Target, Traits } from '../../../src/engine/content';
import { describeItem, describeTraits, describeWorking } from '../../../src/engine/effects/describe';
import { describeHero, describeSkill, describeTalent } from '../../../src/engine/effects/describeHero';
import { EFFECTS, kindOf } from '../../../src/engine/effects/effects';
import { describeTarget, TARGETS } from '../../../src/engine/effects/targets';
import { campaignRows } from '../../support/campaignPack';
import { contentOf, tinyRows } from '../../support/tinyPack';

const sprite = 'none';
const skill: Skill = { id: 'spark', sprite, target: { at: 'random' }, effects: [{ do: 'damage', amount: 3 }] };
const hero: HeroKind = { sprite, portrait: 'none', start: [], skill };

type Params = Readonly<Record<string, string | number>>;

const effects: readonly (readonly [Effect, string, Params])[] = [
  [{ do: 'heal', amount: 4 }, 'effect.heal', { n: 4 }],
  [{ do: 'heal', amount: 50, unit: 'percent' }, 'effect.heal.percent', { n: 50 }],
  [{ do: 'damage', amount: 3 }, 'effect.damage', { n: 3 }],
  [{ do: 'damage', amount: [[1, 3], [2, 7]] }, 'effect.damage', { n: 7 }],
  [{ do: 'strike', percent: 150 }, 'effect.strike', { n: 150 }],
  [{ do: 'inflict', status: 'venom', turns: 5 }, 'effect.inflict', { status: 'status.venom', n: 5 }],
  [{ do: 'inflict', status: 'frail' }, 'effect.inflict.usual', { status: 'status.frail' }],
  [{ do: 'cure', status: 'venom' }, 'effect.cure', { status: 'status.venom' }],
  [{ do: 'cling' }, 'effect.cling', {}],
  [{ do: 'teleport' }, 'effect.teleport', {}],
  [{ do: 'teleport', range: 15 }, 'effect.teleport.range', { n: 3 }],
  [{ do: 'push', cells: 2 }, 'effect.push', { n: 2 }],
  [{ do: 'pull', cells: 3 }, 'effect.pull', { n: 3 }],
  [{ do: 'swap' }, 'effect.swap', {}],
  [{ do: 'fall' }, 'effect.fall', {}],
  [{ do: 'map', range: 16 }, 'effect.map', { n: 4 }],
  [{ do: 'light', radius: 6 }, 'effect.light', { n: 6 }],
  [{ do: 'dig', range: 8 }, 'effect.dig', { n: 2 }],
  [{ do: 'alarm', range: 99 }, 'effect.alarm', { n: 9 }],
  [{ do: 'summon', breed: 'rat', count: 3 }, 'effect.summon', { breed: 'breed.rat', n: 3 }],
  [{ do: 'cloud', hazard: 'gas', range: 4, turns: 5 }, 'effect.cloud', { hazard: 'hazard.gas', n: 2, turns: 5 }],
  [{ do: 'cloud', hazard: 'fire', range: 0, turns: 1 }, 'effect.cloud.tile', { hazard: 'hazard.fire', turns: 1 }],
  [{ do: 'ignite', hazard: 'fire' }, 'effect.ignite', { hazard: 'hazard.fire' }],
  [{ do: 'lay', trap: 'dart' }, 'effect.lay', { trap: 'trap.dart' }],
  [{ do: 'reveal', range: 25 }, 'effect.reveal', { n: 5 }],
  [{ do: 'change', from: 'ground', to: 'water' }, 'effect.change', { from: 'tile.ground', to: 'tile.water' }],
  [{ do: 'split' }, 'effect.split', {}],
  [{ do: 'refuel', turns: 100 }, 'effect.refuel', { n: 100 }],
  [{ do: 'recharge', amount: 2 }, 'effect.recharge', { n: 2 }],
  [{ do: 'recharge', amount: 1, item: 'wand' }, 'effect.recharge.item', { n: 1, item: 'item.wand' }],
  [{ do: 'identify' }, 'effect.identify', {}],
  [{ do: 'enchant', slot: 'hand', amount: 2 }, 'effect.enchant', { slot: 'slot.hand', n: 2 }],
  [{ do: 'give', group: 'potion' }, 'effect.give', { group: 'group.potion', n: 1 }],
  [{ do: 'give', group: 'potion', count: 1 }, 'effect.give', { group: 'group.potion', n: 1 }],
  [{ do: 'give', group: 'potion', count: 2 }, 'effect.give.some', { group: 'group.potion', n: 2 }],
  [{ do: 'boon', stat: 'maxHp', amount: 5 }, 'effect.boon.maxHp', { n: 5 }],
  [{ do: 'boon', stat: 'power', amount: 1 }, 'effect.boon.power', { n: 1 }],
  [{ do: 'grow', percent: 20, most: 60 }, 'effect.grow', { n: 20, most: 60 }],
  [{ do: 'rust', most: 2 }, 'effect.rust', {}],
];

const targets: readonly (readonly [Target, string, Params])[] = [
  [{ at: 'nearest', range: 35 }, 'target.nearest', { n: 5 }],
  [{ at: 'random' }, 'target.random', {}],
  [{ at: 'actor' }, 'target.actor', {}],
  [{ at: 'actor', range: 64 }, 'target.actor.range', { n: 8 }],
  [{ at: 'cell', radius: 9 }, 'target.cell', { n: 3 }],
  [{ at: 'cell', radius: 1 }, 'target.cell', { n: 1 }],
  [{ at: 'cell', radius: 9, seenOnly: true }, 'target.cell.seen', { n: 3 }],
  [{ at: 'cell', radius: 9, seenOnly: false }, 'target.cell', { n: 3 }],
  [{ at: 'cell', radius: 0 }, 'target.cell.one', {}],
  [{ at: 'area', shape: 'ring', size: 2 }, 'target.area.ring', { n: 2 }],
  [{ at: 'area', shape: 'line', size: 7 }, 'target.area.line', { n: 7 }],
];

describe('the description of an effect says all that its row says', () => {
  it.each(effects)('%j', (effect, key, params) => {
    expect(kindOf(effect).describe(effect, 2)).toEqual({ key, params });
  });

  it('of every kind', () => {
    expect(new Set(effects.map(([effect]) => effect.do))).toEqual(new Set(Object.keys(EFFECTS)));
  });
});

describe('the description of a target says how far and whom', () => {
  it.each(targets)('%j', (target, key, params) => {
    expect(describeTarget(target)).toEqual({ key, params });
    const salve = { ...tinyRows.itemKinds.salve, target };
    expect(describeItem(contentOf({ ...tinyRows, itemKinds: { ...tinyRows.itemKinds, salve } }), { kind: 'salve', affixes: [] }, 1)).toContainEqual({ key, params });
  });

  it('of every kind but oneself, which goes without saying', () => {
    expect(new Set(targets.map(([{ at }]) => at).concat('self'))).toEqual(new Set(Object.keys(TARGETS)));
    expect(describeTarget({ at: 'self' })).toBeNull();
  });
});

describe('what one does to oneself', () => {
  const teleports: readonly Effect[] = [{ do: 'teleport' }, { do: 'teleport', range: 4 }, { do: 'fall' }, { do: 'inflict', status: 'frail' }, { do: 'inflict', status: 'frail', turns: 2 }, { do: 'damage', amount: 1 }];
  const others = ['effect.teleport', 'effect.teleport.range', 'effect.fall', 'effect.inflict.usual', 'effect.inflict', 'effect.damage'];
  const own = ['effect.teleport.self', 'effect.teleport.range.self', 'effect.fall.self', 'effect.inflict.usual.self', 'effect.inflict.self', 'effect.damage'];
  const keysOf = (lines: readonly { readonly key: string }[]): string[] => lines.map(({ key }) => key);

  it('is told as such, of an item for oneself only', () => {
    expect(keysOf(describeWorking({ target: { at: 'self' }, effects: teleports }, 1))).toEqual(own);
    expect(keysOf(describeWorking({ target: { at: 'random' }, effects: teleports }, 1))).toEqual([...others, 'target.random']);
    expect(describeWorking({ target: { at: 'self' }, effects: [{ do: 'inflict', status: 'frail', turns: 2 }] }, 1)).toEqual([{ key: 'effect.inflict.self', params: { status: 'status.frail', n: 2 } }]);
  });

  it.each(['onKill', 'onArrival', 'eachTurn'] as const)('RULES 5.2 and %s of what the player wears, not of a monster', (trait) => {
    const lines = (keys: readonly string[]): string[] => keys.flatMap((key) => [`traits.${trait}`, key]);
    expect(keysOf(describeTraits({ [trait]: teleports }, 1, 'player'))).toEqual(lines(own));
    expect(keysOf(describeTraits({ [trait]: teleports }, 1))).toEqual(lines(others));
    expect(keysOf(describeTraits({ [trait]: teleports }, 1, 'other'))).toEqual(lines(others));
  });

  it.each(['onHit', 'onStruck'] as const)('RULES 5.2 but not %s, which befalls an enemy', (trait) => {
    expect(keysOf(describeTraits({ [trait]: teleports }, 1, 'player'))).toEqual(others.flatMap((key) => [`traits.${trait}`, key]));
  });
});

describe('the description of traits', () => {
  const numbers = ['speed', 'takes', 'drains', 'light', 'noise', 'search', 'shines', 'evades', 'ambush', 'stands', 'heals', 'wields', 'burns'] as const;

  it.each(numbers)('RULES 5.2 5.17 has a line for the number %s, nought and a hundred too', (trait) => {
    for (const n of [0, 100, 101]) {
      const isUsual = trait === 'speed' && n === 100;
      expect(describeTraits({ [trait]: n }, 1)).toEqual(isUsual ? [] : [{ key: `traits.${trait}`, params: { n } }]);
    }
  });

  it.each(['unseen', 'sure'] as const)('RULES 5.2 5.17 says %s only of who is', (trait) => {
    expect(describeTraits({ [trait]: true }, 1)).toEqual([{ key: `traits.${trait}`, params: {} }]);
    expect(describeTraits({ [trait]: false }, 1)).toEqual([]);
  });

  it('RULES 5.2 names each status that is resisted', () => {
    const resists: Traits = { resists: ['venom', 'frail'] };
    expect(describeTraits(resists, 1)).toEqual([{ key: 'traits.resists', params: { status: 'status.venom' } }, { key: 'traits.resists', params: { status: 'status.frail' } }]);
  });

  it('RULES 5.2 counts on the floor asked for', () => {
    const grows: Effect = { do: 'damage', amount: [[1, 2], [5, 9]] };
    for (const [floor, n] of [[1, 2], [5, 9]] as const) {
      const line = { key: 'effect.damage', params: { n } };
      expect(describeTraits({ onHit: [grows] }, floor)[1]).toEqual(line);
      expect(describeTraits({ onDeath: [{ target: { at: 'self' }, effects: [grows] }] }, floor)).toEqual([{ key: 'traits.onDeath', params: {} }, line]);
      expect(describeWorking({ target: { at: 'self' }, effects: [grows] }, floor)).toEqual([line]);
      expect(describeTalent({ sprite, adds: [grows] }, floor)[1]).toEqual(line);
      expect(describeTalent({ sprite, onHit: [grows] }, floor)[1]).toEqual(line);
      expect(describeSkill({ id: 'spark', sprite, target: { at: 'self' }, effects: [grows] }, floor)).toEqual([line]);
      expect(describeHero({ ...hero, begins: [grows] }, floor)[1]).toEqual(line);
      expect(describeHero({ ...hero, onKill: [grows] }, floor)[1]).toEqual(line);
    }
  });
});

describe('the description of an item', () => {
  const { itemKinds } = campaignRows;
  const { salve } = tinyRows.itemKinds;
  const content = contentOf({
    ...tinyRows, ...campaignRows,
    itemKinds: {
      ...itemKinds,
      plate: { ...itemKinds.coat, bonus: { defence: 3, maxHp: 2 } },
      fang: { ...itemKinds.coat, bonus: { power: 1 }, eachTurn: [{ do: 'damage', amount: [[1, 1], [3, 4]] }, { do: 'fall' }] },
      shard: { ...salve, effects: [{ do: 'damage', amount: [[1, 1], [3, 4]] }], target: { at: 'random' } },
      tent: { ...salve, calm: true, carried: 2 },
      stone: { ...salve, carried: 1, calm: false },
    },
  });
  const linesOf = (kind: string, more: { affixes?: string[]; plus?: number } = {}, floor = 1): unknown => describeItem(content, { kind, affixes: [], ...more }, floor);

  it('RULES 5.7 tells the slot and what it adds, with affixes and enchantment', () => {
    expect(linesOf('plate')).toEqual([{ key: 'wear.slot', params: { slot: 'slot.body' } }, { key: 'wear.defence', params: { n: 3 } }, { key: 'wear.maxHp', params: { n: 2 } }]);
    expect(linesOf('plate', { plus: 2, affixes: ['stout'] })).toEqual([{ key: 'wear.slot', params: { slot: 'slot.body' } }, { key: 'wear.defence', params: { n: 6 } }, { key: 'wear.maxHp', params: { n: 4 } }]);
    expect(linesOf('plate', { plus: -3 })).toEqual([{ key: 'wear.slot', params: { slot: 'slot.body' } }, { key: 'wear.maxHp', params: { n: 2 } }]);
  });

  it('RULES 5.2 tells the traits of what is worn as the player\'s own, on this floor', () => {
    expect(linesOf('fang', {}, 3)).toEqual([
      { key: 'wear.slot', params: { slot: 'slot.body' } }, { key: 'wear.power', params: { n: 1 } },
      { key: 'traits.eachTurn', params: {} }, { key: 'effect.damage', params: { n: 4 } }, { key: 'traits.eachTurn', params: {} }, { key: 'effect.fall.self', params: {} },
    ]);
  });

  it('RULES 5.7 tells what a consumable does on this floor, when it cannot be used, and how many are carried', () => {
    expect(linesOf('shard', {}, 3)).toEqual([{ key: 'effect.damage', params: { n: 4 } }, { key: 'target.random', params: {} }]);
    expect(linesOf('tent')).toEqual([{ key: 'effect.heal', params: { n: 4 } }, { key: 'working.calm', params: {} }, { key: 'thing.carried', params: { n: 2 } }]);
    expect(linesOf('stone')).toEqual([{ key: 'effect.heal', params: { n: 4 } }, { key: 'thing.carried', params: { n: 1 } }]);
    expect(linesOf('salve')).toEqual([{ key: 'effect.heal', params: { n: 4 } }]);
  });

  it('RULES 5.7 5.8 tells the worth of a treasure, what a key opens, and what wins', () => {
    expect(linesOf('gem')).toEqual([{ key: 'treasure.finds', params: { n: 25 } }]);
    expect(linesOf('brassKey')).toEqual([{ key: 'key.opens', params: { tile: 'tile.doorLocked' } }]);
    expect(linesOf('ember')).toEqual([{ key: 'prize.wins', params: {} }]);
    expect(linesOf('spear')).toContainEqual({ key: 'blow.reach', params: {} });
  });

  it('is empty for what this pack does not know', () => {
    expect(linesOf('relic')).toEqual([]);
  });
});

describe('RULES 5.17 the description of heroes, skills and talents', () => {
  const bonus = { power: 1, defence: -2, maxHp: 0 };
  const bonusLines = [{ key: 'wear.power', params: { n: 1 } }, { key: 'wear.defence', params: { n: -2 } }];
  const fall: Effect = { do: 'fall' };

  it('a talent: its bonus, traits as the player\'s own, oil, and what it adds to the skill', () => {
    const talent: Talent = { sprite, bonus, onKill: [fall], skills: 80, adds: [{ do: 'heal', amount: 2 }, fall] };
    expect(describeTalent(talent, 1)).toEqual([
      ...bonusLines, { key: 'traits.onKill', params: {} }, { key: 'effect.fall.self', params: {} }, { key: 'talent.skills', params: { n: 80 } },
      { key: 'talent.adds', params: {} }, { key: 'effect.heal', params: { n: 2 } }, { key: 'talent.adds', params: {} }, { key: 'effect.fall', params: {} },
    ]);
    expect(describeTalent({ sprite }, 1)).toEqual([]);
    expect(describeTalent({ sprite, skills: 0 }, 1)).toEqual([{ key: 'talent.skills', params: { n: 0 } }]);
  });

  it('a hero: its bonus, what it begins with, and its traits as the player\'s own', () => {
    expect(describeHero({ ...hero, bonus, begins: [{ do: 'heal', amount: 2 }, fall], onArrival: [fall] }, 1)).toEqual([
      ...bonusLines, { key: 'hero.begins', params: {} }, { key: 'effect.heal', params: { n: 2 } }, { key: 'hero.begins', params: {} }, { key: 'effect.fall', params: {} },
      { key: 'traits.onArrival', params: {} }, { key: 'effect.fall.self', params: {} },
    ]);
    expect(describeHero(hero, 1)).toEqual([]);
  });

  it('a skill: what it does, to whom, and what it costs', () => {
    const works = [{ key: 'effect.damage', params: { n: 3 } }, { key: 'target.random', params: {} }];
    expect(describeSkill(skill, 1)).toEqual(works);
    expect(describeSkill({ ...skill, oil: 30 }, 1)).toEqual([...works, { key: 'skill.oil', params: { n: 30 } }]);
    expect(describeSkill({ ...skill, unknown: { count: 2, group: 'potion' } }, 1)).toEqual([...works, { key: 'skill.takes', params: { n: 2, group: 'group.potion' } }]);
  });
});
