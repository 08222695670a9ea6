import type { Shape } from '../effectKinds';
import { distanceSquared, type Point } from '../core/point';
import { cellsWithin } from './cellsWithin';
import type { Floor } from './Floor';

/** All shapes of areas. */
export const SHAPES = ['line', 'cone', 'ring', 'burst', 'cross', 'blast'] as const satisfies readonly Shape[];

/** An area: its shape and size, the cell of its user, and the cell aimed at. */
export interface Area {
  readonly shape: Shape;
  readonly size: number;
  readonly from: Point;
  readonly aim: Point;
}

/** A cone's half width in cells is 2 for each 3 cells of its length. */
const [WIDE, LONG] = [2, 3] as const;

/** The cells of an area that someone can be in, without the user's own. Lines are in order; circles count half a cell more than their radius. */
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
  const [ax, ay, cx, cy] = [aim.x - from.x, aim.y - from.y, cell.x - from.x, cell.y - from.y];
  const along = ax * cx + ay * cy;
  return along > 0 && LONG * Math.abs(ax * cy - ay * cx) <= WIDE * along;
}
