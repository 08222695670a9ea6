import { MOST_EFFORT } from '../../../src/engine/core/Effort';
import { Rng } from '../../../src/engine/core/rng';
import type { Memory } from '../../../src/engine/state';
import { cellsOf, floorOf } from '../../support/drawFloor';

const KINDS = 3;

test('a tile that changes out of view is remembered as it was seen, the last to change coming last', () => {
  const floor = floorOf(6, Array.from({ length: 36 }, () => '.'));
  const rng = Rng.of('memory', 'test');
  for (const { x, y } of cellsOf(floor)) if (rng.below(4) > 0) floor.map(x, y);
  const seen = [...floor.state.terrain];
  let plain: Memory[] = [];
  for (let i = 0; i < 500; i++) {
    const [x, y, tile] = [rng.below(6), rng.below(6), rng.below(KINDS)];
    floor.setTile({ x, y }, tile);
    plain = plain.filter((memory) => memory.x !== x || memory.y !== y);
    const last = seen[floor.index(x, y)] as number;
    if (floor.isExplored(x, y) && last !== tile) plain.push({ x, y, tile: last });
    expect(floor.state.memories).toEqual(plain);
  }
  expect(plain.length).toBeGreaterThan(10);
});

test('a large floor of which every cell changes is remembered cell by cell, never copied', () => {
  const floor = floorOf(100, Array.from({ length: 10_000 }, () => '.'));
  const cells = cellsOf(floor);
  for (const { x, y } of cells) floor.map(x, y);
  const list = floor.state.memories;
  const ground = floor.state.terrain[0] as number;
  for (const at of cells.slice(0, 2)) floor.setTile(at, ground + 1);
  expect(floor.state.memories).toBe(list);
  for (const at of cells) floor.setTile(at, ground + 1);
  expect(list).toHaveLength(10_000);
  for (const at of cells) floor.setTile(at, ground);
  expect(list).toEqual([]);
  expect(floor.effort.spent).toBeLessThan(MOST_EFFORT / 2);
});
