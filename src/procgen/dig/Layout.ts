import type { Point } from '../../engine/core/point';
import type { PlacedVault } from '../vaults/PlacedVault';
import type { Room } from './rooms';

/** A map being dug: tile indices row by row, index `y * width + x`. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly terrain: Uint8Array;
}

/** A dug map with its rooms in the order in which they were joined, and the vaults added to it. */
export interface Layout extends Canvas {
  readonly rooms: readonly Room[];
  readonly vaults: readonly PlacedVault[];
  /** Where one arrives. */
  readonly arrival: Point;
  /** Where the way goes on: the stairs down, or the prize of a floor without any. */
  readonly stairs: Point;
  /** The tile of ground, by its place in the tile table. */
  readonly ground: number;
}

/** The tiles a layout is dug with, by their place in the pack's tile table; no stairs up on the top floor (-1). */
export interface Palette {
  readonly wall: number;
  readonly ground: number;
  readonly stairsDown: number;
  readonly stairsUp: number;
}

/** Where one arrives, and where the stairs down lie. */
export type Ends = readonly [arrival: Point, stairs: Point];

/** A layout with its stairs laid. */
export function finish(canvas: Canvas & Pick<Layout, 'rooms'>, [arrival, stairs]: Ends, palette: Palette): Layout {
  if (palette.stairsUp >= 0) canvas.terrain[arrival.y * canvas.width + arrival.x] = palette.stairsUp;
  canvas.terrain[stairs.y * canvas.width + stairs.x] = palette.stairsDown;
  return { ...canvas, vaults: [], arrival, stairs, ground: palette.ground };
}
