import { fillLakes } from '../../src/procgen/dig/fillLakes';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { rowsOf } from '../support/drawGame';
import { drawLayout, drawnLayout } from '../support/drawLayout';
import { cellsOf, plansOf } from '../support/floorPlans';
import { digs, dugAs } from '../support/harderPack';
import { scaled } from '../support/scale';

/** Caves with shallow and deep water from so many steps away from walls on. */
const lakes = (shallowFrom: number, deepFrom: number, shallow = 'water') => {
  const row = { shallow, deep: 'deepWater', shallowFrom: [[1, shallowFrom]], deepFrom: [[1, deepFrom]] } as const;
  return dugAs('caves', { layouts: { caves: { ...digs.caves, lakes: row } } });
};

function flooded(picture: string): string {
  const pack = lakes(2, 3);
  const layout = drawLayout(pack, picture);
  fillLakes(pack, layout, pack.layouts.get('caves')?.lakes ?? null, 1);
  return drawnLayout(pack, layout);
}

it('fills wide caves from the middle and leaves their shores and passages dry', () => {
  expect(flooded(`
    #################
    #........##.....#
    #.........#.....#
    #...............#
    #.........#.....#
    #........##....>#
    #@.......########
    #################`)).toBe(rowsOf(`
    #################
    #........##.....#
    #.~~~~~~..#.~~~.#
    #.~~~DD~~...~...#
    #...~DD~..#.~...#
    #...~~~~.##....>#
    #........########
    #################`).join('\n'));
});

it('fords the deep where an island would be cut off', () => {
  expect(flooded(`
    #################
    #...............#
    #...............#
    #...............#
    #...............#
    #...............#
    #.......#.......#
    #...............#
    #...............#
    #...............#
    #...............#
    #@.............>#
    #################`)).toBe(rowsOf(`
    #################
    #...............#
    #.~~~~~~~~~~~~~.#
    #.~DDD~DDDDDDD~.#
    #.~DDD~~~~~DDD~.#
    #.~DDD~...~DDD~.#
    #.~DDD~.#.~DDD~.#
    #.~DDD~...~DDD~.#
    #.~~~D~~~~~D~~~.#
    #...~DDDDDDD~...#
    #...~~~~~~~~~...#
    #..............>#
    #################`).join('\n'));
});

it('leaves a floor dry where its curves are 0', () => {
  const pack = lakes(0, 0);
  expect(plansOf(pack, 1, 2).flatMap((plan) => cellsOf(pack, plan, 'water'))).toEqual([]);
});

it('leaves every floor playable, with deep water on most', () => {
  const pack = lakes(2, 3);
  const plans = plansOf(pack, 1, scaled(10, 100));
  expect(plans.flatMap((plan) => planErrors(plan, pack))).toEqual([]);
  expect(plans.filter((plan) => cellsOf(pack, plan, 'deepWater').length > 20).length).toBeGreaterThan(plans.length / 2);
});

it('refuses shores that nobody can walk on, by pack, layout and tile', () => {
  expect(() => lakes(2, 3, 'deepWater')).toThrow('layouts, id caves, lakes: "deepWater" is not walkable, which shores are.');
});
