import { cellPercent, weighted } from '../grid/cells';

/**
 * The autotiler's input. Cells are integers, (0, 0) is the north-west one; it asks only inside the map
 * and treats the outside as wall. `isWall` must hold for unknown cells too, or frames reveal what is there.
 */
export interface TileSource {
  /** In cells. */
  readonly width: number;
  readonly height: number;
  /** Prefix of the frames, and the weights of those of walls' faces, in percent. */
  readonly theme: { readonly frames: string; readonly faces: readonly number[] };
  /** An integer per floor, so that floors get different variants. */
  readonly salt: number;
  isWall(x: number, y: number): boolean;
  /** Open, closed and locked doors alike. */
  isDoor(x: number, y: number): boolean;
}

/** One cell's frame names, in drawing order; the caller's door goes between `wall` and `overlays`. */
export interface TileFrames {
  readonly ground: string | null;
  readonly wall: string | null;
  readonly overlays: readonly string[];
}

export type DoorState = 'closed' | 'open' | 'locked';

const GROUND_WEIGHTS = [40, 20, 15, 4, 11, 10];
const CORNERS = [['ne', 1, -1], ['nw', -1, -1], ['se', 1, 1], ['sw', -1, 1]] as const;
const NONE: readonly string[] = [];

/** A cell's ground or wall frames; ground also under doors, stairs and other features. */
export function tileFrames(source: TileSource, x: number, y: number): TileFrames {
  if (isWallAt(source, x, y)) return wallFrames(source, x, y);
  const kind = isOpen(source, x, y - 1) ? 'ground' : 'shade';
  const variant = weighted(GROUND_WEIGHTS, cellPercent(x, y, source.salt));
  const ground = `${source.theme.frames}/${kind}.${String(variant)}`;
  return { ground, wall: null, overlays: source.isDoor(x, y) ? doorEnds(source, x, y) : NONE };
}

/** A door's frame; a locked door in a north-south wall looks closed. */
export function doorFrame(source: TileSource, cell: { readonly x: number; readonly y: number }, state: DoorState): string {
  if (!isSideDoor(source, cell.x, cell.y)) return `${source.theme.frames}/door-${state}`;
  return `${source.theme.frames}/door-side-${state === 'open' ? 'open' : 'closed'}`;
}

/** Whether a cell is a wall with a visible face: the cell south of it is neither wall nor door. */
export function isFace(source: TileSource, x: number, y: number): boolean {
  return isWallAt(source, x, y) && isOpen(source, x, y + 1);
}

/** Whether a cell is inside the map and neither wall nor door. */
export function isOpen(source: TileSource, x: number, y: number): boolean {
  return isInside(source, x, y) && !source.isWall(x, y) && !source.isDoor(x, y);
}

/** Whether a cell is wall, or outside the map. */
export function isWallAt(source: TileSource, x: number, y: number): boolean {
  return !isInside(source, x, y) || source.isWall(x, y);
}

/** Whether a cell is a door, open or not. */
export function isDoorAt(source: TileSource, x: number, y: number): boolean {
  return isInside(source, x, y) && source.isDoor(x, y);
}

function isInside({ width, height }: TileSource, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** Whether a door is seen side-on: the wall continues north and south of it but not west and east. */
function isSideDoor(source: TileSource, x: number, y: number): boolean {
  const alongWall = !isOpen(source, x, y - 1) && !isOpen(source, x, y + 1);
  return alongWall && (isOpen(source, x - 1, y) || isOpen(source, x + 1, y));
}

function doorEnds(source: TileSource, x: number, y: number): readonly string[] {
  return isOpen(source, x, y - 1) ? [`${source.theme.frames}/wall-end.n`] : NONE;
}

function wallFrames(source: TileSource, x: number, y: number): TileFrames {
  const { theme, salt } = source;
  const open = openSides(source, x, y);
  if (!open.s) {
    const sum = (open.n ? 1 : 0) + (open.e ? 2 : 0) + (open.w ? 8 : 0);
    return { ground: null, wall: `${theme.frames}/top.${String(sum)}`, overlays: corners(source, x, y) };
  }
  const variant = weighted(theme.faces, cellPercent(x, y, salt + 1));
  const ends = (['w', 'e', 'n'] as const).filter((side) => open[side]).map((side) => `${theme.frames}/wall-end.${side}`);
  return { ground: null, wall: `${theme.frames}/wall.${String(variant)}`, overlays: [...ends, ...corners(source, x, y)] };
}

function openSides(source: TileSource, x: number, y: number): Record<'n' | 'e' | 's' | 'w', boolean> {
  return {
    n: isOpen(source, x, y - 1),
    e: isOpen(source, x + 1, y),
    s: isOpen(source, x, y + 1),
    w: isOpen(source, x - 1, y),
  };
}

/** Inner corners; a face has none in the south, since the cell there is open. */
function corners(source: TileSource, x: number, y: number): readonly string[] {
  const bent = CORNERS.filter(([, dx, dy]) => {
    return isOpen(source, x + dx, y + dy) && isWallAt(source, x + dx, y) && isWallAt(source, x, y + dy);
  });
  return bent.length === 0 ? NONE : bent.map(([name]) => `${source.theme.frames}/corner.${name}`);
}
