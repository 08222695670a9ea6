import type { TileKind } from '../../engine/content';
import type { Floor } from '../../engine/floor/Floor';
import type { TileSource } from './autotile';
import type { KnownTerrain } from './KnownTerrain';
import { tileLook } from './tileLook';
import type { Theme } from '../themes/Theme';

/** A floor's theme, and the salt of its variants. */
export interface FloorLook {
  readonly theme: Theme;
  readonly salt: number;
}

/** The true floor as an autotiler source, for its decorations. */
export function trueMap(floor: Floor, look: FloorLook): TileSource {
  const { width, height } = floor;
  return { ...look, width, height, isWall: (x, y) => isA(floor.tileAt(x, y), 'wall'), isDoor: (x, y) => isA(floor.tileAt(x, y), 'door') };
}

/** The known floor as an autotiler source: all else counts as wall, so that no frame reveals it. */
export function knownMap(known: KnownTerrain, look: FloorLook): TileSource {
  const { width, height } = known;
  const isKnownWall = (x: number, y: number): boolean => !known.isKnown(x, y) || isA(known.tileAt(x, y), 'wall');
  return { ...look, width, height, isWall: isKnownWall, isDoor: (x, y) => isA(known.tileAt(x, y), 'door') };
}

function isA(tile: TileKind | null, as: 'wall' | 'door'): boolean {
  return tile !== null && tileLook(tile).as === as;
}
