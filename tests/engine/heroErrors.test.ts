import { loadContent } from '../../src/engine/pack/loadContent';
import { spriteErrors } from '../../src/engine/pack/outsideErrors';
import { tinyRows } from '../support/tinyPack';

const shown = { sprite: 'none' } as const;
const smith = { ...shown, portrait: 'none', start: ['club'], skill: { ...shown, id: 'bang', target: { at: 'self' }, effects: [{ do: 'heal', amount: 2 }] } } as const;
const growth = { xp: [[1, 10]], maxHp: 1, offers: 2 } as const;
const lantern = { full: 100, dim: 50, least: 2, hunters: 9 } as const;
const gold = { ...shown, glyph: '$', colour: '#ffffff', finds: 5 } as const;
const own = { ...shown, hero: 'smith', level: 3 } as const;
const stone = { choices: { press: { effects: [], finds: 1 }, oil: { effects: [], oil: 3 } } } as const;

/** All errors of the tiny pack with heroes and talents, and some tables replaced, or with null removed. */
function faultsOf(changes: object): readonly string[] {
  const tiles = [...tinyRows.tiles, { id: 'stone', glyph: 'o', colour: '#ffffff', walkable: false, transparent: true }];
  const rows = { ...tinyRows, tiles, itemKinds: { ...tinyRows.itemKinds, gold }, heroes: { smith }, growth, talents: { strong: shown }, ...changes };
  const loaded = loadContent(Object.fromEntries(Object.entries(rows).filter(([table, row]) => row !== null || table === 'lastFloor')));
  return loaded.ok ? [] : loaded.errors;
}

const skill = (cost: object, more: object = {}): object => ({ heroes: { smith: { ...smith, skill: { ...smith.skill, ...cost } } }, ...more });

test('a pack with heroes and talents is accepted', () => {
  expect(faultsOf({ features: { stone } })).toEqual([]);
  expect(faultsOf(skill({ oil: 100 }, { lantern, talents: { cheap: { ...own, skills: 50 }, second: own, another: { ...own, level: 4 } } }))).toEqual([]);
});

describe('RULES 5.17 a pack is refused at load, naming pack, table, id and value:', () => {
  it.each<[string, object, string]>([
    ['a hero that begins with treasure', { heroes: { smith: { ...smith, start: ['club', 'gold'] } } }, 'Pack tiny, table heroes, id smith, start.1: "gold" cannot be carried.'],
    ['a prize that is treasure', { heroes: { smith: { ...smith, prizes: ['gold'] } } }, 'Pack tiny, table heroes, id smith, prizes.0: "gold" cannot be carried.'],
    ['a prize that is no item', { heroes: { smith: { ...smith, prizes: ['clup'] } } }, 'Pack tiny, table heroes, id smith, prizes.0: "clup" is not in itemKinds; did you mean "club"?'],
    ['prizes for some heroes', { heroes: { smith, cook: { ...smith, prizes: ['club'] } } }, 'Pack tiny, table heroes, id smith, prizes: it has none, but "cook" has; either all heroes have prizes or none.'],
    ['a skill that burns oil without a lantern', skill({ oil: 5 }), 'Pack tiny, table heroes, id smith, skill.oil: 5 can never be paid, since the pack has no lantern.'],
    ['a skill that burns more oil than there ever is', skill({ oil: 101 }, { lantern }), 'Pack tiny, table heroes, id smith, skill.oil: 101 is more than a full lantern has, which is 100.'],
    ['a skill that takes treasure', skill({ item: 'gold' }), 'Pack tiny, table heroes, id smith, skill.item: "gold" cannot be carried.'],
    ['a skill that takes items of an empty group', skill({ unknown: { group: 'potion', count: 1 } }, { appearances: { potion: {} } }), 'Pack tiny, table heroes, id smith, skill.unknown.group: no item is of the group "potion".'],
    ['a skill that takes more than a bag holds', skill({ unknown: { group: 'potion', count: 27 } }, {
      appearances: { potion: { red: { ...shown, glyph: '!', colour: '#ffffff' } } },
      itemKinds: { ...tinyRows.itemKinds, salve: { ...tinyRows.itemKinds.salve, group: 'potion' } },
    }), 'Pack tiny, table heroes, id smith, skill.unknown.count: 27 is more than a bag holds, which is 26.'],
    ['a choice that can never be paid', { features: { stone: { choices: { press: { oil: 300, effects: [] } } } }, lantern }, 'Pack tiny, table features, id stone, choices.press.oil: 300 is more than a full lantern has, which is 100.'],
    ['a choice that costs nothing and could be had for ever', { features: { stone: { choices: { press: { effects: [], becomes: 'ground' }, touch: { effects: [] } } } } }, 'Pack tiny, table features, id stone, choices.touch: without "becomes" it needs a cost, or it could be chosen for ever.'],
    ['goods that can never be paid', { features: { stone: { ...stone, goods: { among: ['salve'], count: 1, cost: { item: 'gold' } } } } }, 'Pack tiny, table features, id stone, goods.cost.item: "gold" cannot be carried.'],
    ['growth without levels', { levels: false }, 'Pack tiny, table growth: no level is ever reached, since levels is false.'],
    ['levels for nothing', { growth: { ...growth, xp: [[2, 10]] } }, 'Pack tiny, table growth, id xp: 0 at level 1 is less than 1.'],
    ['later levels for nothing', { growth: { ...growth, xp: [[1, 10], [5, 0]] } }, 'Pack tiny, table growth, id xp: 0 at level 5 is less than 1.'],
    ['talents without growth', { growth: null }, 'Pack tiny, table talents, id strong: it is never offered, since the pack has no growth.'],
    ['a talent of an unknown hero', { talents: { strong: { ...shown, hero: 'smiht' } } }, 'Pack tiny, table talents, id strong, hero: "smiht" is not in heroes; did you mean "smith"?'],
    ['a talent at the level everyone begins with', { talents: { strong: { ...shown, level: 1 } } }, 'Pack tiny, table talents, id strong, level: 1 is not a whole number from 2 to 99.'],
    ['a talent that makes a skill without oil cheaper', { talents: { strong: { ...shown, skills: 50 } } }, 'Pack tiny, table talents, id strong, skills: it changes nothing, since the skill of smith costs no oil.'],
    ['more talents of a level than are offered', { talents: { first: own, second: { ...shown, level: 3 }, third: own } }, 'Pack tiny, table talents, id third, level: "smith" has more talents of level 3 than growth offers, which is 2.'],
  ])('%s', (_name, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });
});

test('a portrait that is not in the atlas is named, like any sprite', () => {
  const errors = spriteErrors({ id: 'tiny', heroes: { smith: { ...smith, sprite: 'body/smith', portrait: 'portrait/smiht' } } }, ['body/smith.0', 'none', 'portrait/smith.0']);
  expect(errors).toEqual(['Pack tiny, table heroes, id smith, portrait: "portrait/smiht" is not in the atlas; similar names: portrait/smith, portrait/smith.0, body/smith.']);
});
