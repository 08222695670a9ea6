import sheets from '../../../assets/frames.json';
import { house } from '../../../src/content/house';
import { packs } from '../../../src/content/packs';
import { Draft } from '../../../src/workshop/draft/Draft';
import { changesOf, tablesOf, valueAt, withValue, type WrittenPack } from '../../../src/workshop/draft/writtenPack';
import { announcedRow } from '../../../src/workshop/rows/announced';
import { drawnFrom, newRow, removal, weightsFrom, withRow } from '../../../src/workshop/rows/edits';
import { placedFaults, rowFaults, textFaults } from '../../../src/workshop/rows/faults';
import { firstFloor } from '../../../src/workshop/rows/firstFloor';
import { ROW_TABLES, rowsOf, type RowTable } from '../../../src/workshop/rows/rowTables';
import { textKeysOf } from '../../../src/workshop/rows/rowTexts';
import { freshId } from '../../../src/workshop/rows/starts';

const draftOf = (base: string): Draft => {
  const draft = new Draft({ ...house, sprites: Object.values(sheets).flat(), mostErrors: 400 });
  draft.change(base);
  return draft;
};
const tableOf = (id: string): RowTable => ROW_TABLES.find((table) => table.id === id) as RowTable;
const writtenIn = ({ written }: Draft): WrittenPack => written as WrittenPack;
const errorsOf = (draft: Draft, written: WrittenPack): readonly string[] => {
  const read = draft.check(written);
  return read.ok ? [] : read.errors;
};
const open = ROW_TABLES.filter(({ isOpen }) => isOpen).map(({ id }) => id);

it.each(open)('adds copies of rows of %s without a fault', (id) => {
  const draft = draftOf('lanternfall');
  const table = tableOf(id);
  const written = writtenIn(draft);
  const rows = tablesOf(written);
  // A schedule's rows are named by what is scheduled, features by their tiles: there is no other of the same.
  const isNamedElsewhere = ['schedule', 'features'].includes(id);
  const all = rowsOf(rows, table).filter((each) => each.id !== 'player');
  const some = all.filter((_, index) => index % Math.ceil(all.length / 8) === 0);
  for (const row of isNamedElsewhere ? [] : some) {
    const errors = errorsOf(draft, withRow(written, table, 'fresh', newRow(rows, table, 'fresh', row)));
    // Some tables have only as many rows as others have room for.
    expect(errors.filter((error) => !/looks are too few|has more talents of level/.test(error))).toEqual([]);
  }
});

it.each(open)('adds a row of %s from nothing without a fault', (id) => {
  const table = tableOf(id);
  for (const base of ['lanternfall', 'classic', 'classicBare']) {
    const draft = draftOf(base);
    const written = writtenIn(draft);
    const rows = tablesOf(written);
    const items = Object.keys(rows['itemKinds'] as object).filter((item) => valueAt(rows, ['schedule', item]) === undefined);
    const name = { schedule: items[0], features: 'wall' }[id] ?? 'fresh';
    if (id === 'schedule' && items.length === 0) continue;
    const errors = errorsOf(draft, withRow(written, table, name, newRow(rows, table, name, null)));
    expect([base, errors.filter((error) => !/since the pack has no growth/.test(error))]).toEqual([base, []]);
  }
});

it('puts a new monster into a table of weights', () => {
  const draft = draftOf('lanternfall');
  const table = tableOf('breeds');
  const rows = tablesOf(writtenIn(draft));
  expect(drawnFrom(rows, table)).toEqual([['monsters'], ['captives', 'weights']]);
  expect(drawnFrom(rows, tableOf('tiles'))).toEqual([]);
  draft.edit((written) => withRow(written, table, 'fresh', newRow(rows, table, 'fresh', null)));
  draft.set(['monsters', 'fresh'], weightsFrom(2, 4, 7));
  expect(draft.sound?.content.monsters.weights(4)).toContainEqual(['fresh', 7]);
  expect(draft.sound?.content.monsters.weights(5).map(([id]) => id)).not.toContain('fresh');
});

it('removes a row with its weights and texts in one step, and gives all of it back', () => {
  const draft = draftOf('lanternfall');
  const table = tableOf('breeds');
  draft.edit((written) => withRow(written, table, 'fresh', newRow(tablesOf(written), table, 'fresh', null)));
  draft.set(['monsters', 'fresh'], [[1, 1]]);
  draft.edit((written) => ({ ...written, texts: { en: { 'breed.fresh': 'fresh one' }, de: {} } }));
  const before = draft.text;
  const gone = removal(draft, writtenIn(draft), table, { id: 'fresh', path: ['breeds', 'fresh'] });
  if (!('written' in gone)) throw new Error(gone.needs.join());
  draft.edit(() => gone.written);
  expect(draft.written?.pack).toEqual(changesOf('lanternfall').pack);
  expect(draft.written?.texts).toEqual({ de: {} });
  draft.undo();
  expect(draft.text).toBe(before);
});

it.each([['statuses', 'burning'], ['breeds', 'player'], ['itemKinds', 'oilFlask']] as const)('keeps a row of %s that is needed: %s', (id, row) => {
  const draft = draftOf('lanternfall');
  const gone = removal(draft, writtenIn(draft), tableOf(id), { id: row, path: [id, row] });
  expect('needs' in gone && gone.needs[0]).toMatch(/Pack myLanternfall/);
});

it('keeps a tile of the pack that is extended, which no file can remove', () => {
  const draft = draftOf('lanternfall');
  const place = packs.lanternfall.tiles.findIndex(({ id }) => id === 'water');
  const gone = removal(draft, writtenIn(draft), tableOf('tiles'), { id: 'water', path: ['tiles', String(place)] });
  expect('needs' in gone).toBe(true);
});

