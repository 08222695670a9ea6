import type { Content } from '../../src/engine/content';
import type { Point } from '../../src/engine/core/point';
import { vaultAt } from '../../src/engine/floor/cells';
import type { FloorPlan } from '../../src/engine/ports';
import { ProcgenService } from '../../src/procgen/ProcgenService';

/** A floor of each of the first seeds, from '0' on. */
export function plansOf(content: Content, floor: number, seeds: number): FloorPlan[] {
  return Array.from({ length: seeds }, (_, seed) => new ProcgenService(content, String(seed)).floor(floor));
}

/** The id of the tile at a cell; nothing beyond the map. */
export function tileAt(content: Content, { terrain, width, height }: FloorPlan, { x, y }: Point): string | undefined {
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : content.tiles[terrain[y * width + x] ?? -1]?.id;
}

/** All cells of a tile. */
export function cellsOf(content: Content, plan: FloorPlan, tile: string): Point[] {
  return Array.from(plan.terrain).flatMap((index, cell) => (content.tiles[index]?.id === tile ? [{ x: cell % plan.width, y: Math.floor(cell / plan.width) }] : []));
}

/** Whether a cell belongs to a vault. */
export function isInVault({ places }: FloorPlan, at: Point): boolean {
  return vaultAt(places, at) !== undefined;
}

/** The eight cells around one, in circular order. */
export function around({ x, y }: Point): Point[] {
  return [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }));
}

/** How many open cells can be reached from a cell by steps in eight directions: a plain search to compare with. */
export function plainReach(width: number, open: readonly boolean[], from: Point): number {
  const start = from.y * width + from.x;
  const seen = new Set([start]);
  for (const cell of seen) {
    for (const { x, y } of around({ x: cell % width, y: Math.floor(cell / width) })) {
      if (x >= 0 && x < width && open[y * width + x] === true) seen.add(y * width + x);
    }
  }
  return seen.size;
}

/** Pictures of many lines as one text for a layout whose tiles are drawn by their glyphs. */
export function pictureOf(width: number, terrain: ArrayLike<number>, glyphs: string): string {
  const row = (y: number): string => Array.from({ length: width }, (_, x) => glyphs[terrain[y * width + x] ?? -1] ?? '?').join('');
  return Array.from({ length: terrain.length / width }, (_, y) => row(y)).join('\n');
}
