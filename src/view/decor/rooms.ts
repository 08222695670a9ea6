import { isOpen, type TileSource } from '../map/autotile';
import { common, isEmpty, type Area } from '../grid/area';

/** The open rectangles of a map, largest first, none over another, each at least so many cells wide and high. */
export function roomsOf(source: TileSource, least: number): Area[] {
  const rooms: Area[] = [];
  for (const found of rectangles(source, least)) if (rooms.every((room) => isEmpty(common(room, found)))) rooms.push(found);
  return rooms;
}

/** From every cell to the south-east the largest rectangle, largest first. */
function rectangles(source: TileSource, least: number): Area[] {
  const runs = Array.from({ length: source.height }, (_row, y) => runsOf(source, y));
  const all = runs.flatMap((row, y) => row.map((_run, x) => largestFrom(runs, { x, y, least })));
  return all.filter((found) => !isEmpty(found)).sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The largest rectangle with its north-west corner in a cell. */
function largestFrom(runs: readonly (readonly number[])[], { x, y, least }: { x: number; y: number; least: number }): Area {
  let best: Area = { left: x, top: y, right: x, bottom: y };
  let width = Infinity;
  for (let bottom = y; bottom < runs.length; bottom++) {
    width = Math.min(width, runs[bottom]?.[x] ?? 0);
    if (width < least) break;
    const found = { left: x, top: y, right: x + width, bottom: bottom + 1 };
    if (bottom + 1 - y >= least && sizeOf(found) > sizeOf(best)) best = found;
  }
  return best;
}

/** For each cell of a row how many are open from it to the east. */
function runsOf(source: TileSource, y: number): number[] {
  const runs = new Array<number>(source.width).fill(0);
  for (let x = source.width - 1; x >= 0; x--) runs[x] = isOpen(source, x, y) ? (runs[x + 1] ?? 0) + 1 : 0;
  return runs;
}

function sizeOf({ left, top, right, bottom }: Area): number {
  return (right - left) * (bottom - top);
}
