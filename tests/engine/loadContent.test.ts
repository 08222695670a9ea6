import type { PackRows } from '../../src/engine/content';
import { loadContent } from '../../src/engine/loadContent';
import { breedsWith, tinyContent, tinyRows } from '../support/tinyPack';

/** Everything that is said against the tiny pack with some of its tables replaced. */
function faultsOf(changes: object): readonly string[] {
  const loaded = loadContent({ ...tinyRows, ...changes });
  return loaded.ok ? [] : loaded.faults;
}

const breed = (changes: object): object => ({ breeds: { ...tinyRows.breeds, rat: { ...tinyRows.breeds.rat, ...changes } } });
const item = (changes: object): object => ({ itemKinds: { ...tinyRows.itemKinds, salve: { ...tinyRows.itemKinds.salve, ...changes } } });
const tile = (changes: object): object => ({ tiles: [{ ...tinyRows.tiles[0], ...changes }, ...tinyRows.tiles.slice(1)] });
const counts = (changes: object): object => ({ counts: { ...tinyRows.counts, ...changes } });
const layout = (changes: object): object => ({ layout: { ...tinyRows.layout, ...changes } });

describe('a pack that is in order', () => {
  it('RULES 1.1 is made ready with its curves, tables and rows', () => {
    const content = tinyContent();
    expect(content.monsters.weights(2)).toEqual([['rat', 3], ['ogre', 1]]);
    expect(content.counts.monsters.at(1)).toBe(2);
    expect(content.layout.width.at(5)).toBe(24);
    expect([...content.breeds.keys()]).toEqual(Object.keys(tinyRows.breeds));
    expect(content.itemKinds.get('bolt')).toBe(tinyRows.itemKinds.bolt);
    expect(Object.isFrozen(content)).toBe(true);
  });
});

