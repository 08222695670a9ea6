import type { Area } from './area';
import type { TileSource } from './autotile';
import { cellPercent } from './cellHash';
import { roomsOf } from './rooms';

/** Only rooms of at least this many cells each way get a carpet, and only some of them. */
const LEAST_ROOM = 6;
const PERCENT = 30;
/** Cells of bare ground between a carpet and the walls. */
const RIM = 2;

/** The frames of all carpets of a floor by their cells, `y * width + x`; none in themes without. */
export function carpets(source: TileSource, isBlocked: (x: number, y: number) => boolean): ReadonlyMap<number, string> {
  const frames = new Map<number, string>();
  if (source.theme !== 'cellars') return frames;
  const chosen = roomsOf(source, LEAST_ROOM).filter(({ left, top }) => cellPercent(left, top, source.salt + 7) < PERCENT);
  for (const room of chosen) {
    const carpet = { left: room.left + RIM, top: room.top + RIM, right: room.right - RIM, bottom: room.bottom - RIM };
    const cells = cellsOf(carpet);
    if (cells.some(({ x, y }) => isBlocked(x, y))) continue;
    for (const { x, y } of cells) frames.set(y * source.width + x, `${source.theme}/carpet.${slice(carpet, x, y)}`);
  }
  return frames;
}

/** Which of its nine slices a cell of a carpet is. */
function slice({ left, top, right, bottom }: Area, x: number, y: number): string {
  const across = x === left ? 'w' : x === right - 1 ? 'e' : '';
  const down = y === top ? 'n' : y === bottom - 1 ? 's' : '';
  return down + across || 'c';
}

function cellsOf({ left, top, right, bottom }: Area): { x: number; y: number }[] {
  const width = right - left;
  return Array.from({ length: width * (bottom - top) }, (_, i) => ({ x: left + (i % width), y: top + Math.floor(i / width) }));
}
