import { FOV } from 'rot-js';
import type { Point } from '../../src/engine/core/point';
import type { Floor } from '../../src/engine/floor/Floor';
import { benchContent, emptyFloor } from './floorOf';
import { sideBySide, times, us } from './measure';

const RADIUS = 8;
const ROUNDS = 31;
/** Ours is repeated more often, so that each work takes about as long and neither is measured right behind the other. */
const LAPS = { ours: 20, precise: 1, recursive: 6 };

/** Reports the cells visible from one. */
type Sight = (from: Point, see: (x: number, y: number) => void) => void;

/** Sight at radius 8 in 80 x 43 rooms, against rot-js: time per look, and the share of pairs where only one sees the other. */
export function benchSight(): string[] {
  const { floor, open } = emptyFloor(benchContent(), 'bench');
  const passes = (x: number, y: number): boolean => floor.isWalkable(x, y);
  const precise = new FOV.PreciseShadowcasting(passes);
  const recursive = new FOV.RecursiveShadowcasting(passes);
    let seen = 0;
  const mark = (): void => {
    seen++;
  };
  const laps = sideBySide(
    {
      ours: times(LAPS.ours, () => { for (const { x, y } of open) floor.fov.compute(floor.cell(x, y), RADIUS); }),
      precise: () => { for (const { x, y } of open) precise.compute(x, y, RADIUS, mark); },
      recursive: times(LAPS.recursive, () => { for (const { x, y } of open) recursive.compute(x, y, RADIUS, mark); }),
    },
    ROUNDS,
  );
  const ms = { ours: laps.ours / LAPS.ours, precise: laps.precise / LAPS.precise, recursive: laps.recursive / LAPS.recursive };
  const shares = {
    ours: asymmetry(open, oursOf(floor)),
    precise: asymmetry(open, ({ x, y }, see) => { precise.compute(x, y, RADIUS, see); }),
    recursive: asymmetry(open, ({ x, y }, see) => { recursive.compute(x, y, RADIUS, see); }),
  };
  const line = (name: keyof typeof ms): string =>
    `  ${name.padEnd(10)} ${us(ms[name] / open.length).padStart(9)} a look, ${(ms[name] / ms.ours).toFixed(1).padStart(5)} times ours, ${(shares[name] * 100).toFixed(2).padStart(5)} % of pairs asymmetric`;
  return [`Sight, radius ${RADIUS}, from each of ${open.length} open cells; rot-js saw ${seen} cells`, line('ours'), line('precise'), line('recursive')];
}

function oursOf(floor: Floor): Sight {
  return ({ x, y }, see) => {
    floor.fov.compute(floor.cell(x, y), RADIUS);
    for (let i = 0; i < floor.fov.count; i++) {
      const cell = floor.fov.cells[i] as number;
      see((cell % floor.stride) - 1, Math.floor(cell / floor.stride) - 1);
    }
  };
}

/** Of the pairs of open cells where at least one sees the other, the share where the other doesn't. */
function asymmetry(open: readonly Point[], sight: Sight): number {
  const number = new Map(open.map(({ x, y }, index) => [y * 1000 + x, index]));
  const pairs = new Set<number>();
  open.forEach((from, a) => {
    sight(from, (x, y) => {
      const b = number.get(y * 1000 + x);
      if (b !== undefined && b !== a) pairs.add(a * open.length + b);
    });
  });
  let oneWay = 0;
  for (const pair of pairs) if (!pairs.has((pair % open.length) * open.length + Math.floor(pair / open.length))) oneWay++;
  return oneWay / (oneWay + (pairs.size - oneWay) / 2);
}
