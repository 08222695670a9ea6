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
  /** Number of walkable cells. */
  readonly count: number;
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
  const markOf = Uint8Array.from(tiles, (tile) => (tile.walkable ? OPEN : tile.key !== undefined || breakable.has(tile.id) ? BARRED : CLOSED));
  const down = tiles.findIndex((tile) => tile.stairs === 'down');
  const bars: number[] = [];
  let count = 0;
  let stairs = -1;
  for (let y = 0, index = 0; y < height; y++) {
    for (let cell = (y + 1) * stride + 1, end = cell + width; cell < end; cell++) {
      const tile = terrain[index++] as number;
      const mark = markOf[tile] as number;
      marks[cell] = mark;
      if (mark === OPEN) count++;
      else if (mark === BARRED) bars.push(cell);
      if (tile === down) stairs = cell;
    }
  }
  return { stride, marks, count, stairs, bars };
}
