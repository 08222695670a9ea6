import { distanceSquared, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Layout } from './Layout';
import { isInVault } from './whereabouts';
import { spend } from '../work';

/** How many tiles of a kind to hang. */
export interface Hanging {
  readonly tile: number;
  readonly count: number;
}

/** dx^2 + dy^2 that keeps two of them apart. */
const APART = 36;

/** Turns random walls north of open ground, apart from each other and outside vaults, into tiles such as torches; fewer if there is no room. */
export function hangLights(layout: Layout, hangings: readonly Hanging[], { wall, rng }: { wall: number; rng: Rng }): void {
  const hung: Point[] = [];
  for (const { tile, count } of hangings) {
    const free = count > 0 ? facesOf(layout, wall) : [];
    for (let left = count; left > 0 && free.length > 0; ) {
      spend(1 + (free.length >> 6) + (hung.length >> 2));
      const [at] = free.splice(rng.below(free.length), 1) as [Point];
      if (hung.some((other) => distanceSquared(at, other) < APART)) continue;
      layout.terrain[at.y * layout.width + at.x] = tile;
      hung.push(at);
      left--;
    }
  }
}

/** The walls with ground to the south. */
function facesOf(layout: Layout, wall: number): Point[] {
  const { width, height, terrain, ground } = layout;
  spend(terrain.length >> 1);
  const faces: Point[] = [];
  for (let y = 1; y < height - 2; y++) {
    for (let x = 1; x < width - 1; x++) {
      const isFace = terrain[y * width + x] === wall && terrain[(y + 1) * width + x] === ground;
      if (isFace && !isInVault(layout, y * width + x)) faces.push({ x, y });
    }
  }
  return faces;
}
