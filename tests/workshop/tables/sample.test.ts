import { packs } from '../../../src/content/packs';
import { tiles } from '../../../src/content/tiles';
import { loadContent } from '../../../src/engine/pack/loadContent';
import { floorStatistics } from '../../../src/lab/floors';
import { countsById, Sample } from '../../../src/workshop/tables/Sample';

const loaded = loadContent(packs.lanternfall, tiles);
if (!loaded.ok) throw new Error(loaded.errors.join());
const { content } = loaded;

it('counts what the lab counts, floor by floor', () => {
  const sample = new Sample(content, [1, 4], 5);
  let steps = 0;
  for (; !sample.isDone; steps++) sample.step();
  expect(steps).toBe(10);
  expect(sample.seedsMade).toBe(5);
  for (const { floor, made, monsters, items, xp } of sample.read()) {
    const { counts, xp: [low, , high] } = floorStatistics(content, floor, 5);
    expect(made).toBe(5);
    const sums = Object.entries({ ...monsters, ...items }).map(([id, mean]) => [id, Math.round(5 * mean)]);
    expect(Object.fromEntries(sums)).toEqual(counts);
    expect([xp.low, xp.high]).toEqual([low, high]);
  }
});

it('has means from the first floor on', () => {
  const sample = new Sample(content, [1, 2], 3);
  expect(sample.read()[0]).toMatchObject({ made: 0, monsters: {}, treasure: 0, xp: { mean: 0 } });
  sample.step();
  expect(sample.read().map(({ made }) => made)).toEqual([1, 0]);
  expect(sample.seedsMade).toBe(0);
});

it('counts floors that cannot be made, and goes on', () => {
  const sample = new Sample({ ...content, layouts: new Map() }, [1, 2], 2);
  while (!sample.isDone) sample.step();
  expect(sample.failed).toBe(4);
  expect(sample.read().map(({ made }) => made)).toEqual([0, 0]);
});

it('lists counts in the order of a table, what is in none last', () => {
  const floors = [
    { floor: 1, made: 1, monsters: { wolf: 1, rat: 2 }, items: {}, xp: { mean: 0, low: 0, high: 0 }, treasure: 0 },
    { floor: 2, made: 1, monsters: { boss: 1 }, items: {}, xp: { mean: 0, low: 0, high: 0 }, treasure: 0 },
  ];
  expect(Object.entries(countsById(floors, 'monsters', ['rat', 'bat', 'wolf']))).toEqual([['rat', [2, 0]], ['wolf', [1, 0]], ['boss', [0, 1]]]);
});
