import type { TileKind } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { Layout } from './Layout';
import { ringOf } from './addLoops';
import { stepOffsets } from './walk';
import { isAtEnd, isInVault } from './whereabouts';

/** How doors are placed: the percentage of doorways, and the door's tile. */
export interface Doors {
  readonly share: number;
  readonly tile: number;
  readonly wall: number;
  readonly tiles: readonly TileKind[];
}

/** Hangs doors in doorways at room edges: none adjacent to another, to arrival or to stairs; vaults bring their own. */
export function hangDoors(layout: Layout, doors: Doors, rng: Rng): void {
  if (doors.share === 0) return;
  const { terrain, width } = layout;
  const offsets = stepOffsets(width);
  const isDoor = (cell: number): boolean => isDoorTile(doors.tiles[terrain[cell] as number]);
  for (const room of layout.rooms) {
    for (const cell of ringOf(room, width)) {
      if (!isDoorway(layout, cell, doors.wall) || offsets.some((step) => isDoor(cell + step)) || isAtEnd(layout, cell) || isInVault(layout, cell)) continue;
      if (rng.below(100) < doors.share) terrain[cell] = doors.tile;
    }
  }
}

/** Whether a tile is a door, since it opens, shuts or has a key. */
export function isDoorTile(tile: TileKind | undefined): boolean {
  return tile !== undefined && (tile.opens !== undefined || tile.shuts !== undefined || tile.key !== undefined);
}

/** Whether a cell is ground between two opposite walls, with ground on the other two sides. */
export function isDoorway({ terrain, width, ground }: Layout, cell: number, wall: number): boolean {
  const are = (step: number, tile: number): boolean => terrain[cell - step] === tile && terrain[cell + step] === tile;
  return terrain[cell] === ground && ((are(1, wall) && are(width, ground)) || (are(width, wall) && are(1, ground)));
}
