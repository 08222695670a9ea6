import { Map as RotMap, RNG } from 'rot-js';
import type { Rng } from '../../engine/core/rng';
import { Watchdog } from '../../engine/core/Effort';
import { spend } from '../work';
import type { PlanFor, Room } from './Layout';

/* The only module that uses rot-js. Its generator is global: each call seeds it from one of our streams and then restores it. */

/** Cells row by row, 1 where open. */
export type Cells = Uint8Array;

const TWO_32 = 4294967296;

/** Limit on rot-js's draws per map, twice the largest map's: its time limit is off, and some layouts would never finish. */
const MOST_DRAWS = 20_000;

/** Cells per draw: between two of them rot-js looks at a share of the map. */
const PER_DRAW = 16;

function withStream<T>(rng: Rng, perDraw: number, work: () => T): T {
  const kept = RNG.getState();
  const draw = RNG.getUniform.bind(RNG);
  const draws = new Watchdog('Drawing numbers for one layout', MOST_DRAWS);
  RNG.setState([rng.next() / TWO_32, rng.next() / TWO_32, rng.next() / TWO_32, 1]);
  RNG.getUniform = () => {
    draws.tick();
    spend(perDraw);
    return draw();
  };
  try {
    return work();
  } finally {
    // Uncovers the original method on the prototype.
    Reflect.deleteProperty(RNG, 'getUniform');
    RNG.setState(kept);
  }
}

/** Halls and their rooms. The time limit is off, so that only the stream decides. */
export function rotHalls(plan: PlanFor<'digger'>, rng: Rng): { cells: Cells; rooms: Room[] } {
  const { width, height, dug } = plan;
  const sides: [number, number] = [plan.roomMin - 1, plan.roomMax - 1];
  const shared = { roomWidth: sides, roomHeight: sides, timeLimit: Infinity };
  const cells = new Uint8Array(width * height);
  const rooms = withStream(rng, PER_DRAW + (cells.length >> (plan.dig === 'digger' ? 7 : 5)), () => {
    const map = plan.dig === 'digger'
      ? new RotMap.Digger(width, height, { ...shared, dugPercentage: dug / 100 })
      : new RotMap.Uniform(width, height, { ...shared, roomDugPercentage: dug / 100 });
    map.create((x, y, value) => { cells[y * width + x] = value === 0 ? 1 : 0; });
    return map.getRooms();
  });
  return { cells, rooms: rooms.map(withWalls) };
}

function withWalls(room: { getLeft(): number; getTop(): number; getRight(): number; getBottom(): number }): Room {
  return { x1: room.getLeft() - 1, y1: room.getTop() - 1, x2: room.getRight() + 1, y2: room.getBottom() + 1, inset: 0 };
}

/** Caves, not connected yet; cells beyond the edge count as rock. */
export function rotCaves({ width, height, open, rounds }: PlanFor<'caves'>, rng: Rng): Cells {
  const cells = new Uint8Array(width * height);
  spend((rounds * cells.length) >> 1);
  withStream(rng, 0, () => {
    const map = new RotMap.Cellular(width, height);
    map.randomize(open / 100);
    for (let round = 1; round < rounds; round++) map.create();
    map.create((x, y, value) => { cells[y * width + x] = value; });
  });
  return cells;
}
