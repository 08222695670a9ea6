import { packs } from '../../../src/content/packs';
import { packSchema } from '../../../src/engine/pack/packSchema';
import { changesOf, tablesOf, valueAt, withValue, type Fields } from '../../../src/workshop/draft/writtenPack';
import { controlOf, type Shape } from '../../../src/workshop/rows/controls';
import { fits, leavesOf, read, write, type RowPart } from '../../../src/workshop/rows/partsOf';
import { ROW_TABLES, rowsOf, RULES } from '../../../src/workshop/rows/rowTables';

const shipped = Object.entries(packs) as [string, Fields][];

/** Every row of a pack with its place: of the pack's own parts those that it has. */
function partsOf(rows: Fields): (RowPart & { readonly table: string })[] {
  return ROW_TABLES.flatMap((table) => rowsOf(rows, table).flatMap(({ id, path }) => {
    const whole = valueAt(rows, path);
    const shape = table.shapeOf(id);
    // Tables are not among the pack's own parts.
    const value = table.id === RULES && whole !== undefined ? only(whole as Fields, shape) : whole;
    return value === undefined ? [] : [{ path, shape, value, table: table.id }];
  }));
}

function only(row: Fields, shape: Shape): Fields {
  const control = controlOf(shape);
  const keys = control.kind === 'fields' ? control.fields.map(({ key }) => key) : [];
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));
}

/** The places of all values that hold no others, and of empty lists and tables. */
function ends(value: unknown, path: readonly string[] = []): string[] {
  const isHolder = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return isHolder ? Object.entries(value).flatMap(([key, part]) => ends(part, [...path, key])) : [path.join('.')];
}

it('finds every table of kinds', () => {
  expect(ROW_TABLES.map(({ id }) => id)).toEqual([
    'layouts', 'breeds', 'itemKinds', 'affixes', 'statuses', 'tiles', 'elites.kinds', 'traps.kinds', 'hazards', 'features', 'heroes',
    'talents', 'vaults.kinds', 'schedule', 'appearances', 'themes', RULES,
  ]);
});

it.each(shipped)('has a control that fits for every value of %s', (_id, rows) => {
  const odd = partsOf(rows).flatMap(leavesOf).filter(({ shape, value }) => !fits(controlOf(shape), value));
  expect(odd.map(({ path }) => path.join('.'))).toEqual([]);
});

it.each(shipped)('shows every value of %s, each once', (_id, rows) => {
  for (const part of partsOf(rows)) {
    const shown = leavesOf(part).flatMap(({ path, value }) => ends(value, path));
    expect(shown.sort()).toEqual(ends(part.value, part.path).sort());
  }
});

it.each(shipped)('writes back every value of %s as it was', (id, rows) => {
  const written = changesOf(id);
  for (const { path, shape, value } of partsOf(tablesOf(written)).flatMap(leavesOf)) {
    const control = controlOf(shape);
    const isTyped = ['number', 'text', 'glyph', 'colour', 'sprite', 'id'].includes(control.kind);
    const again = isTyped && value !== '' ? read(control, write(value)) : value;
    expect(again).toEqual(value);
    expect(withValue(written, path, again).pack).toEqual(written.pack);
  }
  expect(rows).toEqual(packs[id as keyof typeof packs]);
});

it('has a control for every part of the schema', () => {
  const seen = new Set<unknown>();
  const unknown: string[] = [];
  const visit = (shape: Shape, path: string): void => {
    const control = controlOf(shape);
    if (control.kind === 'unknown') unknown.push(path);
    if (seen.has(shape) || (control.kind === 'kinds' && seen.has(control.kinds[0]?.shape))) return;
    seen.add(shape);
    if (control.kind === 'fields') for (const { key, shape: part } of control.fields) visit(part, `${path}.${key}`);
    if (control.kind === 'kinds') for (const { name, shape: part } of control.kinds) visit(part, `${path}|${name}`);
    if (control.kind === 'list') visit(control.item, `${path}[]`);
    if (control.kind === 'table') visit(control.row, `${path}{}`);
    if (control.kind === 'tuple') for (const part of control.items) visit(part, `${path}#`);
  };
  visit(packSchema, '');
  expect(unknown).toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});

it('keeps what is no field of the schema, and what does not fit, as parts of their own', () => {
  const { shapeOf } = ROW_TABLES.find(({ id }) => id === 'breeds') as (typeof ROW_TABLES)[number];
  const value = { power: 1, glyph: 'r', colour: '#ffffff', sprite: 'rat/idle', hp: 3, flavour: { sour: true }, brain: 'hunt', resists: [] };
  const parts = leavesOf({ path: [], shape: shapeOf('rat'), value });
  expect(parts.map(({ path }) => path.join('.'))).toEqual(['glyph', 'colour', 'sprite', 'resists', 'hp', 'power', 'brain', 'flavour']);
  expect(parts.map(({ shape, value: part }) => fits(controlOf(shape), part))).toEqual([true, true, true, true, true, true, false, false]);
});

it('asks for what is required and missing', () => {
  const { shapeOf } = ROW_TABLES.find(({ id }) => id === 'affixes') as (typeof ROW_TABLES)[number];
  expect(leavesOf({ path: [], shape: shapeOf('keen'), value: {} }).map(({ path, value }) => [path.join('.'), value])).toEqual([['slots', undefined]]);
});

it('knows which distances are squared', () => {
  const entries = leavesOf({ path: [], shape: packSchema, value: packs.lanternfall }).filter(({ shape }) => {
    const control = controlOf(shape);
    return control.kind === 'number' && control.isSquared;
  });
  expect([...new Set(entries.map(({ path }) => path.at(-1)))].sort()).toEqual(['noise', 'radius', 'range']);
  expect(entries.every(({ path }) => path.at(-1) !== 'radius' || path.at(-2) === 'target')).toBe(true);
});
