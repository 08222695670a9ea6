import type { Rng } from '../../engine/core/rng';
import type { Canvas, Palette } from './Layout';
import { shuffle } from '../../engine/core/shuffle';
import { dugMap, stepsFrom } from './walk';
import { spend } from '../work';

/** The minimum difference between the walking distances from a thin wall's two sides to one end of the map for it to fall. */
const DETOUR = 16;
/** Limit on walls that fall. */
const MOST = 10;

/** Opens a percentage of the thin walls between parts of a cave that are far apart by walking. */
export function knockThrough(canvas: Canvas, { percent, palette }: { percent: number; palette: Palette }, rng: Rng): void {
  const { terrain, width } = canvas;
  if (percent === 0) return;
  const map = dugMap(canvas, palette.wall);
  const root = map.open.indexOf(1);
  const walls = shuffle(thinWalls(canvas, palette.wall), rng);
  let steps = stepsFrom(map, root);
  let fallen = 0;
  for (const { cell, across } of walls) {
    const detour = Math.abs((steps[cell - across] as number) - (steps[cell + across] as number));
    if (detour < DETOUR || rng.below(100) >= percent) continue;
    terrain[cell] = palette.ground;
    if (++fallen === MOST) return;
    steps = stepsFrom(dugMap({ terrain, width }, palette.wall), root);
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
