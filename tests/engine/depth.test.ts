import { packs } from '../../src/content/packs';
import type { PackRows } from '../../src/engine/content';
import { compilePack } from '../../src/engine/pack/compilePack';
import { deepestFloor } from '../../src/engine/facts/uses';
import { tinyRows } from '../support/tinyPack';

const floorOf = (rows: PackRows): number | null => deepestFloor(compilePack(rows));

it('the floor that a dungeon ends on follows from its rows', () => {
  const ends = Object.entries<PackRows>(packs).map(([id, rows]) => [id, floorOf(rows)]);
  expect(Object.fromEntries(ends)).toEqual({ lanternfall: 10, deep: 10, deepBare: 10, classic: null, classicBare: null, goblins: null, goblinsGeared: null, firstDungeon: null });
});

it('and moves with what wins there', () => {
  const { vaults } = packs.lanternfall;
  expect(floorOf({ ...packs.lanternfall, vaults: { ...vaults, arenas: { ...vaults.arenas, heartOfTheRoots: [[20, 1], [21, 0]] } } })).toBe(20);
  expect(floorOf({ ...packs.lanternfall, vaults: { ...vaults, arenas: { throneOfRats: [[5, 1]] } } })).toBeNull();
  expect(floorOf({ ...tinyRows, lastFloor: 3 })).toBe(3);
});
