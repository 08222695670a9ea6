import { Map as RotMap, RNG } from 'rot-js';
import type { Rng } from '../../engine/core/rng';
import { Watchdog } from '../../engine/core/Watchdog';
import type { CavesPlan, HallsPlan } from './digPlan';
import type { Room } from './rooms';

/* The only place that knows rot-js. Its generator is global: it is lent one of our streams for each call, and put back. */

/** Cells row by row, 1 where open. */
export type Cells = Uint8Array;

const TWO_32 = 4294967296;

/** How often rot.js may draw for one map: several times what the largest takes. Some layouts never come about, and its clock is switched off. */
const MOST_DRAWS = 200_000;

function lend<T>(rng: Rng, work: () => T): T {
  const kept = RNG.getState();
  const draw = RNG.getUniform.bind(RNG);
  const draws = new Watchdog('A number is drawn for one layout', MOST_DRAWS);
  RNG.setState([rng.next() / TWO_32, rng.next() / TWO_32, rng.next() / TWO_32, 1]);
  RNG.getUniform = () => {
    draws.tick();
    return draw();
  };
  try {
    return work();
  } finally {
    // Its own method, on the prototype, comes to light again.
    Reflect.deleteProperty(RNG, 'getUniform');
    RNG.setState(kept);
  }
}

/** Halls and their rooms. Its clock is switched off: only the stream decides. */
export function rotHalls(plan: HallsPlan, rng: Rng): { cells: Cells; rooms: Room[] } {
  const { width, height, dug } = plan;
  const sides: [number, number] = [plan.roomMin - 1, plan.roomMax - 1];
  const shared = { roomWidth: sides, roomHeight: sides, timeLimit: Infinity };
  const cells = new Uint8Array(width * height);
  const rooms = lend(rng, () => {
    const map = plan.dig === 'digger' ? new RotMap.Digger(width, height, { ...shared, dugPercentage: dug / 100 }) : new RotMap.Uniform(width, height, { ...shared, roomDugPercentage: dug / 100 });
    map.create((x, y, value) => { cells[y * width + x] = value === 0 ? 1 : 0; });
    return map.getRooms();
  });
  return { cells, rooms: rooms.map((room) => ({ x1: room.getLeft() - 1, y1: room.getTop() - 1, x2: room.getRight() + 1, y2: room.getBottom() + 1, inset: 0 })) };
}

/** Caves, in pieces; cells beyond the edge count as rock. */
export function rotCaves({ width, height, open, rounds }: CavesPlan, rng: Rng): Cells {
  const cells = new Uint8Array(width * height);
  lend(rng, () => {
    const map = new RotMap.Cellular(width, height);
    map.randomize(open / 100);
    for (let round = 1; round < rounds; round++) map.create();
    map.create((x, y, value) => { cells[y * width + x] = value; });
  });
  return cells;
}
