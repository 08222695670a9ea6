import type { TileKind } from '../engine/content';
import type { Point } from '../engine/core/point';
import { offsetsOf } from '../engine/floor/DistanceMaps';
import type { FloorPlan, Spawn } from '../engine/ports';

/**
 * What is wrong with a floor, each as a sentence; nothing when it may be played: all walkable cells connected,
 * stairs down there and reachable, nothing in walls, no two in one cell, nothing on the arrival cell.
 */
export function planFaults(plan: FloorPlan, tiles: readonly TileKind[]): string[] {
  const faults: string[] = [];
  const ground = readGround(plan, tiles);
  const start = padded(plan, plan.arrival);
  if (ground.marks[start] !== OPEN) return ['The arrival cell is not walkable.'];
  const reached = flood(ground, start);
  if (reached < ground.count) faults.push(`${ground.count - reached} walkable cells cannot be reached from the arrival cell.`);
  if (ground.stairs < 0) faults.push('There are no stairs down.');
  else if (ground.marks[ground.stairs] !== REACHED) faults.push('The stairs down cannot be reached.');
  const checks = { ground, faults };
  for (const spawn of plan.monsters) checkSpawn(plan, spawn, checks);
  for (const spawn of plan.items) checkSpawn(plan, spawn, checks);
  return faults;
}

/** What a cell can be; all but 0 are walkable. */
const OPEN = 1;
const REACHED = 2;
const TAKEN = 3;

/** The cells with a ring of wall around them, how many can be walked on, and where the stairs down lie (-1: nowhere). */
interface Ground {
  readonly stride: number;
  readonly marks: Uint8Array;
  readonly count: number;
  readonly stairs: number;
}

function padded(plan: FloorPlan, { x, y }: Point): number {
  return (y + 1) * (plan.width + 2) + x + 1;
}

function readGround(plan: FloorPlan, tiles: readonly TileKind[]): Ground {
  const { width, height, terrain } = plan;
  const stride = width + 2;
  const marks = new Uint8Array(stride * (height + 2));
  const walkable = Uint8Array.from(tiles, (tile) => (tile.walkable ? OPEN : 0));
  const down = tiles.findIndex((tile) => tile.stairs === 'down');
  let count = 0;
  let stairs = -1;
  for (let y = 0, index = 0; y < height; y++) {
    for (let cell = (y + 1) * stride + 1, end = cell + width; cell < end; cell++) {
      const tile = terrain[index++] as number;
      const mark = walkable[tile] as number;
      marks[cell] = mark;
      count += mark;
      if (tile === down) stairs = cell;
    }
  }
  return { stride, marks, count, stairs };
}

/** Marks all cells reached from one by steps in eight directions; answers how many they are. */
function flood({ marks, stride, count }: Ground, start: number): number {
  const offsets = offsetsOf(stride, 8);
  const queue = new Int32Array(count);
  let tail = 1;
  queue[0] = start;
  marks[start] = REACHED;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] as number;
    for (let i = 0; i < 8; i++) {
      const next = cell + (offsets[i] as number);
      if (marks[next] !== OPEN) continue;
      marks[next] = REACHED;
      queue[tail++] = next;
    }
  }
  return tail;
}

function checkSpawn(plan: FloorPlan, spawn: Spawn, { ground, faults }: { ground: Ground; faults: string[] }): void {
  const cell = padded(plan, spawn);
  const isArrival = spawn.x === plan.arrival.x && spawn.y === plan.arrival.y;
  const mark = ground.marks[cell];
  if (mark === REACHED && !isArrival) {
    ground.marks[cell] = TAKEN;
    return;
  }
  const name = `${spawn.id} at ${spawn.x},${spawn.y}`;
  if (mark === 0 || mark === undefined) faults.push(`${name} is in a wall.`);
  else if (mark === TAKEN) faults.push(`${name} shares its cell.`);
  else ground.marks[cell] = TAKEN;
  if (isArrival) faults.push(`${name} is on the arrival cell.`);
}
