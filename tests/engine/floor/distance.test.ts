import fc from 'fast-check';
import { DIRECTIONS, distanceSquared, type Point } from '../../../src/engine/core/point';
import { Rng } from '../../../src/engine/core/rng';
import type { DistanceMap } from '../../../src/engine/floor/distance';
import type { Floor } from '../../../src/engine/floor/Floor';
import { cellsOf, drawFloor, find, floorOf } from '../../support/drawFloor';
import { rowsOf } from '../../support/drawGame';
import { plainSteps } from '../../support/plainSteps';

/** Puts an actor into a cell. */
function occupy(floor: Floor, at: Point): void {
  floor.enter({ id: 1, breed: 'rat', ...at, hp: 1, maxHp: 1, power: 0, defence: 0, energy: 0, statuses: {}, goal: -1, elite: [], asleep: false, hidden: false, ready: {}, loot: [], summoned: false, alert: 0, side: 'dungeon', bound: 0, waits: false, clings: 0, announced: null, facing: -1 });
}

const openCells = (floor: Floor): Point[] => cellsOf(floor).filter(({ x, y }) => floor.isWalkable(x, y));

function ask(map: DistanceMap, floor: Floor, { from, goal }: { from: Point; goal: Point }): Point | null {
  return DIRECTIONS[map.next(floor.cell(from.x, from.y), from.x - goal.x, from.y - goal.y)] ?? null;
}

/** Steps to the `@`, one letter per cell: digits, `+` for more than 9, `-` for unreachable. Small letters are actors. */
function stepsIn(picture: string, directions: 4 | 8): string[] {
  const rows = rowsOf(picture);
  const floor = drawFloor(picture);
  for (const { x, y } of cellsOf(floor)) if (/[a-z]/.test(rows[y]?.[x] ?? '')) occupy(floor, { x, y });
  const goal = find(picture, '@');
  const map = floor.distances('walk').to(floor.cell(goal.x, goal.y), directions);
  for (const from of openCells(floor)) ask(map, floor, { from, goal });
  return rows.map((row, y) => Array.from(row, (_, x) => {
    const steps = map.steps[floor.cell(x, y)] ?? 0;
    if (!floor.isWalkable(x, y)) return '#';
    if (steps > 1000) return '-';
    return steps > 9 ? '+' : String(steps);
  }).join(''));
}

/** The step that RULES 1.2 requires, worked out from the whole map. */
function plainStep(floor: Floor, from: Point, { goal, steps, directions }: { goal: Point; steps: readonly number[]; directions: 4 | 8 }): Point | null {
  const beside = DIRECTIONS.slice(0, directions).map((step) => {
    const at = { x: from.x + step.x, y: from.y + step.y };
    const far = floor.isWalkable(at.x, at.y) ? (steps[floor.index(at.x, at.y)] ?? Infinity) : Infinity;
    return { step, far, isFree: floor.actorAt(at.x, at.y) === null, flight: distanceSquared(at, goal) };
  });
  const best = Math.min(...beside.map(({ far }) => far));
  const [first] = beside.filter(({ far, isFree }) => isFree && far < Infinity && far === best).sort((a, b) => a.far - b.far || a.flight - b.flight);
  return first?.step ?? null;
}

/** A map of any shape with walls and a crowd, and the random stream that made it. */
const anyFloor = fc.tuple(fc.integer({ min: 2, max: 14 }), fc.integer({ min: 2, max: 10 }), fc.integer({ min: 0, max: 45 }), fc.nat()).map(([width, height, walls, seed]) => {
  const rng = Rng.of(String(seed), 'map');
  const floor = floorOf(width, Array.from({ length: width * height }, (_, i) => (i > 0 && rng.below(100) < walls ? '#' : '.')));
  for (const at of openCells(floor)) if (rng.below(4) === 0) occupy(floor, at);
  return { floor, rng };
});

