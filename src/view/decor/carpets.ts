import type { Area } from '../grid/area';
import type { Chamber } from './chambers';

/** The smallest room with a carpet, in cells each way. */
const MIN_ROOM = 5;
/** Bare cells between carpet and walls; wide in rooms of at least `from` cells each way. */
const RIM = { narrow: 1, wide: 2, from: 7 };

type Carpet = { readonly percent: number; readonly names: readonly string[] } | undefined;

/** A floor's carpet frames by cell, `y * width + x`; none where something is in the way. */
export function carpetsOf(
  chambers: readonly Chamber[],
  width: number,
  carpetIn: (chamber: Chamber) => Carpet,
  isTaken: (x: number, y: number) => boolean,
): ReadonlyMap<number, string> {
  const frames = new Map<number, string>();
  for (const chamber of chambers) {
    const name = carpetOf(chamber, carpetIn(chamber));
    const carpet = inner(chamber);
    const cells = cellsOf(carpet);
    if (name === null || cells.some(({ x, y }) => isTaken(x, y))) continue;
    for (const { x, y } of cells) frames.set(y * width + x, `${name}.${slice(carpet, x, y)}`);
  }
  return frames;
}

function carpetOf({ hash, left, top, right, bottom }: Chamber, carpet: Carpet): string | null {
  if (!carpet || Math.min(right - left, bottom - top) < MIN_ROOM) return null;
  const draw = Math.floor(hash / 100);
  return draw % 100 < carpet.percent ? (carpet.names[draw % carpet.names.length] ?? null) : null;
}

function inner({ left, top, right, bottom }: Area): Area {
  const rim = Math.min(right - left, bottom - top) < RIM.from ? RIM.narrow : RIM.wide;
  return { left: left + rim, top: top + rim, right: right - rim, bottom: bottom - rim };
}

/** The name of a carpet's nine-patch slice for a cell. */
function slice({ left, top, right, bottom }: Area, x: number, y: number): string {
  const across = x === left ? 'w' : x === right - 1 ? 'e' : '';
  const down = y === top ? 'n' : y === bottom - 1 ? 's' : '';
  return down + across || 'c';
}

function cellsOf({ left, top, right, bottom }: Area): { x: number; y: number }[] {
  const width = right - left;
  return Array.from({ length: width * (bottom - top) }, (_, i) => ({ x: left + (i % width), y: top + Math.floor(i / width) }));
}
