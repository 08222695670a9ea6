import file from '../../../assets/rowNotes.json';
import { Notes } from '../../../src/workshop/rows/notes';
import { ROW_TABLES, RULES } from '../../../src/workshop/rows/rowTables';
import { controlOf } from '../../../src/workshop/rows/controls';

const notes = new Notes(file);

it('says what fields are for, and what they are without being written', () => {
  const speed = notes.within(notes.at(['breeds', '*']), { field: 'speed' });
  expect(speed.about).toMatch(/^Energy/);
  expect(speed.fallback).toBe(100);
  expect(notes.at(['elites', 'kinds', '*']).fields).toHaveProperty('hp');
});

it('finds what is shared by several parts, and the kinds of it in the order of the schema\'s', () => {
  const effects = notes.within(notes.at(['hazards', '*']), { field: 'effects' });
  const effect = notes.within(effects, 'each');
  const table = ROW_TABLES.find(({ id }) => id === 'hazards') as (typeof ROW_TABLES)[number];
  const row = controlOf(table.shapeOf(''));
  const list = row.kind === 'fields' ? controlOf(row.fields.find(({ key }) => key === 'effects')?.shape ?? {}) : row;
  const kinds = list.kind === 'list' ? controlOf(list.item) : list;
  const names = kinds.kind === 'kinds' ? kinds.kinds.map(({ name }) => name) : [];
  expect(notes.within(effect, { kind: names.indexOf('heal') }).about).toMatch(/^Heals HP/);
  expect(notes.within(effect, { kind: names.indexOf('teleport') }).about).toMatch(/^Teleports/);
});

it('says something of each table with rows of fields', () => {
  const silent = ROW_TABLES.filter(({ id, path }) => id !== RULES && Object.keys(notes.at([...path, '*'])).length === 0);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('says nothing before the file is there', () => {
  expect(new Notes().at(['breeds', '*'])).toEqual({});
});
