import type { Point } from '../../engine/core/point';
import type { PlacedVault } from '../vaults/PlacedVault';
import type { Room } from './rooms';

/** A map being dug: tile indices row by row, index `y * width + x`. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly terrain: Uint8Array;
}

/** A dug map with its rooms, in the order they were connected, and its vaults. */
export interface Layout extends Canvas {
  readonly rooms: readonly Room[];
  readonly vaults: readonly PlacedVault[];
  readonly arrival: Point;
  /** The cell of the stairs down, or of the goal item on a floor without any. */
  readonly stairs: Point;
  /** The ground tile's index in the tile table. */
  readonly ground: number;
}

/** The tiles of a layout, by index in the pack's tile table; -1 for no stairs up. */
export interface Palette {
  readonly wall: number;
  readonly ground: number;
  readonly stairsDown: number;
  readonly stairsUp: number;
}

/** The arrival cell and that of the stairs down. */
export type Ends = readonly [arrival: Point, stairs: Point];

/** Places the stairs and returns the layout. */
export function finish(canvas: Canvas & Pick<Layout, 'rooms'>, [arrival, stairs]: Ends, palette: Palette): Layout {
  if (palette.stairsUp >= 0) canvas.terrain[arrival.y * canvas.width + arrival.x] = palette.stairsUp;
  canvas.terrain[stairs.y * canvas.width + stairs.x] = palette.stairsDown;
  return { ...canvas, vaults: [], arrival, stairs, ground: palette.ground };
}