describe('a distance map', () => {
  it('RULES 1.2 counts steps around walls, cutting corners', () => {
    expect(stepsIn(`
      @....
      ##.#.
      .#.#.
      -####`, 8)).toEqual(['01234', '##2#4', '-#3#5', '-####']);
  });

  it('RULES 1.2 counts only straight steps for four directions', () => {
    expect(stepsIn(`
      @....
      ##.#.
      ..##.
      ..#..`, 4)).toEqual(['01234', '##3#5', '--##6', '--#87']);
  });

  it('RULES 1.2 a cell with another monster is 10 steps further, and so are the cells behind it', () => {
    const floor = drawFloor('@..r...');
    occupy(floor, { x: 3, y: 0 });
    const map = floor.distances('walk').to(floor.cell(0, 0), 8);
    ask(map, floor, { from: { x: 6, y: 0 }, goal: { x: 0, y: 0 } });
    expect(openCells(floor).map(({ x, y }) => map.steps[floor.cell(x, y)])).toEqual([0, 1, 2, 13, 14, 15, 16]);
    expect(stepsIn(`
      @.r..
      .....`, 8)).toEqual(['01+34', '11234']);
  });

  it.each([4, 8] as const)('RULES 1.2 gives everyone the step of a plain Dijkstra search, in whatever order they ask: %i directions', (directions) => {
    let steps = 0;
    fc.assert(
      fc.property(anyFloor, ({ floor, rng }) => {
        const open = openCells(floor);
        const goal = rng.pick(open);
        const all = plainSteps(floor, goal, directions);
        const walkers = Array.from({ length: 6 }, () => rng.pick(open));
        return [walkers, [...walkers].reverse(), open].every((order) => {
          floor.expireDistances();
          const map = floor.distances('walk').to(floor.cell(goal.x, goal.y), directions);
          return order.every((from) => {
            const step = ask(map, floor, { from, goal });
            if (step) steps++;
            return step === plainStep(floor, from, { goal, steps: all, directions });
          });
        });
      }),
      { seed: 3, numRuns: 300 },
    );
    expect(steps).toBeGreaterThan(5000);
  });

  it.each([4, 8] as const)('RULES 1.2 holds the distances of a plain Dijkstra search: %i directions', (directions) => {
    fc.assert(
      fc.property(anyFloor, ({ floor, rng }) => {
        const open = openCells(floor);
        const goal = rng.pick(open);
        const map = floor.distances('walk').to(floor.cell(goal.x, goal.y), directions);
        for (const from of open) ask(map, floor, { from, goal });
        const all = plainSteps(floor, goal, directions);
        return open.every(({ x, y }) => Math.min(map.steps[floor.cell(x, y)] ?? -1, 1e6) === Math.min(all[floor.index(x, y)] ?? -2, 1e6));
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it('is shared by all that walk to one goal in one turn, and rebuilt in the next', () => {
    const floor = drawFloor(`
      @....
      .###.
      .....`);
    const goal = { x: 0, y: 0 };
    const map = floor.distances('walk').to(floor.cell(0, 0), 8);
    expect(floor.distances('walk').to(floor.cell(0, 0), 8)).toBe(map);
    expect(floor.distances('walk').to(floor.cell(1, 0), 8)).not.toBe(map);
    expect(floor.distances('walk').to(floor.cell(0, 0), 4)).not.toBe(map);
    expect(ask(map, floor, { from: { x: 4, y: 1 }, goal })).toEqual({ x: -1, y: -1 });
    occupy(floor, { x: 2, y: 0 });
    floor.expireDistances();
    const next = floor.distances('walk').to(floor.cell(0, 0), 8);
    expect(ask(next, floor, { from: { x: 4, y: 1 }, goal })).toEqual({ x: -1, y: 1 });
  });
});

test('a crowd of which each goes somewhere else finds its ways, with no more maps than a few dozen', () => {
  const floor = drawFloor(Array.from({ length: 12 }, () => '.'.repeat(24)).join('\n'));
  const goals = openCells(floor);
  const kept = new Set<DistanceMap>();
  const ways = goals.map((goal, i) => {
    const from = goals[(i + 100) % goals.length] as Point;
    const map = floor.distances('walk').to(floor.cell(goal.x, goal.y), 8);
    kept.add(map);
    return [ask(map, floor, { from, goal }), plainStep(floor, from, { goal, steps: plainSteps(floor, goal, 8), directions: 8 })];
  });
  expect(ways.map(([step]) => step)).toEqual(ways.map(([, plain]) => plain));
  expect(kept.size).toBeLessThan(goals.length / 3);
});

test('a map that is aimed again forgets the search before, also where it was small and where the floor has changed since', () => {
  const picture = `
    ####################
    #@.................#
    ####################`;
  const floor = drawFloor(picture);
  const goal = find(picture, '@');
  const from = { x: 18, y: 1 };
  const stepFrom = (at: Point): Point | null => {
    floor.expireDistances();
    const map = floor.distances('walk').to(floor.cell(goal.x, goal.y), 8);
    return ask(map, floor, { from: at, goal });
  };
  expect([stepFrom({ x: 3, y: 1 }), stepFrom(from), stepFrom({ x: 3, y: 1 })]).toEqual([{ x: -1, y: 0 }, { x: -1, y: 0 }, { x: -1, y: 0 }]);
  floor.setTile({ x: 2, y: 1 }, floor.state.terrain[0] as number);
  expect(stepFrom({ x: 3, y: 1 })).toBeNull();
  expect(stepFrom(from)).toBeNull();
});
