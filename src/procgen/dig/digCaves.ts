import type { Rng } from '../../engine/core/rng';
import { finish, type Canvas, type Layout, type Palette } from './Layout';
import type { PlanFor } from './digPlan';
import { farEnds } from './farEnds';
import { joinCaves } from './joinCaves';
import { knockThrough } from './knockThrough';
import { rotCaves } from './rot';
import { dugMap, openCount, stepOffsets, type OpenMap } from './walk';

/** The minimum percentage of open cells on the map. */
const LEAST_OPEN = 20;
/** The minimum number of open cells among the eight around arrival and stairs. */
const LEAST_ROOM = 6;

/** Caves by rot-js, connected and with loops; null if they failed. */
export function digCaves(plan: PlanFor<'caves'>, palette: Palette, rng: Rng): Layout | null {
  const { width, height } = plan;
  const cells = rotCaves(plan, rng);
  const canvas = { width, height, terrain: cells.map((open) => (open === 1 ? palette.ground : palette.wall)) };
  closeEdge(canvas, palette.wall);
  joinCaves(canvas, palette, rng);
  knockThrough(canvas, { percent: plan.loops, palette }, rng);
  const map = dugMap(canvas, palette.wall);
  if (openCount(map) * 100 < LEAST_OPEN * canvas.terrain.length) return null;
  const ends = farEnds(map, roomyCells(map), rng);
  return ends && finish({ ...canvas, rooms: [] }, ends, palette);
}

function closeEdge({ terrain, width, height }: Canvas, wall: number): void {
  terrain.fill(wall, 0, width).fill(wall, (height - 1) * width);
  for (let cell = width; cell < terrain.length; cell += width) terrain[cell] = terrain[cell - 1] = wall;
}

/** Open cells with enough open neighbours. */
function roomyCells({ open, width }: OpenMap): number[] {
  const offsets = stepOffsets(width);
  const cells: number[] = [];
  for (let cell = open.indexOf(1); cell >= 0; cell = open.indexOf(1, cell + 1)) {
    let around = 0;
    for (const step of offsets) around += open[cell + step] as number;
    if (around >= LEAST_ROOM) cells.push(cell);
  }
  return cells;
}
