import { packs } from '../../src/content/packs';
import type { PackRows, Vault } from '../../src/engine/content';
import { compilePack } from '../../src/engine/pack/compilePack';
import { deepestFloor } from '../../src/engine/facts/uses';
import { tinyRows } from '../support/tinyPack';

const floorOf = (rows: PackRows): number | null => deepestFloor(compilePack(rows));

/** The arena of the campaign in which its prize lies, and its floor. */
const prize = Object.entries<Vault>(packs.lanternfall.vaults.kinds).flatMap(([id, { legend }]) => {
  if (!Object.values(legend).some(({ item }) => item === 'ember')) return [];
  const { arenas } = compilePack(packs.lanternfall).vaults;
  return [{ id, floor: arenas.floors.find((floor) => arenas.weights(floor).some(([each]) => each === id)) ?? 0 }];
})[0] ?? { id: 'none', floor: 0 };

it('the floor that a dungeon ends on follows from its rows', () => {
  const { lanternfall, ...classics } = packs;
  expect(floorOf(lanternfall)).toBe(prize.floor);
  const ends = Object.entries<PackRows>(classics).map(([id, rows]) => [id, floorOf(rows)]);
  expect(Object.fromEntries(ends)).toEqual({ deep: 10, deepBare: 10, classic: null, classicBare: null, goblins: null, goblinsGeared: null, firstDungeon: null });
});

it('and moves with what wins there', () => {
  const { vaults } = packs.lanternfall;
  expect(floorOf({ ...packs.lanternfall, vaults: { ...vaults, arenas: { ...vaults.arenas, [prize.id]: [[20, 1], [21, 0]] } } })).toBe(20);
  expect(floorOf({ ...packs.lanternfall, vaults: { ...vaults, arenas: Object.fromEntries(Object.entries(vaults.arenas).filter(([id]) => id !== prize.id)) } })).toBeNull();
  expect(floorOf({ ...tinyRows, lastFloor: 3 })).toBe(3);
});
