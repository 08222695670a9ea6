import type { Content, Look, TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Floor } from '../../engine/floor/Floor';
import { MOST } from '../../engine/pack/ranges';
import type { Size } from '../grid/cells';
import type { Theme } from '../themes/Theme';
import type { TileSource } from './autotile';
import { tileLook } from './tileLook';

/** The factor of a known trap's table index in a cell's code, above the tile's, of which a pack has at most `MOST.tiles`. */
const TRAP = MOST.tiles + 1;

/** Terrain and traps as the player last saw them: changes out of sight stay unnoticed. */
export class KnownTerrain implements Size {
  readonly width: number;
  readonly height: number;
  /** Per cell its tile index + 1, and TRAP times its known trap index + 1; 0 while unknown. */
  private readonly codes: Uint16Array;
  private readonly traps: readonly string[];

  constructor(
    { width, height }: Size,
    private readonly content: Pick<Content, 'tiles' | 'traps'>,
  ) {
    this.width = width;
    this.height = height;
    this.codes = new Uint16Array(width * height);
    this.traps = [...content.traps.kinds.keys()];
  }

  /** Takes in what is in view and newly known; returns the changed cells. */
  update(floor: Floor): number[] {
    const known = floor.state.traps.filter((trap) => trap.known);
    const traps = new Map(known.map(({ kind, x, y }) => [y * this.width + x, this.traps.indexOf(kind) + 1]));
    const { explored, terrain } = floor.state;
    const changed: number[] = [];
    for (let cell = 0; cell < this.codes.length; cell++) {
      if (explored[cell] === 0) continue;
      const code = (terrain[cell] ?? 0) + 1 + TRAP * (traps.get(cell) ?? 0);
      if (code === this.codes[cell] || !this.isFresh(floor, cell)) continue;
      this.codes[cell] = code;
      changed.push(cell);
    }
    return changed;
  }

  isKnown(x: number, y: number): boolean {
    return this.codeAt(x, y) > 0;
  }

  /** The tile the player remembers there; null if unknown. */
  tileAt(x: number, y: number): TileKind | null {
    const code = this.codeAt(x, y);
    return code === 0 ? null : (this.content.tiles[(code - 1) % TRAP] ?? null);
  }

  /** All cells whose remembered tile passes a test. */
  cells(test: (tile: TileKind) => boolean): Point[] {
    const passes = this.content.tiles.map(test);
    const cells: Point[] = [];
    for (let cell = 0; cell < this.codes.length; cell++) {
      const code = this.codes[cell] ?? 0;
      if (code > 0 && passes[(code - 1) % TRAP]) cells.push({ x: cell % this.width, y: Math.floor(cell / this.width) });
    }
    return cells;
  }

  /** The sprite of a known trap. */
  trapAt(x: number, y: number): Look | null {
    const kind = this.traps[Math.floor((this.codeAt(x, y) - 1) / TRAP) - 1];
    return kind === undefined ? null : (this.content.traps.kinds.get(kind) ?? null);
  }

  /** Traps can be found and cells learnt out of sight; other changes are noticed only in view. */
  private isFresh(floor: Floor, cell: number): boolean {
    const x = cell % this.width;
    const y = Math.floor(cell / this.width);
    return this.codes[cell] === 0 || floor.isVisible(x, y) || (this.trapAt(x, y) === null && floor.traps.at(x, y)?.known === true);
  }

  private codeAt(x: number, y: number): number {
    const isInside = x >= 0 && y >= 0 && x < this.width && y < this.height;
    return isInside ? (this.codes[y * this.width + x] ?? 0) : 0;
  }
}

/** A floor's theme, and the salt of its variants. */
export interface FloorLook {
  readonly theme: Theme;
  readonly salt: number;
  /** Whether a sprite can be drawn yet; all can where it is missing. */
  readonly has?: (sprite: string) => boolean;
}

/** The true floor as an autotiler source, for its decorations. */
export function trueMap(floor: Floor, look: FloorLook): TileSource {
  const { width, height } = floor;
  return { ...look, width, height, isWall: (x, y) => isA(floor.tileAt(x, y), 'wall'), isDoor: (x, y) => isA(floor.tileAt(x, y), 'door') };
}

/** A map with all of its theme. */
export type KnownMap = TileSource & FloorLook;

/** The known floor as an autotiler source: all else counts as wall, so that no frame reveals it. */
export function knownMap(known: KnownTerrain, look: FloorLook): KnownMap {
  const { width, height } = known;
  const isKnownWall = (x: number, y: number): boolean => !known.isKnown(x, y) || isA(known.tileAt(x, y), 'wall');
  return { ...look, width, height, isWall: isKnownWall, isDoor: (x, y) => isA(known.tileAt(x, y), 'door') };
}

function isA(tile: TileKind | null, as: 'wall' | 'door'): boolean {
  return tile !== null && tileLook(tile).as === as;
}
