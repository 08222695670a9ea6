import type { Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Ends } from './Layout';
import { stepsFrom, type OpenMap } from './walk';

/** Cells tried for arrival, and for each of those, cells tried for the stairs. */
const ARRIVALS = 4;
const STAIRS = 8;

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
      ends = [pointOf(arrival, map.width), pointOf(stairs, map.width)];
    }
  }
  return ends;
}

export function pointOf(cell: number, width: number): Point {
  return { x: cell % width, y: Math.floor(cell / width) };
}
