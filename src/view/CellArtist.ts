import type { Floor } from '../engine/floor/Floor';
import { isFace, tileFrames, type TileSource } from './autotile';
import { carpets } from './carpets';
import { decorFrame, type Decor } from './decor';
import { knownMap, trueMap, type FloorLook } from './knownMap';

/** One frame of the atlas as it lies on a tile. */
export interface Piece {
  readonly frame: string;
  readonly flip: boolean;
}

/** The layers of the tilemap, lowest first. */
export const LAYERS = ['ground', 'walls', 'overlays', 'decorations'] as const;

/** What lies in one cell, layer by layer. */
export type CellPieces = Readonly<Record<(typeof LAYERS)[number], readonly Piece[]>>;

/** What a cell looks like: its tiles, and what moves on it. */
export interface CellLook {
  readonly pieces: CellPieces;
  readonly scenery: Decor | null;
}

/** Chooses the frames of a floor's cells from what the player knows of it. */
export class CellArtist {
  private readonly known: TileSource;
  private readonly whole: TileSource;
  private readonly carpets: ReadonlyMap<number, string>;

  constructor(
    private readonly floor: Floor,
    look: FloorLook,
  ) {
    this.known = knownMap(floor, look);
    this.whole = trueMap(floor, look);
    this.carpets = carpets(this.whole, (x, y) => this.stairs(x, y) !== null);
  }

  /** What any cell looks like before it is known. */
  get rock(): CellPieces {
    return { ground: [], walls: asPieces(`${this.known.theme}/top.0`), overlays: [], decorations: [] };
  }

  /** The look of a cell that the player knows. */
  draw(x: number, y: number): CellLook {
    const { ground, wall, overlays } = tileFrames(this.known, x, y);
    const carpet = this.carpets.get(this.floor.index(x, y)) ?? null;
    const decor = carpet === null ? this.decor(x, y) : null;
    const still = decor && !decor.animated ? [decor] : [];
    const pieces = {
      ground: [...asPieces(ground), ...asPieces(carpet)],
      walls: asPieces(wall),
      overlays: overlays.flatMap(asPieces),
      decorations: [...asPieces(this.stairs(x, y)), ...still],
    };
    return { pieces, scenery: decor?.animated ? decor : null };
  }

  /** What hangs or lies there; nothing on stairs, nor on a wall whose face is not known yet. */
  private decor(x: number, y: number): Decor | null {
    if (this.stairs(x, y) !== null) return null;
    if (this.known.isWall(x, y) && !isFace(this.known, x, y)) return null;
    return decorFrame(this.whole, x, y);
  }

  private stairs(x: number, y: number): string | null {
    const { stairs } = this.floor.tileAt(x, y);
    return stairs ? `${this.known.theme}/stairs-${stairs}` : null;
  }
}

function asPieces(frame: string | null): readonly Piece[] {
  return frame === null ? [] : [{ frame, flip: false }];
}
