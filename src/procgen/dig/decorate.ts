import type { Content, TileKind } from '../../engine/content';
import { distanceSquared, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import { spend } from '../work';
import { ringOf } from './addLoops';
import { isAtEnd, isInVault, tileIndex, type Layout } from './Layout';
import { flood, openMap, stepOffsets } from './walk';

/** How many patches, or lights, of a tile a floor gets. */
export interface TileCount {
  readonly tile: number;
  readonly count: number;
}

/** Hangs doors in a percentage of the doorways at room edges: none adjacent to another, to arrival or to stairs; vaults bring their own. */
export function hangDoors(content: Content, layout: Layout, percent: number, rng: Rng): void {
  if (percent === 0) return;
  const { terrain, width } = layout;
  const door = tileIndex(content, 'doorClosed');
  const offsets = stepOffsets(width);
  const isDoor = (cell: number): boolean => isDoorTile(content.tiles[terrain[cell] as number]);
  for (const room of layout.rooms) {
    for (const cell of ringOf(room, width)) {
      if (!isDoorway(layout, cell) || offsets.some((step) => isDoor(cell + step))) continue;
      if (isAtEnd(layout, cell) || isInVault(layout, cell)) continue;
      if (rng.below(100) < percent) terrain[cell] = door;
    }
  }
}

/** Whether a tile is a door, since it opens, shuts or has a key. */
export function isDoorTile(tile: TileKind | undefined): boolean {
  return tile !== undefined && (tile.opens !== undefined || tile.shuts !== undefined || tile.key !== undefined);
}

/** Whether a cell is ground between two opposite walls, with ground on the other two sides. */
export function isDoorway({ terrain, width, wall, ground }: Layout, cell: number): boolean {
  const are = (step: number, tile: number): boolean => terrain[cell - step] === tile && terrain[cell + step] === tile;
  return terrain[cell] === ground && ((are(1, wall) && are(width, ground)) || (are(width, wall) && are(1, ground)));
}

/** The size of a patch in cells, and how many of each cell's eight neighbours must be open. */
const LEAST = 4;
const MOST = 16;
const ROOMY = 6;
/** Attempts to find a start. */
const STARTS = 100;

/** Spreads patches over open ground; unwalkable ones are undone if they would cut anything off. */
export function spreadPatches({ tiles }: Content, layout: Layout, patches: readonly TileCount[], rng: Rng): void {
  for (const { tile, count } of patches) {
    const isBarrier = tiles[tile]?.walkable !== true;
    for (let i = 0; i < count; i++) {
      spend(tiles.length);
      const cells = grow(layout, tiles, rng);
      const before = isBarrier ? reach(layout, tiles) : 0;
      for (const cell of cells) layout.terrain[cell] = tile;
      if (isBarrier && reach(layout, tiles) < before - cells.length) for (const cell of cells) layout.terrain[cell] = layout.ground;
    }
  }
}

/** A random patch of ground cells, grown from a random start; empty if there is none. */
function grow(layout: Layout, tiles: readonly TileKind[], rng: Rng): number[] {
  const isOpen = Uint8Array.from(tiles, (tile) => (tile.walkable ? 1 : 0));
  const offsets = stepOffsets(layout.width);
  const isRoomy = (cell: number): boolean => {
    spend(ROOMY);
    if (!isFree(layout, cell)) return false;
    let around = 0;
    for (const step of offsets) around += isOpen[layout.terrain[cell + step] as number] as number;
    return around >= ROOMY;
  };
  const start = findStart(layout, isRoomy, rng);
  if (start < 0) return [];
  const cells = [start];
  const wanted = rng.range(LEAST, MOST);
  for (let i = 0; i < 4 * wanted && cells.length < wanted; i++) {
    const next = rng.pick(cells) + (offsets[rng.below(4)] as number);
    if (isRoomy(next) && !cells.includes(next)) cells.push(next);
  }
  return cells;
}

function findStart(layout: Layout, isRoomy: (cell: number) => boolean, rng: Rng): number {
  for (let i = 0; i < STARTS; i++) {
    const cell = rng.range(1, layout.width - 2) + layout.width * rng.range(1, layout.height - 2);
    if (isRoomy(cell)) return cell;
  }
  return -1;
}

/** Whether a cell is ground outside vaults and away from arrival and stairs. */
function isFree(layout: Layout, cell: number): boolean {
  return layout.terrain[cell] === layout.ground && !isAtEnd(layout, cell) && !isInVault(layout, cell);
}

/** Number of cells reachable from the arrival; locked doors count as open. */
function reach(layout: Layout, tiles: readonly TileKind[]): number {
  const map = openMap(layout, tiles.map((tile) => (tile.walkable || tile.key !== undefined ? 1 : 0)));
  return flood(map, layout.arrival.y * layout.width + layout.arrival.x, 2);
}

/** dx^2 + dy^2 that keeps two lights apart. */
const APART = 36;

/**
 * Turns random walls north of open ground, apart from each other and outside vaults, into tiles such as torches; fewer if there is
 * no room.
 */
export function hangLights(layout: Layout, lights: readonly TileCount[], rng: Rng): void {
  const hung: Point[] = [];
  for (const { tile, count } of lights) {
    const free = count > 0 ? facesOf(layout) : [];
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
function facesOf(layout: Layout): Point[] {
  const { width, height, terrain, wall, ground } = layout;
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
