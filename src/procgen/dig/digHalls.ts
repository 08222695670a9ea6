import type { Rng } from '../../engine/core/rng';
import { addLoops } from './addLoops';
import { finish, type Canvas, type Layout, type Palette, type PlanFor, type Room } from './Layout';
import { rotHalls } from './rot';
import { dugMap, farEnds } from './walk';

/** Floors with fewer rooms are rejected. */
const LEAST_ROOMS = 4;

/** Rooms and corridors by rot-js, with arrival and stairs far apart; null if they failed. */
export function digHalls(plan: PlanFor<'digger'>, palette: Palette, rng: Rng): Layout | null {
  if (isNarrow(plan)) return null;
  const { width, height } = plan;
  const { cells, rooms } = rotHalls(plan, rng);
  const canvas = { width, height, terrain: cells.map((open) => (open === 0 ? palette.wall : palette.ground)) };
  if (rooms.length < LEAST_ROOMS || !addLoops({ ...canvas, rooms }, plan.loops, palette, rng)) return null;
  const ends = farEnds(dugMap(canvas, palette.wall), rooms.flatMap((room) => groundOf(canvas, room)), rng);
  return ends && finish({ ...canvas, rooms }, ends, palette);
}

/** Without space for three large rooms in a row, `Uniform` could search for a second one for ever. */
function isNarrow({ width, height, roomMax }: PlanFor<'digger'>): boolean {
  return Math.max(width, height) < 3 * roomMax + 4 || Math.min(width, height) < roomMax + 4;
}

function groundOf({ width }: Canvas, room: Room): number[] {
  const cells: number[] = [];
  for (let y = room.y1 + 1; y < room.y2 - room.inset; y++) {
    for (let x = room.x1 + 1; x < room.x2 - room.inset; x++) cells.push(y * width + x);
  }
  return cells;
}
