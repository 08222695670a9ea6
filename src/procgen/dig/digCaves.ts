import { shuffle, type Rng } from '../../engine/core/rng';
import { spend } from '../work';
import { finish, type Canvas, type Layout, type Palette, type PlanFor } from './Layout';
import { rotCaves } from './rot';
import { dugMap, farEnds, openCount, stepOffsets, stepsFrom, type OpenMap } from './walk';

/** The minimum percentage of open cells on the map. */
const LEAST_OPEN = 20;
/** The minimum number of open cells among the eight around arrival and stairs. */
const LEAST_ROOM = 6;
/** Smaller caves are filled in. */
const LEAST_CAVE = 18;
/** The minimum difference between the walking distances from a thin wall's two sides to one end of the map for it to fall. */
const DETOUR = 16;
/** Limit on walls that fall. */
const MOST_FALLEN = 10;

/** Caves by rot-js, connected and with loops; null if they failed. */
export function digCaves(plan: PlanFor<'caves'>, palette: Palette, rng: Rng): Layout | null {
  const { width, height } = plan;
  const cells = rotCaves(plan, rng);
  const canvas = { width, height, terrain: cells.map((open) => (open === 1 ? palette.ground : palette.wall)) };
  closeEdge(canvas, palette.wall);
  joinCaves(canvas, palette, rng);
  openThinWalls(canvas, plan.loops, palette, rng);
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

/** Connects every cave to the largest one by the shortest tunnel; tiny ones are filled in. */
export function joinCaves(canvas: Canvas, { wall, ground }: Palette, rng: Rng): void {
  const { terrain } = canvas;
  const [main, ...others] = cavesOf(canvas, wall).sort((a, b) => b.length - a.length || (a[0] as number) - (b[0] as number));
  if (!main) return;
  const joined = new Uint8Array(terrain.length);
  for (const cell of main) joined[cell] = 1;
  const isSmall = (cave: readonly number[]): boolean => cave.length < LEAST_CAVE;
  for (const cell of others.filter(isSmall).flat()) terrain[cell] = wall;
  for (const cave of others.filter((each) => !isSmall(each))) {
    const tunnel = tunnelFrom(canvas, cave, joined, rng);
    if (!tunnel) continue;
    for (const cell of tunnel) if (terrain[cell] === wall) terrain[cell] = ground;
    for (const cell of [...cave, ...tunnel]) joined[cell] = 1;
  }
}

/** Connected groups of open cells, ordered by their first cell on the map. */
function cavesOf(canvas: Canvas, wall: number): number[][] {
  const { open, width } = dugMap(canvas, wall);
  spend(open.length);
  const offsets = stepOffsets(width);
  const caves: number[][] = [];
  for (let first = open.indexOf(1); first >= 0; first = open.indexOf(1, first)) {
    const cave = [first];
    open[first] = 0;
    for (const cell of cave) {
      for (const step of offsets) {
        if (open[cell + step] !== 1) continue;
        open[cell + step] = 0;
        cave.push(cell + step);
      }
    }
    caves.push(cave);
  }
  return caves;
}

/** The cells of the shortest tunnel from a cave to the connected part, none if they meet already; null if there is no way. */
function tunnelFrom({ terrain, width, height }: Canvas, cave: readonly number[], joined: Uint8Array, rng: Rng): number[] | null {
  spend(terrain.length >> 4);
  const before = new Int32Array(terrain.length).fill(-1);
  before.fill(0, 0, width).fill(0, (height - 1) * width);
  for (let cell = width; cell < before.length; cell += width) before[cell] = before[cell - 1] = 0;
  const queue = cave.slice();
  const steps = shuffle(stepOffsets(width).slice(0, 4), rng);
  for (const cell of cave) before[cell] = cell;
  for (let head = 0; head < queue.length; head++) {
    spend(1);
    const cell = queue[head] as number;
    if (joined[cell] === 1) return traced(cell, before);
    for (const step of steps) {
      const next = cell + step;
      if (before[next] !== -1) continue;
      before[next] = cell;
      queue.push(next);
    }
  }
  return null;
}

/** The cells from the end of a search back to its start, exclusive. */
function traced(end: number, before: Int32Array): number[] {
  const cells: number[] = [];
  for (let cell = end; before[cell] !== cell; cell = before[cell] as number) cells.push(cell);
  return cells;
}

/** Opens a percentage of the thin walls between parts of a cave that are far apart by walking. */
export function openThinWalls(canvas: Canvas, percent: number, palette: Palette, rng: Rng): void {
  if (percent === 0) return;
  const { terrain } = canvas;
  const map = dugMap(canvas, palette.wall);
  const root = map.open.indexOf(1);
  const walls = shuffle(thinWalls(canvas, palette.wall), rng);
  let steps = stepsFrom(map, root);
  let fallen = 0;
  for (const { cell, across } of walls) {
    const detour = Math.abs((steps[cell - across] as number) - (steps[cell + across] as number));
    if (detour < DETOUR || rng.below(100) >= percent) continue;
    terrain[cell] = palette.ground;
    if (++fallen === MOST_FALLEN) return;
    steps = stepsFrom(dugMap(canvas, palette.wall), root);
  }
}

/** Wall cells between two opposite open cells. */
function thinWalls({ terrain, width, height }: Canvas, wall: number): { cell: number; across: number }[] {
  spend(terrain.length >> 2);
  const walls: { cell: number; across: number }[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
      if (terrain[cell] !== wall) continue;
      for (const across of [1, width]) if (terrain[cell - across] !== wall && terrain[cell + across] !== wall) walls.push({ cell, across });
    }
  }
  return walls;
}
