import { packs } from '../../../src/content/packs';
import { changesOf, tablesOf, valueAt, type Fields } from '../../../src/workshop/draft/writtenPack';
import { columnsOf, floorsShown, isByFloor } from '../../../src/workshop/tables/columns';
import { findCurves } from '../../../src/workshop/tables/finding';
import { groupOf } from '../../../src/workshop/tables/naming';

const rowsOf = (id: string): Fields => tablesOf(changesOf(id));
const inCampaign = findCurves(rowsOf('lanternfall'));
const at = (path: string): (typeof inCampaign)[number] | undefined => inCampaign.find((place) => place.path.join('.') === path);

/** Every list of [number, number] in a pack, by its path. */
function curvesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const points = 'linear' in value ? value.linear : value;
  const isPoint = (point: unknown): boolean => Array.isArray(point) && point.length === 2 && point.every((part) => typeof part === 'number');
  if (Array.isArray(points) && points.length > 0 && points.every(isPoint)) return [path.join('.')];
  return Object.entries(value).flatMap(([key, part]) => curvesIn(part, [...path, key]));
}

it('finds every curve of every built-in pack', () => {
  for (const id of Object.keys(packs)) {
    const rows = rowsOf(id);
    const found = new Set(findCurves(rows).flatMap(({ kind, path }) => {
      const value = valueAt(rows, path);
      return kind === 'curve' ? [path.join('.')] : Object.keys((value ?? {}) as Fields).map((row) => [...path, row].join('.'));
    }));
    const missing = curvesIn(rows).filter((path) => !found.has(path));
    expect({ id, missing }).toEqual({ id, missing: [] });
  }
});

it('says of each what it is, and which ids a table has', () => {
  expect(at('monsters')).toMatchObject({ kind: 'table', unit: 'weight', names: 'breeds', isWritten: true });
  expect(at('elites.weights')).toMatchObject({ kind: 'table', names: 'elites.kinds' });
  expect(at('layouts.rooms.patches')).toMatchObject({ kind: 'table', unit: 'population', names: 'tiles', isOptional: true });
  expect(at('counts.danger')).toMatchObject({ kind: 'curve', unit: 'danger' });
  expect(at('itemKinds.bow.effects.0.amount')).toMatchObject({ kind: 'curve', unit: 'amount' });
});

it('finds no curve where a plain number stands, and names places where a curve could be', () => {
  const itemWith = (amount: unknown): unknown => ({ itemKinds: { dart: { effects: [{ do: 'damage', amount }] } } });
  const amounts = (amount: unknown): number => findCurves(itemWith(amount) as Fields).filter(({ path: [table] }) => table === 'itemKinds').length;
  expect([amounts(3), amounts([[1, 3]])]).toEqual([0, 1]);
  expect(findCurves(rowsOf('classic')).find(({ path }) => path.join('.') === 'counts.danger')).toMatchObject({ isWritten: false });
});

it('survives rows that are no rows', () => {
  expect(findCurves({ monsters: 7, counts: null, layouts: { cave: { dig: 'nonsense' } } }).some(({ path }) => path[0] === 'monsters')).toBe(true);
});

it('groups by what is told', () => {
  const groups = ['monsters', 'counts.danger', 'asleep', 'strength.hp', 'schedule.bread.most', 'layouts.rooms.doors', 'growth.xp'];
  expect(groups.map((path) => at(path)).map((place) => place && groupOf(place))).toEqual([
    'weights', 'counts', 'chances', 'strength', 'schedule', 'layouts', 'others',
  ]);
});

it('shows the floors of a pack down to its end, and levels for what these need', () => {
  const { lanternfall } = packs;
  const floors = floorsShown({ ...lanternfall, lastFloor: 4 }, inCampaign, null);
  expect(floors).toEqual([1, 2, 3, 4]);
  const endless = (last: number): number => floorsShown({ lastFloor: null, counts: { danger: [[1, 1], [last, 2]] } }, inCampaign, null).length;
  expect([endless(3), endless(14), endless(300)]).toEqual([10, 14, 40]);
  const growth = at('growth.xp');
  expect(growth && isByFloor(growth)).toBe(false);
  expect(growth && columnsOf({ ...lanternfall }, growth, floors)).toHaveLength(21);
});
