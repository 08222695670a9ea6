import type { PackRows, TileKind } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import { cutCanals } from '../../src/procgen/dig/cutCanals';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { rowsOf } from '../support/drawGame';
import { drawLayout, drawnLayout } from '../support/drawLayout';
import { cellsOf, plansOf } from '../support/floorPlans';
import { digs, dugAs, harderRows } from '../support/harderPack';
import { scaled } from '../support/scale';

const canal = { colour: '#2f4fa8', transparent: true, walkable: false, flyable: true, wet: true, deep: { turns: 5, damage: 2 } } as const;
const tiles: readonly TileKind[] = [
  ...harderRows.tiles,
  { ...canal, id: 'north', glyph: '↑', carries: 'north', turned: 'east' },
  { ...canal, id: 'east', glyph: '→', carries: 'east', turned: 'south' },
  { ...canal, id: 'south', glyph: '↓', carries: 'south', turned: 'west' },
  { ...canal, id: 'west', glyph: '←', carries: 'west', turned: 'north' },
  { ...canal, id: 'bridge', glyph: 'n', walkable: true },
  { colour: '#f08436', transparent: true, id: 'lane', glyph: '≈', walkable: true },
];

const WATER = { current: 'east', pool: 'deepWater', bridge: 'bridge' };
const LANES = { current: 'lane', pool: 'lane' };

function dug(count: number, dig: 'uniform' | 'digger' = 'uniform', canals: object = WATER) {
  const layout = { ...digs[dig], canals: { ...canals, count: [[1, count]] } };
  return dugAs(dig, { tiles, layouts: { [dig]: layout } as unknown as PackRows['layouts'] });
}

function cut(picture: string, seed: string): string {
  const pack = dug(1);
  const layout = drawLayout(pack, picture);
  cutCanals(pack, layout, pack.layouts.get('uniform')?.canals ?? null, { floor: 1, rng: Rng.of(seed, 'canals') });
  return drawnLayout(pack, layout);
}

const THREE_ROOMS = `
  ########################################
  #@............#########.............####
  #.............#########.............####
  #......................................#
  #.............#########.............##.#
  #.............#########.............##.#
  ######.########################.######.#
  ######.########################.######.#
  ######.#######....................####.#
  ######.#######....................####.#
  ######............................####.#
  ##############........................>#
  ##############....................######
  ########################################`;

it('leads through rooms and rock into a pool, with bridges where ground was', () => {
  expect(cut(THREE_ROOMS, '2')).toBe(rowsOf(`
    ########################################
    #.............#########.............####
    #.............#########.........DD..####
    #...............................DD.....#
    #.....→→n→→→→→→→→→→→→→→→→→→→n→→→↑↑..##.#
    #.....→→n→→→→→→→→→→→→→→→→→→→n→→→↑↑..##.#
    ######↑↑#######################.######.#
    ######↑↑#######################.######.#
    ######.#######....................####.#
    ######.#######....................####.#
    ######............................####.#
    ##############........................>#
    ##############....................######
    ########################################`).join('\n'));
  expect(cut(THREE_ROOMS, '5')).toBe(rowsOf(`
    ########################################
    #.............###↓↓←←←←←←←n←←←......####
    #.............###↓↓←←←←←←←n←←←......####
    #.....DD←←←←n←←←←←←....................#
    #.....DD←←←←n←←←←←←####.............##.#
    #.............#########.............##.#
    ######.########################.######.#
    ######.########################.######.#
    ######.#######....................####.#
    ######.#######....................####.#
    ######............................####.#
    ##############........................>#
    ##############....................######
    ########################################`).join('\n'));
});

it('cuts lanes that one walks on, the same all along and without bridges', () => {
  const pack = dug(2, 'uniform', LANES);
  const plans = plansOf(pack, 1, scaled(10, 100));
  expect(plans.flatMap((plan) => planErrors(plan, pack))).toEqual([]);
  expect(plans.filter((plan) => cellsOf(pack, plan, 'lane').length > 20).length).toBeGreaterThan(plans.length / 2);
  expect(plans.flatMap((plan) => [...cellsOf(pack, plan, 'bridge'), ...cellsOf(pack, plan, 'north')])).toEqual([]);
});

it('cuts none where the curve is 0', () => {
  const pack = dug(0);
  expect(plansOf(pack, 1, 2).flatMap((plan) => cellsOf(pack, plan, 'bridge'))).toEqual([]);
});

it.each(['uniform', 'digger'] as const)('leaves every floor of %s playable, with canals and bridges on most', (dig) => {
  const pack = dug(3, dig);
  const plans = plansOf(pack, 1, scaled(10, 100));
  expect(plans.flatMap((plan) => planErrors(plan, pack))).toEqual([]);
  expect(plans.filter((plan) => cellsOf(pack, plan, 'east').length + cellsOf(pack, plan, 'west').length > 20).length).toBeGreaterThan(plans.length / 2);
  expect(plans.filter((plan) => cellsOf(pack, plan, 'bridge').length > 1).length).toBeGreaterThan(plans.length / 2);
});

it('refuses bridges that nobody can walk on, by pack, layout and tile', () => {
  expect(() => dug(1, 'uniform', { ...WATER, bridge: 'north' })).toThrow('layouts, id uniform, canals: "north" is not walkable, which bridges are.');
});

it('refuses to leave out bridges over what can\'t be walked on', () => {
  expect(() => dug(1, 'uniform', { ...LANES, pool: 'deepWater' })).toThrow('layouts, id uniform, canals: "deepWater" is not walkable, so that it needs a "bridge".');
});

it('refuses a current that does not run to all four sides', () => {
  const wanted = 'layouts, id uniform, canals: "deepWater" must carry to one of the four sides, and be "turned" into the three others.';
  expect(() => dug(1, 'uniform', { ...WATER, current: 'deepWater' })).toThrow(wanted);
});
