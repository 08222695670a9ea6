import fc from 'fast-check';
import type { Floor } from '../../../src/engine/floor/Floor';
import { MOST_SIGHT } from '../../../src/engine/floor/fov';
import { Rng } from '../../../src/engine/core/rng';
import { cellsOf, drawFloor, find, floorOf } from '../../support/drawFloor';
import { drawn } from '../../support/drawGame';
import { plainSight } from '../../support/plainSight';

/** What is visible from the `@` of a picture: its glyphs, `_` for unseen cells. */
function lookAround(picture: string, radius: number): string {
  const floor = drawFloor(picture);
  floor.look(find(picture, '@'), radius);
  return drawn(picture).split('\n').map((row, y) => Array.from(row, (glyph, x) => (floor.isVisible(x, y) ? glyph : '_')).join('')).join('\n');
}

/** A map of any shape with a percentage of walls. */
const anyFloor = fc.tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 5, max: 60 }), fc.nat()).map(([width, height, walls, seed]) => {
  const rng = Rng.of(String(seed), 'map');
  return floorOf(width, Array.from({ length: width * height }, () => (rng.below(100) < walls ? '#' : '.')));
});

const openCells = (floor: Floor): { x: number; y: number }[] => cellsOf(floor).filter(({ x, y }) => floor.isWalkable(x, y));

describe('sight', () => {
  it('RULES 1.2 reaches every cell with dx^2 + dy^2 <= r^2 and no other', () => {
    const floor = floorOf(25, new Array<string>(25 * 25).fill('.'));
    for (const radius of [0, 1, 2, 3, 5, 8, 10, 11]) {
      floor.look({ x: 12, y: 12 }, radius);
      const wrong = cellsOf(floor).filter(({ x, y }) => floor.isVisible(x, y) !== (x - 12) ** 2 + (y - 12) ** 2 <= radius ** 2);
      expect(wrong).toEqual([]);
    }
  });

  it('is found anew only from another cell, with another radius, or after a cell has changed', () => {
    const floor = drawFloor(`
      #######
      #@....#
      #######`);
    const look = (x: number, radius: number): boolean => floor.fov.compute(floor.cell(x, 1), radius);
    expect([look(1, 8), look(1, 8), look(2, 8), look(1, 8), look(1, 2), look(1, 2)]).toEqual([true, false, true, true, true, false]);
    floor.setTile({ x: 2, y: 1 }, floor.state.terrain[0] as number);
    expect(look(1, 2)).toBe(true);
    expect(floor.isVisible(3, 1)).toBe(false);
  });

  it('RULES 1.2 ends at walls, which are visible themselves', () => {
    expect(lookAround(`
      ###########
      #....#....#
      #.@..#....#
      #....#....#
      ###########`, 8)).toBe(drawn(`
      ######_____
      #....#_____
      #.@..#_____
      #....#_____
      ######_____`));
  });

  it('RULES 1.2 widens behind a door', () => {
    expect(lookAround(`
      ############
      ####.......#
      ####.......#
      #@.........#
      ####.......#
      ####.......#
      ############`, 8)).toBe(drawn(`
      ____________
      ____________
      ####_....___
      #@........__
      ####_....___
      ____________
      ____________`));
  });

  it('RULES 1.2 a pillar casts a shadow that widens', () => {
    expect(lookAround(`
      .............
      .............
      .............
      @..#.........
      .............
      .............
      .............`, 12)).toBe(drawn(`
      ............_
      ............_
      .......______
      @..#_________
      .......______
      ............_
      ............_`));
  });

  it('RULES 1.2 passes through a window', () => {
    expect(lookAround(`
      #######
      #@.=..#
      #######`, 8)).toBe(drawn(`
      #######
      #@.=..#
      #######`));
  });

  it('RULES 1.2 is cut by a corner no more than the corner covers', () => {
    expect(lookAround(`
      .@#..
      .....
      #....
      .....`, 8)).toBe(drawn(`
      .@#__
      ...._
      #....
      _....`));
  });

  it('RULES 1.2 doesn\'t leave the map', () => {
    const floor = drawFloor(`
      ...
      ...`);
    floor.look({ x: 0, y: 0 }, 8);
    expect(cellsOf(floor).every(({ x, y }) => floor.isVisible(x, y))).toBe(true);
    expect([floor.isVisible(-1, 0), floor.isVisible(3, 0), floor.isVisible(0, 2)]).toEqual([false, false, false]);
  });

  it('RULES 1.2 is symmetric: of two open cells each sees the other or neither does', () => {
    let pairs = 0;
    fc.assert(
      fc.property(anyFloor, fc.integer({ min: 1, max: 12 }), (floor, radius) => {
        const open = openCells(floor);
        const sees = open.map((from) => {
          floor.look(from, radius);
          return open.map((to) => floor.isVisible(to.x, to.y));
        });
        let asymmetric = 0;
        for (let a = 0; a < open.length; a++) for (let b = 0; b < a; b++) if (sees[a]?.[b] !== sees[b]?.[a]) asymmetric++;
        pairs += (open.length * (open.length - 1)) / 2;
        return asymmetric === 0;
      }),
      { seed: 1, numRuns: 200 },
    );
    expect(pairs).toBeGreaterThan(100_000);
  });

  it('RULES 1.2 is that of a plain symmetric shadowcasting with exact fractions', () => {
    fc.assert(
      fc.property(anyFloor, fc.integer({ min: 0, max: 12 }), (floor, radius) => {
        const cells = cellsOf(floor).filter(({ x, y }) => (x * 7 + y * 3) % 5 === 0);
        return cells.every((from) => {
          const expected = plainSight(floor, from, radius);
          floor.look(from, radius);
          return cellsOf(floor).every(({ x, y }) => floor.isVisible(x, y) === expected.has(y * floor.width + x));
        });
      }),
      { seed: 2, numRuns: 250 },
    );
  });

  it('RULES 1.2 is exact at the largest radius a pack may have', () => {
    const rng = Rng.of('far', 'map');
    const floor = floorOf(125, Array.from({ length: 125 * 125 }, () => (rng.below(100) < 3 ? '#' : '.')));
    const from = { x: 62, y: 62 };
    const expected = plainSight(floor, from, MOST_SIGHT);
    floor.look(from, MOST_SIGHT);
    expect(cellsOf(floor).filter(({ x, y }) => floor.isVisible(x, y) !== expected.has(y * floor.width + x))).toEqual([]);
    expect(expected.size).toBeGreaterThan(2000);
  });

  it('lists exactly the visible cells, and forgets those of the previous look', () => {
    const floor = drawFloor(`
      #######
      #..#..#
      #######`);
    floor.look({ x: 1, y: 1 }, 8);
    floor.look({ x: 5, y: 1 }, 8);
    const listed = Array.from(floor.fov.cells.subarray(0, floor.fov.count));
    const visible = cellsOf(floor).filter(({ x, y }) => floor.isVisible(x, y));
    expect(listed.sort((a, b) => a - b)).toEqual(visible.map(({ x, y }) => floor.cell(x, y)));
    expect(visible.every(({ x }) => x >= 3)).toBe(true);
  });
});
