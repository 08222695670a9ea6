import { DIRECTIONS } from '../../engine/core/point';

/** A map of open cells (not 0), row by row. Its edge counts as closed, so that nothing looks beyond it. */
export interface OpenMap {
  readonly width: number;
  readonly open: Uint8Array;
}

/** The cells of a terrain whose tile is marked with 1, but for the edge. */
export function openMap({ width, terrain }: { readonly width: number; readonly terrain: ArrayLike<number> }, isOpen: ArrayLike<number>): OpenMap {
  const open = new Uint8Array(terrain.length);
  for (let row = width; row < terrain.length - width; row += width) {
    for (let cell = row + 1; cell < row + width - 1; cell++) open[cell] = isOpen[terrain[cell] as number] as number;
  }
  return { width, open };
}

/** The same for a map on which everything but rock is open. */
export function dugMap(map: { readonly width: number; readonly terrain: ArrayLike<number> }, wall: number): OpenMap {
  const isOpen = new Uint8Array(256).fill(1);
  isOpen[wall] = 0;
  return openMap(map, isOpen);
}

/** Index differences of the eight directions, straight ones first, in a map so wide. */
export function stepOffsets(width: number): readonly number[] {
  return DIRECTIONS.map((step) => step.y * width + step.x);
}

/** Steps in eight directions from one cell to every other, -1 where no way leads. */
export function stepsFrom({ width, open }: OpenMap, start: number): Int16Array {
  const steps = new Int16Array(open.length).fill(-1);
  const queue = new Int32Array(open.length);
  const offsets = Int32Array.from(stepOffsets(width));
  let tail = 1;
  queue[0] = start;
  steps[start] = 0;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] as number;
    const next = (steps[cell] as number) + 1;
    for (let i = 0; i < 8; i++) {
      const beside = cell + (offsets[i] as number);
      if (open[beside] === 0 || steps[beside] !== -1) continue;
      steps[beside] = next;
      queue[tail++] = beside;
    }
  }
  return steps;
}

/** How many cells can be reached from one, itself included. */
export function reachOf(map: OpenMap, start: number): number {
  let count = 0;
  for (const steps of stepsFrom(map, start)) if (steps >= 0) count++;
  return count;
}

/** How many cells are open. */
export function openCount({ open }: OpenMap): number {
  let count = 0;
  for (const mark of open) count += mark;
  return count;
}
