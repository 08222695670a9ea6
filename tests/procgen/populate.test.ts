import type { Layout } from '../../src/procgen/dig/Layout';
import type { Population } from '../../src/procgen/fill/populate';
import { unevenness } from '../support/chiSquare';
import { filled } from '../support/drawLayout';
import { tinyContent } from '../support/tinyPack';

/** A layout with rooms of given ground sizes in a row; arrival is the first cell of the first. */
function rooms(...sizes: readonly (readonly [width: number, height: number])[]): Layout {
  const places = sizes.map(([width, height], i) => ({ x1: i * 10, y1: 0, x2: i * 10 + width + 1, y2: height + 1, inset: 0 }));
  const terrain = new Uint8Array(sizes.length * 10 * 12).fill(1);
  return { width: sizes.length * 10, height: 12, terrain, rooms: places, vaults: [], arrival: { x: 1, y: 1 }, stairs: { x: 2, y: 1 }, wall: 0, ground: 1 };
}

const content = tinyContent({ counts: { per: 'room', monsters: [[1, 3]], items: [[1, 2]] } });

/** Populations of many seeds. */
function many(layout: Layout, floor = 1, from = content): Population[] {
  return Array.from({ length: 2000 }, (_, seed) => filled(from, floor, layout, String(seed)));
}

describe('populating a floor', () => {
  it('RULES 1.4 draws a number uniform from 0 to the most, inclusive, for every room, the first too', () => {
    for (const room of [0, 1]) {
      const counts = (which: 'monsters' | 'items', most: number): number[] => {
        const drawn = many(rooms([9, 9], [9, 9])).map(({ perRoom }) => perRoom[which][room]?.drawn ?? -1);
        return Array.from({ length: most + 1 }, (_, n) => drawn.filter((number) => number === n).length);
      };
      expect(unevenness(counts('monsters', 3))).toBeLessThan(1);
      expect(unevenness(counts('items', 2))).toBeLessThan(1);
    }
  });

  it('RULES 1.4 skips what falls on a taken cell, and doesn\'t try again: a cell gets only one thing', () => {
    for (const { monsters, items, perRoom } of many(rooms([9, 9], [1, 1]))) {
      const [m, i] = [perRoom.monsters[1], perRoom.items[1]];
      const isTaken = (m?.drawn ?? 0) > 0;
      expect(m?.placed).toBe(isTaken ? 1 : 0);
      expect(i?.placed).toBe(!isTaken && (i?.drawn ?? 0) > 0 ? 1 : 0);
      const there = [...monsters, ...items].filter(({ x }) => x === 11);
      if (there.length !== (m?.placed ?? 0) + (i?.placed ?? 0)) throw new Error('counted wrongly');
    }
  });

  it('RULES 1.4 the arrival cell counts as taken', () => {
    const all = many(rooms([1, 1]));
    expect(all.some(({ perRoom }) => (perRoom.monsters[0]?.drawn ?? 0) > 0)).toBe(true);
    expect(all.flatMap(({ monsters, items }) => [...monsters, ...items])).toEqual([]);
  });

  it('RULES 1.4 places each on a uniformly random cell', () => {
    const counts = new Array<number>(6).fill(0);
    for (const { monsters } of many(rooms([1, 1], [3, 2]))) {
      const first = monsters.find(({ x }) => x > 10);
      if (!first) continue;
      const place = (first.y - 1) * 3 + first.x - 11;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(counts).toHaveLength(6);
    expect(unevenness(counts)).toBeLessThan(1);
  });

  it('RULES 1.4 an empty table places nothing, whatever the rooms draw', () => {
    const bare = tinyContent({ items: {}, counts: { per: 'room', monsters: [[1, 2]], items: [[1, 5]] } });
    const all = many(rooms([9, 9]), 1, bare);
    expect(all.flatMap(({ items }) => items)).toEqual([]);
    expect(all.some(({ perRoom }) => (perRoom.items[0]?.drawn ?? 0) === 5)).toBe(true);
  });

  it('counts and kinds come from the tables of the floor', () => {
    const kinds = (floor: number): string[] => [...new Set(many(rooms([9, 9]), floor).flatMap(({ monsters }) => monsters.map(({ id }) => id)))].sort();
    expect([kinds(1), kinds(2)]).toEqual([['rat'], ['ogre', 'rat']]);
  });

  it('RULES 6 numbers and kinds come from one stream of the seed: a new item moves no monster', () => {
    const more = tinyContent({ counts: { per: 'room', monsters: [[1, 3]], items: [[1, 9]] }, items: { bolt: [[0, 7]], salve: [[0, 1]] } });
    const layout = rooms([9, 9], [5, 5]);
    expect(many(layout, 1, more).map(({ monsters }) => monsters)).toEqual(many(layout).map(({ monsters }) => monsters));
  });
});