it('tells each fault at the field that it is about, or at the nearest that is shown', () => {
  const draft = draftOf('lanternfall');
  const [breed] = Object.entries(packs.lanternfall.breeds).find(([, row]) => 'abilities' in row) ?? ['', {}];
  const path = ['breeds', breed];
  draft.set([...path, 'hp'], -4);
  draft.set([...path, 'abilities', '0', 'every'], 'often');
  draft.set([...path, 'flavour'], 3);
  const value = valueAt(tablesOf(writtenIn(draft)), path);
  const placed = placedFaults({ path, shape: tableOf('breeds').shapeOf(breed), value }, rowFaults(draft, path));
  expect([...placed.keys()].sort()).toEqual(['', 'abilities.0.every', 'hp']);
  expect(placed.get('hp')).toEqual(['-4 is not a whole number from 1 to 9999.']);
  expect(placed.get('')?.[0]).toMatch(/unknown field "flavour"/);
});

it('names the place of a fault within what is shown whole', () => {
  const shape = tableOf('breeds').shapeOf('rat');
  const value = { hp: 3, abilities: [{ id: 'spit' }] };
  const placed = placedFaults({ path: ['breeds', 'rat'], shape, value }, [{ at: 'abilities.0.nothing.deep', text: 'it is odd.' }]);
  expect([...placed]).toEqual([['abilities.0', ['nothing.deep: it is odd.']]]);
});

it('tells faults of the pack\'s own parts, and of texts', () => {
  const draft = draftOf('lanternfall');
  draft.set(['sight'], 0);
  draft.set(['lantern', 'full'], -1);
  draft.edit((written) => ({ ...written, texts: { en: { 'breed.wolf': '' } } }));
  expect(rowFaults(draft, [], ['sight', 'welcome'])).toEqual([{ at: 'sight', text: '0 is not a whole number from 1 to 60.' }]);
  expect(rowFaults(draft, ['lantern'])).toEqual([{ at: 'full', text: '-1 is not a whole number from 1 to 100000.' }]);
  expect(textFaults(draft, 'en', 'breed.wolf')[0]).toMatch(/is empty/);
  expect(textFaults(draft, 'de', 'breed.wolf')).toEqual([]);
});

it('names the texts of a row, its abilities\' among them', () => {
  const row = { unique: true, abilities: [{ id: 'spit', windup: 1 }] };
  expect(textKeysOf(tableOf('breeds'), 'rat', row)).toEqual([
    'breed.rat', 'breed.rat.about', 'breed.rat.enters', 'breed.rat.hurt', 'breed.rat.desperate', 'breed.rat.dies',
    'ability.spit', 'ability.spit.used', 'ability.spit.announced',
  ]);
  expect(textKeysOf(tableOf('tiles'), 'pond', { id: 'pond', deep: {} })).toEqual(['tile.pond', 'tile.pond.dies']);
  expect(textKeysOf(tableOf('elites.kinds'), 'grim', {})).toEqual(['elite.grim', 'elite.grim.about']);
  expect(textKeysOf(tableOf('breeds'), 'rat', { abilities: 4 })).toEqual(['breed.rat', 'breed.rat.about']);
  expect(textKeysOf(tableOf('breeds'), 'rat', 4)).toEqual([]);
});

it('writes null for a field that a tile of the other pack loses', () => {
  const place = packs.lanternfall.tiles.findIndex((tile) => 'noise' in tile);
  const changed = withValue(changesOf('lanternfall'), ['tiles', String(place), 'noise'], undefined);
  expect(valueAt(tablesOf(changed), ['tiles', String(place), 'noise'])).toBeUndefined();
});

it('knows the first floor that a row comes on', () => {
  const table = tableOf('breeds');
  const written = withValue(changesOf('lanternfall'), ['monsters', 'ogre'], [[1, 0], [4, 3]]);
  expect(firstFloor(tablesOf(written), table, 'ogre')).toBe(4);
  expect(firstFloor(tablesOf(written), table, 'nobody')).toBe(1);
});

it.each(Object.keys(packs))('makes a monster with an announced attack in %s', (base) => {
  const draft = draftOf(base);
  const table = tableOf('breeds');
  const rows = tablesOf(writtenIn(draft));
  const row = announcedRow(rows, table, 'fresh') as { readonly abilities: readonly object[] };
  expect(row.abilities[0]).toMatchObject({ windup: 1, target: { at: 'area' }, effects: [{ do: 'strike' }] });
  expect(row.abilities.every((ability) => 'windup' in ability)).toBe(true);
  const written = withRow(writtenIn(draft), table, 'fresh', row);
  expect(errorsOf(draft, written)).toEqual([]);
});

it('names something new after its row, and never like another', () => {
  expect(freshId('spitter', [])).toBe('spitterAttack');
  expect(freshId('spitter', ['spitterAttack', 'spitterAttack2'])).toBe('spitterAttack3');
  expect(freshId('7', ['bite'])).toBe('attack');
});

it('gives a monster that begins with as little as possible a monster\'s picture, not the hero\'s', () => {
  const rows = tablesOf(writtenIn(draftOf('lanternfall')));
  const spriteOf = (row: unknown): unknown => valueAt(row, ['sprite']);
  const row = newRow(rows, tableOf('breeds'), 'fresh', null);
  expect(spriteOf(row)).not.toBe(spriteOf(valueAt(rows, ['breeds', 'player'])));
});
