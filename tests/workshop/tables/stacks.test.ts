import { packs } from '../../../src/content/packs';
import { loadContent } from '../../../src/engine/pack/loadContent';
import { tiles } from '../../../src/content/tiles';
import { chancesOf } from '../../../src/procgen/chances';
import { heightOf, layerAt, sharesOf, stackOf, weightsOn } from '../../../src/workshop/tables/stacks';

const FLOORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

it('has the shares that floors are drawn by', () => {
  for (const pack of Object.values(packs)) {
    const loaded = loadContent(pack, tiles);
    if (!loaded.ok) throw new Error(loaded.errors.join());
    for (const name of ['monsters', 'items'] as const) {
      const shares = sharesOf(weightsOn(pack[name], FLOORS));
      const rows = chancesOf(loaded.content, FLOORS).find((table) => table.of === name)?.rows ?? [];
      expect(rows.length).toBe(stackOf(shares).length);
      for (const { id, percent } of rows) expect(shares[id]).toEqual(percent);
    }
  }
});

it('piles rows up in their order, without those that have nothing', () => {
  const layers = stackOf({ rat: [1, 2], bat: [0, 0], wolf: [3, 0] });
  expect(layers).toEqual([
    { id: 'rat', values: [1, 2], from: [0, 0], to: [1, 2] },
    { id: 'wolf', values: [3, 0], from: [1, 2], to: [4, 2] },
  ]);
  expect(heightOf(layers)).toBe(4);
  expect(heightOf([])).toBe(0);
  expect([layerAt(layers, 0, 0.5), layerAt(layers, 0, 1), layerAt(layers, 1, 2)].map((layer) => layer?.id)).toEqual(['rat', 'wolf', undefined]);
});

it('has no shares where nothing has weight', () => {
  expect(sharesOf({ rat: [0, 2], wolf: [0, 6] })).toEqual({ rat: [0, 25], wolf: [0, 75] });
  expect(weightsOn('none', FLOORS)).toEqual({});
});
