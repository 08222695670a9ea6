import { trialFloors } from '../../src/procgen/provePack';
import type { PackRows } from '../../src/engine/content';
import { tinyContent, tinyRows } from '../support/tinyPack';

const flat = { monsters: {}, items: {} } as const;
const floorsOf = (changes: Partial<PackRows>): number[] => trialFloors(tinyContent({ ...flat, lastFloor: 999, ...changes }));
const { rooms } = tinyRows.layouts;
const once = [[1, 1], [417, 2]] as const;

describe('the floors of a trial', () => {
  it.each<[string, Partial<PackRows>]>([
    ['a count', { counts: { per: 'floor', monsters: once, items: [] } }],
    ['a weight of monsters', { monsters: { rat: once } }],
    ['a linear curve', { monsters: { rat: { linear: once } } }],
    ['a schedule', { schedule: { salve: { least: once, most: once } } }],
    ['an arena', { vaults: { count: [], weights: {}, arenas: { hole: once }, kinds: { hole: { map: ['###', '#.#', '#+#'], legend: {}, door: 'ground' } } } }],
    ['a layout\'s side', { layouts: { rooms: { ...rooms, width: [[1, 24], [417, 25]] } } }],
    ['the weight of a layout', { layouts: { rooms }, layoutWeights: { rooms: once } }],
    ['the patches of a layout', { layouts: { rooms: { ...rooms, patches: { ground: once } } } }],
    ['the damage of an item', { itemKinds: { ...tinyRows.itemKinds, salve: { ...tinyRows.itemKinds.salve, target: { at: 'self' }, effects: [{ do: 'damage', amount: once }] } } }],
  ])('are the first, the last and all on which %s changes, and some between', (_name, changes) => {
    const floors = floorsOf(changes);
    expect(floors.slice(0, 3)).toEqual([1, 999, 417]);
    expect(floors).toEqual(expect.arrayContaining([209, 708]));
    expect([floors.length < 20, new Set(floors).size]).toEqual([true, floors.length]);
  });

  it('are no deeper than the pack, and where it has no end, as deep as it changes', () => {
    expect(Math.max(...floorsOf({ lastFloor: 7, monsters: { rat: once } }))).toBe(7);
    expect(Math.max(...floorsOf({ lastFloor: null, monsters: { rat: once } }))).toBe(417);
    expect(floorsOf({ lastFloor: null }).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(floorsOf({ lastFloor: 1 })).toEqual([1]);
  });

  it('go on between changes and an even sample of sixteen: its first and last, then its middle, that of each half, and so on', () => {
    const rest = [11, 141, 76, 51, 121, 31, 71, 101, 21, 41, 61, 91, 111, 131, 81];
    expect(floorsOf({ lastFloor: 151 })).toEqual([1, 151, ...rest]);
    expect(floorsOf({ lastFloor: 16 })).toHaveLength(16);
    expect(floorsOf({ lastFloor: 17 })).toHaveLength(17);
    // Every 40 / 15 floors, rounded, and the middle one.
    expect([...floorsOf({ lastFloor: 41 })].sort((a, b) => a - b)).toEqual([1, 4, 6, 9, 12, 14, 17, 20, 21, 22, 25, 28, 30, 33, 36, 38, 41]);
  });

  it('are all from the first to the last change of a pack without end, at least to the twelfth', () => {
    expect(floorsOf({ lastFloor: null, monsters: { rat: [[1, 1], [30, 0]] } })[1]).toBe(30);
    expect(floorsOf({ lastFloor: null, monsters: { rat: [[1, 1], [7, 0]] } })[1]).toBe(12);
    // A change above the first floor or below the last is one of those.
    expect(floorsOf({ lastFloor: 3, monsters: { rat: [[0, 1], [9, 0]] } })).toEqual([1, 3, 2]);
  });

  it('are scattered over all changes first, so that no run of changes hides another', () => {
    const first = floorsOf({ monsters: { rat: Array.from({ length: 200 }, (_, i) => [i + 1, i % 2] as const) } }).slice(0, 9);
    expect([...first].sort((a, b) => a - b)).toEqual(expect.arrayContaining([1, 999]));
    expect(first.filter((floor) => floor > 100).length).toBeGreaterThan(3);
  });
});
