import type { Rng } from '../../engine/core/rng';
import type { Canvas, Palette } from './Layout';
import { shuffle } from '../../engine/core/shuffle';
import { dugMap, stepOffsets } from './walk';
import { spend } from '../work';

/** Smaller caves are filled in. */
const LEAST_CAVE = 18;

/** Connects every cave to the largest one by the shortest tunnel; tiny ones are filled in. */
export function joinCaves(canvas: Canvas, palette: Palette, rng: Rng): void {
  const [main, ...others] = cavesOf(canvas, palette.wall).sort((a, b) => b.length - a.length || (a[0] as number) - (b[0] as number));
  if (!main) return;
  const joined = new Uint8Array(canvas.terrain.length);
  for (const cell of main) joined[cell] = 1;
  const isSmall = (cave: readonly number[]): boolean => cave.length < LEAST_CAVE;
  for (const cell of others.filter(isSmall).flat()) canvas.terrain[cell] = palette.wall;
  for (const cave of others) if (!isSmall(cave)) tunnel(canvas, { cave, joined, palette }, rng);
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

/** Digs the shortest tunnel from a cave to the connected part, and adds the cave to that. */
function tunnel({ terrain, width, height }: Canvas, { cave, joined, palette }: { cave: number[]; joined: Uint8Array; palette: Palette }, rng: Rng): void {
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
    if (joined[cell] === 1) return dig(cell);
    for (const step of steps) {
      const next = cell + step;
      if (before[next] !== -1) continue;
      before[next] = cell;
      queue.push(next);
    }
  }

  function dig(end: number): void {
    for (let cell = end; before[cell] !== cell; cell = before[cell] as number) {
      if (terrain[cell] === palette.wall) terrain[cell] = palette.ground;
      joined[cell] = 1;
    }
    for (const cell of cave) joined[cell] = 1;
  }
}
