import type { TileKind } from '../../engine/content';
import type { Floor } from '../../engine/floor/Floor';
import type { TileSource } from './autotile';
import type { KnownTerrain } from './KnownTerrain';
import { tileLook } from './tileLook';

/** What names a floor's frames and makes its variants its own. */
export interface FloorLook {
  readonly theme: string;
  readonly salt: number;
}

/** The whole floor as the autotiler asks about it: its decorations depend on it. */
export function trueMap(floor: Floor, look: FloorLook): TileSource {
  const { width, height } = floor;
  return { ...look, width, height, isWall: (x, y) => isA(floor.tileAt(x, y), 'wall'), isDoor: (x, y) => isA(floor.tileAt(x, y), 'door') };
}

/** What the player knows of the floor: all else counts as wall, so that no frame betrays it. */
export function knownMap(known: KnownTerrain, look: FloorLook): TileSource {
  const { width, height } = known;
  const isKnownWall = (x: number, y: number): boolean => !known.isKnown(x, y) || isA(known.tileAt(x, y), 'wall');
  return { ...look, width, height, isWall: isKnownWall, isDoor: (x, y) => isA(known.tileAt(x, y), 'door') };
}

function isA(tile: TileKind | null, as: 'wall' | 'door'): boolean {
  return tile !== null && tileLook(tile).as === as;
}
