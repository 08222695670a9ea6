import type { TileKind } from '../engine/content';
import type { FloorPlan } from '../engine/ports';

/**
 * What is wrong with a floor, each as a sentence; nothing when it may be played: all walkable cells connected,
 * stairs down there and reachable, nothing in walls, no two in one cell, nothing on the arrival cell.
 */
export function planFaults(plan: FloorPlan, tiles: readonly TileKind[]): string[] {
  const faults: string[] = [];
  const walkable = Uint8Array.from(plan.terrain, (tile) => (tiles[tile]?.walkable ? 1 : 0));
  const start = plan.arrival.y * plan.width + plan.arrival.x;
  if (walkable[start] !== 1) return ['The arrival cell is not walkable.'];
  const reached = flood(walkable, plan, start);
  const open = walkable.reduce((sum, cell) => sum + cell, 0);
  if (reached.count < open) faults.push(`${open - reached.count} walkable cells cannot be reached from the arrival cell.`);
  const stairs = plan.terrain.findIndex((tile) => tiles[tile]?.stairs === 'down');
  if (stairs < 0) faults.push('There are no stairs down.');
  else if (reached.cells[stairs] !== 1) faults.push('The stairs down cannot be reached.');
  return [...faults, ...spawnFaults(plan, walkable, start)];
}

function spawnFaults(plan: FloorPlan, walkable: Uint8Array, start: number): string[] {
  const faults: string[] = [];
  const taken = new Uint8Array(walkable.length);
  for (const { id, x, y } of [...plan.monsters, ...plan.items]) {
    const index = y * plan.width + x;
    if (walkable[index] !== 1) faults.push(`${id} at ${x},${y} is in a wall.`);
    if (index === start) faults.push(`${id} is on the arrival cell.`);
    if (taken[index] === 1) faults.push(`${id} at ${x},${y} shares its cell.`);
    taken[index] = 1;
  }
  return faults;
}

/** All cells reached from one by steps in eight directions. */
function flood(walkable: Uint8Array, size: { width: number; height: number }, start: number): { cells: Uint8Array; count: number } {
  const { width, height } = size;
  const cells = new Uint8Array(walkable.length);
  const queue = new Int32Array(walkable.length);
  let tail = 1;
  queue[0] = start;
  cells[start] = 1;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] as number;
    const x = cell % width;
    const y = (cell - x) / width;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx;
        if (cells[next] === 1 || walkable[next] !== 1) continue;
        cells[next] = 1;
        queue[tail++] = next;
      }
    }
  }
  return { cells, count: tail };
}
