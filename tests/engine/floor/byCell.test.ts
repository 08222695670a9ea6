import type { Point } from '../../../src/engine/core/point';
import { Rng } from '../../../src/engine/core/rng';
import { ByCell } from '../../../src/engine/floor/ByCell';

const cells = { cell: (x: number, y: number) => y * 10 + x };
const here = (id: number, x = 1): Point & { id: number } => ({ id, x, y: 2 });

test('the last thing in a cell is found, also after the list has grown, shrunk or been replaced', () => {
  let list = [here(1), here(2), here(3, 4)];
  const byCell = new ByCell<Point & { id: number }>(cells, () => list);
  const idAt = (x: number): number | undefined => byCell.at(x, 2)?.id;
  expect([idAt(1), idAt(4), idAt(5)]).toEqual([2, 3, undefined]);
  list.push(here(4));
  expect(idAt(1)).toBe(4);
  list.splice(1);
  expect([idAt(1), idAt(4)]).toEqual([1, undefined]);
  list = [here(5)];
  expect(idAt(1)).toBe(5);
});

test('what is put in and taken out is found as if the list were read again, in the order in which it came', () => {
  const rng = Rng.of('by cell', 'test');
  const list: (Point & { id: number })[] = [];
  const byCell = new ByCell(cells, () => list);
  const plain: (Point & { id: number })[] = [];
  for (let id = 0; id < 400; id++) {
    const old = rng.below(3) === 0 ? plain[rng.below(plain.length + 1)] : undefined;
    if (old) {
      byCell.take(old);
      plain.splice(plain.indexOf(old), 1);
    } else {
      const thing = here(id, rng.below(8));
      byCell.put(thing);
      plain.push(thing);
    }
    expect(list).toEqual(plain);
    for (let x = 0; x < 8; x++) expect(byCell.allAt(x, 2)).toEqual(plain.filter((thing) => thing.x === x));
  }
  byCell.take(here(0));
  expect(list).toEqual(plain);
});

test('a thousand things are put in, asked for and taken out without reading the list again', () => {
  let asked = 0;
  const list: (Point & { id: number })[] = [];
  const byCell = new ByCell({ cell: (x, y) => { asked++; return y * 10 + x; } }, () => list);
  const things = Array.from({ length: 1000 }, (_, id) => here(id, id));
  for (const thing of things) {
    byCell.put(thing);
    byCell.at(thing.x, 2);
  }
  for (const thing of things) byCell.take(thing);
  expect([list, asked]).toEqual([[], 3000]);
});
