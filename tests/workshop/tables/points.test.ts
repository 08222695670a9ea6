import { packs } from '../../../src/content/packs';
import { FloorCurve } from '../../../src/engine/core/floorCurve';
import { Draft } from '../../../src/workshop/draft/Draft';
import { changesOf, tablesOf, valueAt, type Fields } from '../../../src/workshop/draft/writtenPack';
import { house } from '../../../src/content/house';
import sheets from '../../../assets/frames.json';
import { findCurves } from '../../../src/workshop/tables/finding';
import {
  cellsOf, readCurve, shown, typed, valuesOn, withKind, withoutPoint, withPoint, withPointChanged, withPointMoved, writeCurve,
} from '../../../src/workshop/tables/points';

const FLOORS = Array.from({ length: 12 }, (_, index) => index + 1);

it('reads and writes every curve of every built-in pack as it is, and has its values', () => {
  for (const id of Object.keys(packs)) {
    const draft = new Draft({ ...house, sprites: Object.values(sheets).flat() });
    draft.change(id);
    const rows = tablesOf(changesOf(id));
    const curves = findCurves(rows).filter(({ isWritten }) => isWritten).flatMap(({ kind, path }) => {
      return kind === 'curve' ? [path] : Object.keys(valueAt(rows, path) as Fields).map((row) => [...path, row]);
    });
    for (const path of curves) {
      const row = valueAt(rows, path);
      const points = readCurve(row).points;
      const again = points.reduce<unknown>((curve, { floor, value }) => withPoint(curve, floor, value), row);
      expect(again).toEqual(row);
      expect(writeCurve(readCurve(row))).toEqual(row);
      expect(valuesOn(row, FLOORS)).toEqual(FLOORS.map((floor) => new FloorCurve(row as [number, number][]).at(floor)));
    }
    for (const path of curves.slice(0, 20)) draft.set(path, writeCurve(readCurve(valueAt(rows, path))));
    expect(draft.differences).toEqual([]);
  }
});

it('sets, inserts and takes away points, and keeps how the curve goes between them', () => {
  expect(withPoint([[1, 5], [4, 9]], 3, 7)).toEqual([[1, 5], [3, 7], [4, 9]]);
  expect(withPoint({ linear: [[1, 5], [4, 9]] }, 4, 2)).toEqual({ linear: [[1, 5], [4, 2]] });
  expect(withPoint({ linear: [[1, 5], [4, 9]] }, 4, undefined)).toEqual({ linear: [[1, 5]] });
  expect(withPoint(undefined, 2, 3)).toEqual([[2, 3]]);
  expect(withoutPoint([[1, 5], [4, 9]], 0)).toEqual([[4, 9]]);
  expect(withPointChanged([[1, 5], [4, 9]], 0, { floor: 6, value: 5 })).toEqual([[4, 9], [6, 5]]);
  expect(withKind([[1, 5]], 'linear')).toEqual({ linear: [[1, 5]] });
  expect(withKind({ linear: [[1, 5]] }, 'steps')).toEqual([[1, 5]]);
});

it('moves a point no farther than its neighbours and the bounds', () => {
  const bounds = { floors: [1, 10], most: 100 } as const;
  const row = [[2, 5], [4, 9], [7, 1]];
  expect(withPointMoved(row, 1, { floor: 9, value: 120 }, bounds)).toEqual([[2, 5], [6, 100], [7, 1]]);
  expect(withPointMoved(row, 1, { floor: 0, value: -3 }, bounds)).toEqual([[2, 5], [3, 0], [7, 1]]);
  expect(withPointMoved(row, 2, { floor: 30, value: 1.6 }, bounds)).toEqual([[2, 5], [4, 9], [10, 2]]);
  expect(withPointMoved([[1, 1], [2, 2], [3, 3]], 1, { floor: 9, value: 5 }, bounds)).toEqual([[1, 1], [2, 5], [3, 3]]);
});

it('takes numbers as numbers and leaves anything else to the checks', () => {
  expect(['12', ' 7 ', '', '-3', '2,5', 'many'].map(typed)).toEqual([12, 7, undefined, -3, 2.5, 'many']);
  expect([shown(12), shown('many'), shown(null), shown(undefined)]).toEqual(['12', 'many', 'null', '']);
});

it('tells points from values that hold or lie between', () => {
  const kinds = (row: unknown): string[] => cellsOf(row, [1, 2, 3, 4]).map(({ kind, value }) => `${kind} ${value}`);
  expect(kinds([[2, 5], [4, 0]])).toEqual(['none 0', 'point 5', 'holds 5', 'point 0']);
  expect(kinds({ linear: [[1, 4], [3, 8]] })).toEqual(['point 4', 'between 6', 'point 8', 'holds 8']);
});

it('shows faulty points and reckons without them', () => {
  const row = [[1, 5], [3, 'many'], [4, -2]];
  expect(cellsOf(row, [1, 2, 3, 4]).map(({ value }) => value)).toEqual([5, 5, 5, 5]);
  expect(cellsOf(row, [3])[0]?.point?.value).toBe('many');
  expect(valuesOn('nonsense', [1])).toEqual([0]);
});
