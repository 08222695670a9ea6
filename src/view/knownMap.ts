import type { Floor } from '../engine/floor/Floor';
import type { TileSource } from './autotile';

/** What names a floor's frames and makes its variants its own. */
export interface FloorLook {
  readonly theme: string;
  readonly salt: number;
}

/** The whole floor as the autotiler asks about it: its decorations depend on it. */
export function trueMap(floor: Floor, look: FloorLook): TileSource {
  const { width, height } = floor;
  return { ...look, width, height, isWall: (x, y) => isWall(floor, x, y), isDoor: () => false };
}

/** What the player knows of the floor: all else counts as wall, so that no frame betrays it. */
export function knownMap(floor: Floor, look: FloorLook): TileSource {
  const { width, height } = floor;
  const isKnownWall = (x: number, y: number): boolean => !floor.isExplored(x, y) || isWall(floor, x, y);
  return { ...look, width, height, isWall: isKnownWall, isDoor: () => false };
}

function isWall(floor: Floor, x: number, y: number): boolean {
  const { walkable, transparent } = floor.tileAt(x, y);
  return !walkable && !transparent;
}
