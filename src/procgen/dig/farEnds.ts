import type { Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Ends } from './Layout';
import { stepsFrom, type OpenMap } from './walk';

/** How many cells are tried for arrival, and for each of them how many for the stairs. */
const ARRIVALS = 4;
const STAIRS = 8;

/** Arrival and stairs on two of the cells, as far apart by walking as any of some pairs tried; null where none are far. */
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

/** The cell of an index. */
export function pointOf(cell: number, width: number): Point {
  return { x: cell % width, y: Math.floor(cell / width) };
}
