import type { TileKind } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { Layout } from './Layout';
import { isAtEnd, isInVault } from './whereabouts';
import { flood, openMap, stepOffsets } from './walk';
import { spend } from '../work';

/** How many patches of a tile to spread. */
export interface Patch {
  readonly tile: number;
  readonly count: number;
}

/** The size of a patch in cells, and how many of each cell's eight neighbours must be open. */
const LEAST = 4;
const MOST = 16;
const ROOMY = 6;
/** Attempts to find a start. */
const STARTS = 100;

/** Spreads patches over open ground; unwalkable ones are undone if they would cut anything off. */
export function spreadPatches(layout: Layout, patches: readonly Patch[], { tiles, rng }: { tiles: readonly TileKind[]; rng: Rng }): void {
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
