import { COST } from '../core/Effort';
import { DIRECTIONS, distanceSquared, type Point } from '../core/point';
import type { Shape } from '../effectKinds';
import type { Place } from '../state';
import type { Floor } from './Floor';
import type { Moves } from './MovementRules';
import { FAR, offsetsOf } from './distance';

/* Cells by where they are. */

/** The corners of a vault on its floor, inclusive. */
export type Corners = Pick<Place, 'x1' | 'y1' | 'x2' | 'y2'>;

/** The vault that a cell belongs to, walls included. */
export function vaultAt<P extends Corners>(places: readonly P[], at: Point): P | undefined {
  return places.find((place) => isInside(place, at));
}

export function isInside({ x1, y1, x2, y2 }: Corners, { x, y }: Point): boolean {
  return x >= x1 && x <= x2 && y >= y1 && y <= y2;
}

/** The cells of a floor with dx^2 + dy^2 <= range, row by row. */
export function cellsWithin(floor: Floor, at: Point, range: number): Point[] {
  const reach = Math.ceil(Math.sqrt(Math.min(range, floor.width ** 2 + floor.height ** 2)));
  const left = Math.max(0, at.x - reach);
  const right = Math.min(floor.width - 1, at.x + reach);
  const bottom = Math.min(floor.height - 1, at.y + reach);
  const cells: Point[] = [];
  for (let y = Math.max(0, at.y - reach); y <= bottom; y++) {
    floor.effort.spend(right - left + 1);
    for (let x = left; x <= right; x++) if (distanceSquared(at, { x, y }) <= range) cells.push({ x, y });
  }
  return cells;
}

/** All shapes of areas. */
export const SHAPES = ['line', 'cone', 'ring', 'burst', 'cross', 'blast'] as const satisfies readonly Shape[];

/** An area: its shape and size, the cell of its user, and the cell aimed at. */
interface Area {
  readonly shape: Shape;
  readonly size: number;
  readonly from: Point;
  readonly aim: Point;
}

/** A cone's half width in cells is 2 for each 3 cells of its length. */
const WIDE = 2;
const LONG = 3;

/** The cells of an area that someone can be in, without the user's own. Lines are in order; circles reach half a cell past their radius. */
export function areaCells(floor: Floor, area: Area): Point[] {
  const { from } = area;
  const cells = CELLS[area.shape](floor, area);
  return cells.filter(({ x, y }) => isOpen(floor, { x, y }) && (x !== from.x || y !== from.y));
}

/** Whether anyone, even if flying, could be in a cell. */
function isOpen(floor: Floor, { x, y }: Point): boolean {
  return floor.canStand('fly', x, y);
}

const CELLS: Readonly<Record<Shape, (floor: Floor, area: Area) => Point[]>> = {
  line: (floor, { from, aim, size }) => ray(floor, from, { by: { x: aim.x - from.x, y: aim.y - from.y }, size }),
  cone: (floor, { from, aim, size }) => disc(floor, from, size).filter((cell) => isAhead(from, aim, cell)),
  ring: (floor, { from, size }) => disc(floor, from, size).filter((cell) => distanceSquared(from, cell) > size * (size - 1)),
  burst: (floor, { from, size }) => disc(floor, from, size),
  cross: (floor, { aim, size }) => [aim, ...ARMS.flatMap((by) => ray(floor, aim, { by, size }))],
  blast: (floor, { aim, size }) => disc(floor, aim, size),
};

const ARMS: readonly Point[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];

/** The cells of a circle in clear lines from its centre, row by row. */
function disc(floor: Floor, centre: Point, size: number): Point[] {
  return cellsWithin(floor, centre, size * (size + 1)).filter((cell) => floor.hasLine(centre, cell));
}

/** A straight line through a cell and beyond, rounded like `hasLine`, up to the first wall; it may end in a closed door. */
function ray(floor: Floor, from: Point, { by, size }: { readonly by: Point; readonly size: number }): Point[] {
  const steps = Math.max(Math.abs(by.x), Math.abs(by.y));
  const cells: Point[] = [];
  for (let i = 1; i <= size && steps > 0; i++) {
    const x = from.x + Math.floor((2 * by.x * i + steps) / (2 * steps));
    const y = from.y + Math.floor((2 * by.y * i + steps) / (2 * steps));
    if (!isOpen(floor, { x, y })) break;
    cells.push({ x, y });
    if (!floor.tileAt(x, y).transparent) break;
  }
  floor.effort.spend(cells.length);
  return cells;
}

/** Whether a cell lies within the cone from a point over a cell. */
function isAhead(from: Point, aim: Point, cell: Point): boolean {
  const ax = aim.x - from.x;
  const ay = aim.y - from.y;
  const cx = cell.x - from.x;
  const cy = cell.y - from.y;
  const along = ax * cx + ay * cy;
  return along > 0 && LONG * Math.abs(ax * cy - ay * cx) <= WIDE * along;
}

/**
 * Walkable unoccupied cells around a cell, or wet ones for swimmers; nearest by steps first, over deep water too, found lazily. The cell
 * itself comes first if it is free.
 */
export function* freeCellsAround(floor: Floor, at: Point, moves: Moves = 'walk'): Generator<Point, undefined> {
  const footing = moves === 'swim' ? 'swim' : 'walk';
  const seen = new Set([floor.index(at.x, at.y)]);
  const queue: Point[] = [at];
  for (const cell of queue) {
    floor.effort.spend(COST.searched);
    if (floor.canStand(footing, cell.x, cell.y) && floor.actorAt(cell.x, cell.y) === null) yield cell;
    for (const step of DIRECTIONS) {
      const next = { x: cell.x + step.x, y: cell.y + step.y };
      if (!isPassed(floor, next) || seen.has(floor.index(next.x, next.y))) continue;
      seen.add(floor.index(next.x, next.y));
      queue.push(next);
    }
  }
  return undefined;
}

/** Whether the search goes through a cell. */
function isPassed(floor: Floor, { x, y }: Point): boolean {
  return floor.isWalkable(x, y) || (floor.contains(x, y) && floor.tileAt(x, y).deep !== undefined);
}

/** All that are connected by walkable cells, at once and as padded cells in the same order: for large searches. */
export function allFreeCells(floor: Floor, at: Point): number[] {
  const { blank, crowd } = floor.walk;
  const steps = offsetsOf(floor.stride, 8);
  const seen = new Uint8Array(blank.length);
  const start = floor.cell(at.x, at.y);
  const queue = [start];
  const free: number[] = [];
  seen[start] = 1;
  for (const cell of queue) {
    if (blank[cell] === FAR && crowd[cell] === 0) free.push(cell);
    for (let i = 0; i < steps.length; i++) {
      const next = cell + (steps[i] as number);
      if (blank[next] !== FAR || seen[next] === 1) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  floor.effort.spend(queue.length * COST.searched);
  return free;
}
