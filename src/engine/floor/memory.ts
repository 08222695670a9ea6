import type { TileKind } from '../content';
import type { Effort } from '../core/Effort';
import type { Point } from '../core/point';
import type { FloorItem, FloorState, Memory } from '../state';
import type { ByCell } from './ByCell';
import type { FieldOfView } from './fov';

/** What the player knows of a cell, see `Knowledge`. */
export const UNKNOWN = 0;
export const SEEN = 1;
export const MAPPED = 2;

/** The parts of `Floor` used here. */
interface Ground {
  readonly state: FloorState;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly effort: Effort;
  readonly memories: ByCell<Memory>;
  cell(x: number, y: number): number;
  tileAt(x: number, y: number): TileKind;
  index(x: number, y: number): number;
  contains(x: number, y: number): boolean;
  isVisible(x: number, y: number): boolean;
  isExplored(x: number, y: number): boolean;
  /** Marks a cell, given as an index into the terrain, as seen. */
  markSeen(index: number): void;
}

/** Marks the cells, if they may be new, the items and the remains in a field of view as seen; returns the items seen for the first time. */
export function remember(floor: Ground, sight: FieldOfView, isNew = true): FloorItem[] {
  const { cells, count } = sight;
  const { corpses, items, memories } = floor.state;
  floor.effort.spend(count + corpses.length + items.length + memories.length);
  if (isNew) for (let i = 0; i < count; i++) seeCell(floor, cells[i] as number);
  if (memories.length > 0) floor.state.memories = memories.filter(({ x, y }) => !sight.has(floor.cell(x, y)));
  for (const corpse of corpses) if (isFresh(floor, sight, corpse)) corpse.seen = true;
  const found = items.filter((item) => isFresh(floor, sight, item));
  for (const item of found) item.seen = true;
  return found;
}

/** Whether a thing is seen for the first time: it does not lie under deep water. */
function isFresh(floor: Ground, sight: FieldOfView, { seen, x, y }: Point & { readonly seen: boolean }): boolean {
  return !seen && floor.contains(x, y) && sight.has(floor.cell(x, y)) && floor.tileAt(x, y).deep === undefined;
}

/** Marks a padded cell as seen. Every look does so for all cells in view, hence no calls for coordinates. */
function seeCell(floor: Ground, cell: number): void {
  const row = (cell / floor.stride) | 0;
  const x = cell - row * floor.stride - 1;
  if (x < 0 || row === 0 || x >= floor.width || row > floor.height) return;
  floor.markSeen((row - 1) * floor.width + x);
}

/** Remembers the tile of an explored cell that is about to change out of view into another; forgets it once the cell is as remembered. */
export function keepMemory(floor: Ground, { x, y }: Point, tile: number): void {
  if (floor.isVisible(x, y) || !floor.isExplored(x, y)) return;
  const old = floor.memories.at(x, y);
  const last = old?.tile ?? floor.state.terrain[floor.index(x, y)] ?? tile;
  // To take one out of a list is fast, but the longer the list, the longer it takes.
  floor.effort.spend(old ? 1 + (floor.state.memories.length >> 6) : 1);
  if (old) floor.memories.take(old);
  if (last !== tile) floor.memories.put({ x, y, tile: last });
}
