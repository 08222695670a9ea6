import { DIRECTIONS } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { FloorPlan } from '../../engine/ports';
import { spend } from '../work';
import { pointOf, type Canvas, type Ends } from './Layout';

/** Cells tried for arrival, and for each of those, cells tried for the stairs. */
const ARRIVALS = 4;
const STAIRS = 8;

/** A map of open cells (not 0), row by row. Its edge is always closed, so that no bounds checks are needed. */
export interface OpenMap {
  readonly width: number;
  readonly open: Uint8Array;
}

/** The open cells of a terrain, by `isOpen` of their tile (1 if open). */
export function openMap({ width, terrain }: Pick<FloorPlan, 'width' | 'terrain'>, isOpen: ArrayLike<number>): OpenMap {
  spend(terrain.length >> 3);
  const open = new Uint8Array(terrain.length);
  for (let row = width; row < terrain.length - width; row += width) {
    for (let cell = row + 1; cell < row + width - 1; cell++) open[cell] = isOpen[terrain[cell] as number] as number;
  }
  return { width, open };
}

/** The open cells of a canvas: all that are not rock. */
export function dugMap(canvas: Canvas, wall: number): OpenMap {
  const isOpen = new Uint8Array(256).fill(1);
  isOpen[wall] = 0;
  return openMap(canvas, isOpen);
}

/** Index offsets of the eight directions, straight ones first, in a map of this width. */
export function stepOffsets(width: number): readonly number[] {
  return DIRECTIONS.map((step) => step.y * width + step.x);
}

/** Steps in eight directions from one cell to every other; -1 if unreachable. */
export function stepsFrom({ width, open }: OpenMap, start: number): Int16Array {
  spend(open.length >> 2);
  const steps = new Int16Array(open.length).fill(-1);
  const queue = queueFor(open.length);
  let tail = 1;
  let next = 1;
  const enter = (cell: number): void => {
    if (open[cell] === 0 || steps[cell] !== -1) return;
    steps[cell] = next;
    queue[tail++] = cell;
  };
  queue[0] = start;
  steps[start] = 0;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] as number;
    next = (steps[cell] as number) + 1;
    // Written out, since a loop over the eight directions takes twice as long.
    enter(cell - width);
    enter(cell + 1);
    enter(cell + width);
    enter(cell - 1);
    enter(cell - width + 1);
    enter(cell + width + 1);
    enter(cell + width - 1);
    enter(cell - width - 1);
  }
  return steps;
}

let kept = new Int32Array(0);

/** An array for the cells that a search has still to visit, kept for the next one. */
function queueFor(most: number): Int32Array {
  if (kept.length < most) kept = new Int32Array(most);
  return kept;
}

/**
 * Gives a cell another mark, and all of its old mark that are connected to it in eight directions; returns their number.
 * It goes by runs of cells in a row, so that it looks at each cell three times instead of eight.
 */
export function flood({ width, open }: OpenMap, start: number, mark: number): number {
  const old = open[start];
  // Each run is found at most twice from either side.
  const found = queueFor(2 * open.length);
  let tail = 1;
  let count = 0;
  found[0] = start;
  for (let head = 0; head < tail; head++) {
    let left = found[head] as number;
    let right = left;
    if (open[left] !== old) continue;
    while (open[left - 1] === old) left--;
    while (open[right] === old) right++;
    for (let at = left; at < right; at++) open[at] = mark;
    count += right - left;
    for (let row = -width; row <= width; row += 2 * width) {
      let before: number | undefined = mark;
      for (let at = left - 1 + row; at <= right + row; at++) {
        const next = open[at];
        if (next === old && before !== old) found[tail++] = at;
        before = next;
      }
    }
  }
  spend(1 + (count >> 2));
  return count;
}

export function openCount({ open }: OpenMap): number {
  let count = 0;
  for (const mark of open) count += mark;
  return count;
}

/** Arrival and stairs on two of the cells: the pair farthest apart by walking of those tried; null if none is far enough. */
export function farEnds(map: OpenMap, cells: readonly number[], rng: Rng): Ends | null {
  if (cells.length === 0) return null;
  const height = map.open.length / map.width;
  let best = Math.floor((map.width + height) / 4);
  let ends: Ends | null = null;
  for (let i = 0; i < ARRIVALS; i++) {
    const arrival = rng.pick(cells);
    const steps = stepsFrom(map, arrival);
    for (let j = 0; j < STAIRS; j++) {
      const stairs = rng.pick(cells);
      const far = steps[stairs] as number;
      if (far <= best) continue;
      best = far;
      ends = { arrival: pointOf(arrival, map.width), stairs: pointOf(stairs, map.width) };
    }
  }
  return ends;
}
