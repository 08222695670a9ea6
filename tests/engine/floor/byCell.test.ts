import type { Point } from '../../../src/engine/core/point';
import { ByCell } from '../../../src/engine/floor/ByCell';

const cells = { cell: (x: number, y: number) => y * 10 + x };
const here = (id: number, x = 1): Point & { id: number } => ({ id, x, y: 2 });

test('the last thing in a cell is found, also after the list has grown, shrunk or been replaced', () => {
  const byCell = new ByCell<Point & { id: number }>(cells);
  const idAt = (list: readonly (Point & { id: number })[], x: number): number | undefined => byCell.at(list, x, 2)?.id;
  const list = [here(1), here(2), here(3, 4)];
  expect([idAt(list, 1), idAt(list, 4), idAt(list, 5)]).toEqual([2, 3, undefined]);
  list.push(here(4));
  expect(idAt(list, 1)).toBe(4);
  list.splice(1);
  expect([idAt(list, 1), idAt(list, 4)]).toEqual([1, undefined]);
  expect(idAt([here(5)], 1)).toBe(5);
});
