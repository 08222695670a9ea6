import type { TileKind } from '../engine/content';
import type { Point } from '../engine/core/point';
import { offsetsOf } from '../engine/floor/DistanceMaps';
import type { FloorPlan } from '../engine/ports';

/**
 * What is wrong with a floor, each as a sentence; nothing when it may be played: all walkable cells connected,
 * stairs down there and reachable, nothing in walls, no two in one cell, nothing on the arrival cell.
 */
export function planFaults(plan: FloorPlan, tiles: readonly TileKind[]): string[] {
  const faults: string[] = [];
  const ground = readGround(plan, tiles);
  const start = padded(plan, plan.arrival);
  if (ground.open[start] !== 1) return ['The arrival cell is not walkable.'];
  const reached = flood(ground, start);
  if (reached.count < ground.count) faults.push(`${ground.count - reached.count} walkable cells cannot be reached from the arrival cell.`);
  if (ground.stairs < 0) faults.push('There are no stairs down.');
  else if (reached.cells[ground.stairs] !== 1) faults.push('The stairs down cannot be reached.');
  return [...faults, ...spawnFaults(plan, ground.open)];
}

/** Where one can stand, with a ring of wall around it, how many such cells there are, and where the stairs down lie (-1: nowhere). */
interface Ground {
  readonly stride: number;
  readonly open: Uint8Array;
  readonly count: number;
  readonly stairs: number;
}

function padded(plan: FloorPlan, { x, y }: Point): number {
  return (y + 1) * (plan.width + 2) + x + 1;
}

function readGround(plan: FloorPlan, tiles: readonly TileKind[]): Ground {
  const { width, height, terrain } = plan;
  const stride = width + 2;
  const open = new Uint8Array(stride * (height + 2));
  const passes = Uint8Array.from(tiles, (tile) => (tile.walkable ? 1 : 0));
  const down = tiles.findIndex((tile) => tile.stairs === 'down');
  let count = 0;
  let stairs = -1;
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0, cell = (y + 1) * stride + 1; x < width; x++, index++, cell++) {
      const tile = terrain[index] as number;
      if (passes[tile] !== 1) continue;
      open[cell] = 1;
      count++;
      if (tile === down) stairs = cell;
    }
  }
  return { stride, open, count, stairs };
}

function spawnFaults(plan: FloorPlan, open: Uint8Array): string[] {
  const faults: string[] = [];
  const taken = new Uint8Array(open.length);
  const start = padded(plan, plan.arrival);
  for (const spawn of [...plan.monsters, ...plan.items]) {
    const cell = padded(plan, spawn);
    const name = `${spawn.id} at ${spawn.x},${spawn.y}`;
    if (open[cell] !== 1) faults.push(`${name} is in a wall.`);
    if (cell === start) faults.push(`${name} is on the arrival cell.`);
    if (taken[cell] === 1) faults.push(`${name} shares its cell.`);
    taken[cell] = 1;
  }
  return faults;
}

/** All cells reached from one by steps in eight directions, and how many they are. */
function flood({ open, stride, count }: Ground, start: number): { cells: Uint8Array; count: number } {
  const offsets = offsetsOf(stride, 8);
  const cells = new Uint8Array(open.length);
  const queue = new Int32Array(count);
  let tail = 1;
  queue[0] = start;
  cells[start] = 1;
  for (let head = 0; head < tail; head++) {
    for (let i = 0; i < 8; i++) {
      const next = (queue[head] as number) + (offsets[i] as number);
      if (cells[next] === 1 || open[next] !== 1) continue;
      cells[next] = 1;
      queue[tail++] = next;
    }
  }
  return { cells, count: tail };
}
