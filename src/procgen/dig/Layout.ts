import type { Content, LayoutRow, Layouts, VaultCell } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { vaultAt } from '../../engine/floor/cells';
import type { Place } from '../../engine/state';
import type { Draw } from '../draw';

/** A map being dug: tile indices row by row, index `y * width + x`. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly terrain: Uint8Array;
}

/**
 * A room, by its walls' corners. Its ground is x1+1 to x2-1 and y1+1 to y2-1 (RULES 1.3), less the inset in the east and south
 * (RULES 4).
 */
export interface Room {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly inset: number;
}

/** A cell of a placed vault that the legend says something of, by its character. */
export interface LegendCell extends Point {
  readonly glyph: string;
  readonly cell: VaultCell;
}

/** A placed vault: its corners, its entrance, and its cells that the legend says something of. */
export interface PlacedVault extends Place {
  readonly door: Point;
  readonly contents: readonly LegendCell[];
}

/** A placed vault, and how it was drawn. */
export interface DrawnVault extends PlacedVault {
  readonly draw: Draw;
}

/** The arrival cell, and the cell of the stairs down, or of the goal item on a floor without any. */
export interface Ends {
  readonly arrival: Point;
  readonly stairs: Point;
}

/** A dug map with its rooms, in the order they were connected, and its vaults. */
export interface Layout extends Canvas, Ends {
  readonly rooms: readonly Room[];
  readonly vaults: readonly DrawnVault[];
  /** The indices of the wall and ground tiles in the tile table. */
  readonly wall: number;
  readonly ground: number;
}

/** The tiles that a floor is dug with, by index in the pack's tile table; -1 for no stairs up. */
export interface Palette {
  readonly wall: number;
  readonly ground: number;
  readonly stairsDown: number;
  readonly stairsUp: number;
}

/** The palette of a floor. There are stairs up only in packs with persistent floors, and not on the top floor. */
export function paletteOf(content: Content, floor: number): Palette {
  const stairsUp = content.floorsPersist && floor > 1 ? tileIndex(content, 'stairsUp') : -1;
  return { wall: tileIndex(content, 'wall'), ground: tileIndex(content, 'ground'), stairsDown: tileIndex(content, 'stairsDown'), stairsUp };
}

/** A tile's index in the pack's tile table. */
export function tileIndex({ id: pack, tiles }: Content, id: string): number {
  const index = tiles.findIndex((tile) => tile.id === id);
  if (index < 0) throw new Error(`Pack ${pack} has no tile "${id}".`);
  return index;
}

type OfFloor = 'width' | 'height' | 'attempts' | 'loops';
type Elsewhere = 'doors' | 'patches' | 'lakes' | 'canals' | 'hangings' | 'theme';
type PlanOf<T> = T extends LayoutRow ? Omit<T, OfFloor | Elsewhere> & { readonly [K in (OfFloor & keyof T) | 'loops']: number } : never;

/** A layout row's parameters for one floor. */
export type DigPlan = PlanOf<LayoutRow>;

/** The parameters of the layouts that are dug in one of the ways. */
export type PlanFor<K extends DigPlan['dig'], P = DigPlan> = P extends { readonly dig: infer D } ? (K extends D ? P : never) : never;

/** Evaluates a layout row for a floor. */
export function planOf(row: Layouts, floor: number): DigPlan {
  const size = { width: row.width.at(floor), height: row.height.at(floor), loops: row.loops ?? 0 };
  return row.dig === 'rooms' ? { ...row, ...size, attempts: row.attempts.at(floor) } : { ...row, ...size };
}

/** Places the stairs and returns the layout. */
export function finish(canvas: Canvas & Pick<Layout, 'rooms'>, { arrival, stairs }: Ends, palette: Palette): Layout {
  if (palette.stairsUp >= 0) canvas.terrain[arrival.y * canvas.width + arrival.x] = palette.stairsUp;
  canvas.terrain[stairs.y * canvas.width + stairs.x] = palette.stairsDown;
  return { ...canvas, vaults: [], arrival, stairs, wall: palette.wall, ground: palette.ground };
}

export function pointOf(cell: number, width: number): Point {
  return { x: cell % width, y: Math.floor(cell / width) };
}

export function isInVault({ vaults, width }: Layout, cell: number): boolean {
  return vaultAt(vaults, pointOf(cell, width)) !== undefined;
}

/** Whether a cell is arrival or stairs, or adjacent to one. */
export function isAtEnd({ arrival, stairs, width }: Layout, cell: number): boolean {
  const x = cell % width;
  const y = (cell - x) / width;
  return (Math.abs(x - arrival.x) <= 1 && Math.abs(y - arrival.y) <= 1) || (Math.abs(x - stairs.x) <= 1 && Math.abs(y - stairs.y) <= 1);
}
