import type { Content } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { FloorPlan } from '../../engine/ports';

/** Marks of a cell: BARRED can be opened by a key or a monster's death, CLOSED can't be entered at all. */
export const CLOSED = 0;
export const OPEN = 1;
export const REACHED = 2;
export const TAKEN = 3;
export const BARRED = 4;

/** A plan's cells, with a ring of rock around them. */
export interface Ground {
  readonly stride: number;
  readonly marks: Uint8Array;
  /** The cell of the stairs down; -1 if there are none. */
  readonly stairs: number;
  /** All barred cells. */
  readonly bars: readonly number[];
}

/** The index of a plan's cell in its ground. */
export function padded({ width }: Pick<FloorPlan, 'width'>, { x, y }: Point): number {
  return (y + 1) * (width + 2) + x + 1;
}

/** The tile of a ground's cell. */
export function tileAt({ width, terrain }: FloorPlan, cell: number): number {
  const stride = width + 2;
  return terrain[(Math.floor(cell / stride) - 1) * width + (cell % stride) - 1] as number;
}

/** Builds a plan's ground; `breakable` tiles are those that a monster on the floor can open. */
export function readGround(plan: FloorPlan, { tiles }: Pick<Content, 'tiles'>, breakable: ReadonlySet<string>): Ground {
  const { width, height, terrain } = plan;
  const stride = width + 2;
  const marks = new Uint8Array(stride * (height + 2));
  const markOf = Uint8Array.from(tiles.map((tile) => (tile.walkable ? OPEN : tile.key !== undefined || breakable.has(tile.id) ? BARRED : CLOSED)));
  const down = tiles.findIndex((tile) => tile.stairs === 'down');
  let stairs = -1;
  for (let y = 0, index = 0; y < height; y++) {
    for (let cell = (y + 1) * stride + 1, end = cell + width; cell < end; cell++) {
      const tile = terrain[index++] as number;
      marks[cell] = markOf[tile] as number;
      if (tile === down) stairs = cell;
    }
  }
  return { stride, marks, stairs, bars: cellsOf(marks, BARRED) };
}

/** All cells with a mark. */
export function cellsOf(marks: Uint8Array, mark: number): number[] {
  const cells: number[] = [];
  for (let cell = marks.indexOf(mark); cell >= 0; cell = marks.indexOf(mark, cell + 1)) cells.push(cell);
  return cells;
}
