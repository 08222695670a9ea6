import type { TileKind } from '../content';
import { COMPASS, DIRECTIONS, type Point } from '../core/point';
import type { FloorState } from '../state';

/* Where currents carry on a floor. */

/** Per padded cell the offset of the next cell downstream; 0 where there is no current. */
export type Flow = Int16Array;

/** The parts of `Floor` used here. */
interface Ground {
  readonly state: Pick<FloorState, 'terrain' | 'height'>;
  readonly stride: number;
  cellOf(index: number): number;
}

interface Cells {
  contains(x: number, y: number): boolean;
  tileAt(x: number, y: number): TileKind;
}

/** The currents of a floor; null if it has none. */
export function flowOf(floor: Ground, tiles: readonly TileKind[]): Flow | null {
  const { state: { terrain, height }, stride } = floor;
  const offsets = tiles.map(({ carries }) => (carries === undefined ? 0 : COMPASS[carries].y * stride + COMPASS[carries].x));
  if (!offsets.some((offset) => offset !== 0)) return null;
  let flow: Flow | null = null;
  for (let index = 0; index < terrain.length; index++) {
    const offset = offsets[terrain[index] as number] as number;
    if (offset === 0) continue;
    flow ??= new Int16Array(stride * (height + 2));
    flow[floor.cellOf(index)] = offset;
  }
  return flow;
}

/** A tile and what it is `turned` by one, two and three right angles; fewer where that is not said. */
export function turnsOf(tiles: readonly TileKind[], id: string | undefined): TileKind[] {
  const turns: TileKind[] = [];
  for (let next = id; next !== undefined && turns.length < 4;) {
    const tile = tiles.find((each) => each.id === next);
    if (tile) turns.push(tile);
    next = tile?.turned;
  }
  return turns;
}

/** The cell to which the current of a cell carries, whether that can be entered or not; null where there is no current. */
export function downstream(floor: Cells, { x, y }: Point): Point | null {
  const { carries } = floor.tileAt(x, y);
  return carries === undefined ? null : { x: x + COMPASS[carries].x, y: y + COMPASS[carries].y };
}

/** The cells whose currents carry to a cell. */
export function upstream(floor: Cells, { x, y }: Point): Point[] {
  return DIRECTIONS.map((step) => ({ x: x - step.x, y: y - step.y })).filter((at) => {
    const to = floor.contains(at.x, at.y) ? downstream(floor, at) : null;
    return to?.x === x && to.y === y;
  });
}
