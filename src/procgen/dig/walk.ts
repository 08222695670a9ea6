import { DIRECTIONS } from '../../engine/core/point';

/** A map of open cells (not 0), row by row. Its edge is always closed, so that no bounds checks are needed. */
export interface OpenMap {
  readonly width: number;
  readonly open: Uint8Array;
}

/** The open cells of a terrain, by `isOpen` of their tile (1 if open). */
export function openMap({ width, terrain }: { readonly width: number; readonly terrain: ArrayLike<number> }, isOpen: ArrayLike<number>): OpenMap {
  const open = new Uint8Array(terrain.length);
  for (let row = width; row < terrain.length - width; row += width) {
    for (let cell = row + 1; cell < row + width - 1; cell++) open[cell] = isOpen[terrain[cell] as number] as number;
  }
  return { width, open };
}

/** The same with every tile but rock open. */
export function dugMap(map: { readonly width: number; readonly terrain: ArrayLike<number> }, wall: number): OpenMap {
  const isOpen = new Uint8Array(256).fill(1);
  isOpen[wall] = 0;
  return openMap(map, isOpen);
}

/** Index offsets of the eight directions, straight ones first, in a map of this width. */
export function stepOffsets(width: number): readonly number[] {
  return DIRECTIONS.map((step) => step.y * width + step.x);
}

/** Steps in eight directions from one cell to every other; -1 if unreachable. */
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
      const neighbour = cell + (offsets[i] as number);
      if (open[neighbour] === 0 || steps[neighbour] !== -1) continue;
      steps[neighbour] = next;
      queue[tail++] = neighbour;
    }
  }
  return steps;
}

/** Number of cells reachable from one, including itself. */
export function reachOf(map: OpenMap, start: number): number {
  let count = 0;
  for (const steps of stepsFrom(map, start)) if (steps >= 0) count++;
  return count;
}

export function openCount({ open }: OpenMap): number {
  let count = 0;
  for (const mark of open) count += mark;
  return count;
}
