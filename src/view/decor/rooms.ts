import { isOpen, type TileSource } from '../map/autotile';
import { common, isEmpty, type Area } from '../grid/area';

/** A map's open rectangles, largest first, without overlaps, each at least `min` cells wide and high. */
export function roomsOf(source: TileSource, min: number): Area[] {
  const rooms: Area[] = [];
  for (const found of rectangles(source, min)) if (rooms.every((room) => isEmpty(common(room, found)))) rooms.push(found);
  return rooms;
}

/** The largest rectangle from every cell to the south-east, largest first. */
function rectangles(source: TileSource, min: number): Area[] {
  const runs = Array.from({ length: source.height }, (_row, y) => runsOf(source, y));
  const all = runs.flatMap((row, y) => row.map((_run, x) => largestFrom(runs, { x, y, min })));
  return all.filter((found) => !isEmpty(found)).sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The largest rectangle with its north-west corner at a cell. */
function largestFrom(runs: readonly (readonly number[])[], { x, y, min }: { x: number; y: number; min: number }): Area {
  let best: Area = { left: x, top: y, right: x, bottom: y };
  let width = Infinity;
  for (let bottom = y; bottom < runs.length; bottom++) {
    width = Math.min(width, runs[bottom]?.[x] ?? 0);
    if (width < min) break;
    const found = { left: x, top: y, right: x + width, bottom: bottom + 1 };
    if (bottom + 1 - y >= min && sizeOf(found) > sizeOf(best)) best = found;
  }
  return best;
}

/** For each cell of a row, the length of the open run from it to the east. */
function runsOf(source: TileSource, y: number): number[] {
  const runs = new Array<number>(source.width).fill(0);
  for (let x = source.width - 1; x >= 0; x--) runs[x] = isOpen(source, x, y) ? (runs[x + 1] ?? 0) + 1 : 0;
  return runs;
}

function sizeOf({ left, top, right, bottom }: Area): number {
  return (right - left) * (bottom - top);
}