describe('RULES 1.1 and 6 a pack is refused at load, naming pack, table, id and value:', () => {
  it.each<[string, object, string]>([
    ['a curve out of order', { monsters: { rat: [[5, 1], [3, 1]] } }, 'Pack tiny, table monsters, id rat: floor 3 stands after floor 5; points must ascend.'],
    ['a floor twice', { items: { salve: [[1, 1], [1, 2]] } }, 'Pack tiny, table items, id salve: floor 1 stands twice.'],
    ['a negative weight', { monsters: { rat: [[0, -3]] } }, 'Pack tiny, table monsters, id rat: value -3 on floor 0 is not a whole number of at least 0.'],
    ['a fraction', counts({ monsters: [[1, 0.5]] }), 'Pack tiny, table counts.monsters: value 0.5 on floor 1 is not a whole number of at least 0.'],
    ['NaN', counts({ items: [[1, NaN]] }), 'Pack tiny, table counts.items: value NaN on floor 1 is not a whole number of at least 0.'],
    ['infinity', layout({ width: [[1, Infinity]] }), 'Pack tiny, table layout.width: value Infinity on floor 1 is not a whole number of at least 0.'],
    ['a curve that is none', layout({ attempts: 30 }), 'Pack tiny, table layout.attempts: 30 is not a list of [floor, value] points.'],
    ['an unknown monster', { monsters: { elf: [[0, 1]] } }, 'Pack tiny, table monsters, id elf: there is no such row.'],
    ['a name that every object has', { monsters: { constructor: [[0, 1]] } }, 'Pack tiny, table monsters, id constructor: there is no such row.'],
    ['an unknown item', { items: { lamp: [[0, 1]] } }, 'Pack tiny, table items, id lamp: there is no such row.'],
    ['an unknown status', item({ effects: [{ do: 'inflict', status: 'sad', turns: 1 }] }), 'Pack tiny, table statuses, id sad: there is no such row.'],
    ['no player', { breeds: { rat: tinyRows.breeds.rat, ogre: tinyRows.breeds.ogre } }, 'Pack tiny, table breeds, id player: there is no such row.'],
    ['no stairs', { tiles: tinyRows.tiles.slice(0, 2) }, 'Pack tiny, table tiles, id stairsDown: there is no such row.'],
    ['a tile twice', { tiles: [...tinyRows.tiles, tinyRows.tiles[0]] }, 'Pack tiny, table tiles, id wall: it stands twice.'],
    ['an id like a number', { breeds: { ...tinyRows.breeds, 7: tinyRows.breeds.rat } }, 'Pack tiny, table breeds, id 7: an id is a small letter and then at most 39 letters, digits or _.'],
    ['an id too long', { statuses: { ...tinyRows.statuses, [`a${'b'.repeat(40)}`]: { sprite: 'x' } } }, `Pack tiny, table statuses, id a${'b'.repeat(40)}: an id is a small letter and then at most 39 letters, digits or _.`],
    ['a capital', { itemKinds: { ...tinyRows.itemKinds, Lamp: tinyRows.itemKinds.salve } }, 'Pack tiny, table itemKinds, id Lamp: an id is a small letter and then at most 39 letters, digits or _.'],
    ['hit points of 0', breed({ hp: 0 }), 'Pack tiny, table breeds, id rat, hp: 0 is not a whole number of at least 1.'],
    ['negative power', breed({ power: -1 }), 'Pack tiny, table breeds, id rat, power: -1 is not a whole number of at least 0.'],
    ['a fraction of xp', breed({ xp: 1.5 }), 'Pack tiny, table breeds, id rat, xp: 1.5 is not a whole number of at least 0.'],
    ['a standstill', breed({ speed: 0 }), 'Pack tiny, table breeds, id rat, speed: 0 is not a whole number of at least 1.'],
    ['six directions', breed({ directions: 6 }), 'Pack tiny, table breeds, id rat, directions: 6 is not 4 or 8.'],
    ['a misspelt tactic', breed({ brain: ['hunt', 'flee'] }), 'Pack tiny, table breeds, id rat, brain.1: "flee" is not a tactic: hunt, track, stumble or freeze.'],
    ['a long glyph', breed({ glyph: 'rr' }), 'Pack tiny, table breeds, id rat, glyph: "rr" is not one character.'],
    ['a colour by name', breed({ colour: 'red' }), 'Pack tiny, table breeds, id rat, colour: "red" is not a colour such as #3f7f3f.'],
    ['an absent field', { statuses: { dizzy: {} } }, 'Pack tiny, table statuses, id dizzy, sprite: undefined is not a row of the fields that a status has.'],
    ['a missing field', breed({ hp: undefined }), 'Pack tiny, table breeds, id rat, hp: undefined is not a whole number of at least 1.'],
    ['a field too many', breed({ wings: 2 }), 'Pack tiny, table breeds, id rat, wings: "wings" is not a row of the fields that a breed has.'],
    ['an unknown effect', item({ effects: [{ do: 'sing' }] }), 'Pack tiny, table itemKinds, id salve, effects.0.do: "sing" is not an effect: heal, damage, inflict, cure, teleport, map, summon, alarm, push, dig or light.'],
    ['an unknown target', item({ target: { at: 'moon' } }), 'Pack tiny, table itemKinds, id salve, target.at: "moon" is not a target: self, nearest, random, actor or cell.'],
    ['stairs to nowhere', tile({ stairs: 'left' }), 'Pack tiny, table tiles, id 0, stairs: "left" is not a way: down or up.'],
    ['a maybe', tile({ walkable: 'maybe' }), 'Pack tiny, table tiles, id 0, walkable: "maybe" is not true or false.'],
    ['sight too far', { sight: 61 }, 'Pack tiny, table sight: 61 is not a radius of at most 60.'],
    ['blindness', { sight: 0 }, 'Pack tiny, table sight: 0 is not a whole number of at least 1.'],
    ['a table too many', { spells: {} }, 'Pack tiny, table spells: "spells" is not a pack with its tables, and nothing else.'],
    ['rooms of no size', layout({ roomMin: 0 }), 'Pack tiny, table layout, id roomMin: 0 is not a whole number of at least 1.'],
    ['rooms without ground', layout({ roomMin: 1 }), 'Pack tiny, table layout, id roomMin: 1 leaves no ground between the walls; the least is 2.'],
    ['rooms smaller than their least', layout({ roomMin: 7 }), 'Pack tiny, table layout, id roomMax: 6 is less than roomMin, which is 7.'],
    ['a map too narrow for its rooms', layout({ width: [[1, 24], [4, 6]] }), 'Pack tiny, table layout.width: 6 on floor 4 has no room for rooms of 6; the least is 7.'],
    ['a map too low on the way', layout({ height: { linear: [[1, 6], [9, 20]] } }), 'Pack tiny, table layout.height: 6 on floor 1 has no room for rooms of 6; the least is 7.'],
    ['a map of no size on floor 1', layout({ height: [[2, 20]] }), 'Pack tiny, table layout.height: 0 on floor 1 has no room for rooms of 6; the least is 7.'],
  ])('%s', (_name, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });

  it('all faults at once, so that nobody has to load ten times', () => {
    expect(faultsOf({ monsters: { rat: [[0, -1]], elf: [[1, 1]] }, items: { lamp: [[2, 1], [2, 1]] } })).toHaveLength(4);
    expect(faultsOf({ ...breed({ hp: 0, speed: 0 }), sight: 0 })).toHaveLength(3);
  });

  it.each([[null], [7], ['tiny'], [[]], [undefined]])('%j, which is no pack at all', (pack) => {
    const loaded = loadContent(pack);
    expect(loaded).toMatchObject({ ok: false });
    expect(loaded.ok ? '' : loaded.faults[0]).toMatch(/^Pack \(without an id\), table /);
  });

  it('and one that has the names of another language', () => {
    expect(faultsOf({ ...breed({ glyph: 'й' }) })).toEqual([]);
    expect(loadContent({ ...tinyRows, breeds: breedsWith('rat', { speed: 1_000_000 }) } satisfies PackRows).ok).toBe(true);
  });
});
