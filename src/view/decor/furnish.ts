import type { Area } from '../grid/rect';
import { cellHash, cellPercent, weighted } from '../grid/cells';
import { isFace, isWallAt, type TileSource } from '../map/autotile';
import {
  type Chamber, Chambers, type FurnitureChoice, chosen, type Furnish, type Furnishing, type Lying,
  PAVING_VARIANTS, type Rooms, type Scatter,
  scattered, whereOf,
} from './Furniture';

/** The percentage of walls with torches in the outermost slots, not the next ones. */
const OUTER_TORCH_PERCENT = 45;

/** Furnishes rooms by their purposes, with torches and hangings along their walls. */
export const rooms = (theme: Rooms): Furnish => ({ source, places, isTaken }) => {
  const chambers = new Chambers(source, theme, places);
  const carpets = carpetsOf(chambers.all, source.width, ({ purpose }) => furnishingOf(theme, purpose).carpet, isTaken);
  /** Open ground outside rooms is plain, unless it is a tunnel. */
  const furnishingAt = (x: number, y: number): Furnishing => {
    const chamber = chambers.at(x, y);
    if (chamber) return furnishingOf(theme, chamber.purpose);
    return whereOf(source, x, y) === 'tunnel' ? theme.tunnel : theme.purposes.plain;
  };
  return {
    face: (x, y) => {
      const furnishing = furnishingAt(x, y + 1);
      const slot = hangingSlot(source, x, y);
      if (slot === null) return standing(source, x, y, furnishing);
      if (furnishing === theme.tunnel) return chosen(furnishing.outer, cellPercent(x, y, source.salt + 2));
      return hanging(slot, furnishing, furnishing.torch ?? theme.torch);
    },
    ground: (x, y) => {
      const furnishing = furnishingAt(x, y);
      return cornered(source, x, y, furnishing.corner) ?? scattered(source, { x, y }, furnishing.scatter);
    },
    paving: (x, y) => {
      const chamber = chambers.at(x, y);
      const name = chamber && furnishingOf(theme, chamber.purpose).paving;
      return name ? { name, variant: cellHash(x, y, source.salt) % PAVING_VARIANTS } : null;
    },
    carpet: (x, y) => carpets.get(y * source.width + x) ?? null,
  };
};

function furnishingOf({ purposes }: Rooms, purpose: string): Furnishing {
  return purposes[purpose] ?? purposes.plain;
}

/** Torches in every other slot of a wall, with pairs of hangings between them. */
function hanging({ rank, wall }: Slot, { outer, inner }: Furnishing, torch: FurnitureChoice): string | null {
  const first = wall % 100 < OUTER_TORCH_PERCENT ? 0 : 1;
  if (rank % 2 === first) return chosen(torch, cellPercent(rank, 1, wall));
  return chosen(rank === 0 ? outer : inner, cellPercent(rank, 0, wall));
}

/** Furniture in a row along a wall. */
function standing(source: TileSource, x: number, y: number, { row }: Furnishing): string | null {
  if (!row || cellPercent(x, y, source.salt + 10) >= row.percent) return null;
  return row.names[cellHash(x, y, source.salt + 11) % row.names.length] ?? null;
}

/** Decor in some of a room's corners. */
function cornered(source: TileSource, x: number, y: number, { percent, name, hangs = false }: Furnishing['corner']): Lying | null {
  const south = isWallAt(source, x, y + 1);
  const east = isWallAt(source, x + 1, y);
  if (isWallAt(source, x, y - 1) === south || isWallAt(source, x - 1, y) === east) return null;
  if (cellPercent(x, y, source.salt + 3) >= percent) return null;
  return south && hangs ? null : { name, flips: east };
}

/** The average number of face cells per hanging. */
const CELLS_PER_SLOT = 2.8;
/** Shorter walls are bare. */
const MIN_LENGTH = 3;

/** A place for a hanging: mirrored slots have the same rank, 0 at the ends. */
interface Slot {
  readonly rank: number;
  /** The wall's hash: a choice made by it is the same all along the wall. */
  readonly wall: number;
}

/**
 * The slot at a face cell, or null between slots. Slots are spread evenly and symmetrically along a wall's unbroken
 * face, never on its ends.
 */
function hangingSlot(source: TileSource, x: number, y: number): Slot | null {
  const start = reach(source, { x, y }, -1);
  const length = reach(source, { x, y }, 1) - start + 1;
  const count = length < MIN_LENGTH ? 0 : Math.round(length / CELLS_PER_SLOT);
  for (let slot = 0; slot < count; slot++) {
    if (slotCell(slot, count, length) !== x - start) continue;
    return { rank: Math.min(slot, count - 1 - slot), wall: cellHash(start, y, source.salt + 5) };
  }
  return null;
}

/** The last column of the unbroken face that runs from a cell in one direction. */
function reach(source: TileSource, { x, y }: { x: number; y: number }, step: -1 | 1): number {
  let at = x;
  while (isFace(source, at + step, y)) at += step;
  return at;
}

function slotCell(slot: number, count: number, length: number): number {
  const mirrored = count - 1 - slot;
  if (mirrored < slot) return length - 1 - slotCell(mirrored, count, length);
  return Math.floor(((2 * slot + 1) * length) / (2 * count));
}

/** The smallest room with a carpet, in cells each way. */
const MIN_ROOM = 5;
/** Bare cells between carpet and walls; wide in rooms of at least `from` cells each way. */
const RIM = { narrow: 1, wide: 2, from: 7 };

type Carpet = { readonly percent: number; readonly names: readonly string[] } | undefined;

/** A floor's carpet frames by cell, `y * width + x`; none where something is in the way. */
function carpetsOf(
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

/** The plants of a part of a cave. */
interface Grove {
  /** How often it is met, of 100. */
  readonly weight: number;
  readonly scatter: Scatter;
  /** On the faces of its walls. */
  readonly face: FurnitureChoice;
  /** The thickest turf: 0 for none, up to 3. */
  readonly turf: number;
}

/** The spacing of grove centres, in cells. */
const PITCH = 8;
/** For each thickness of turf, the greatest distance from the grove's centre, as a fraction of the distance to the next grove's. */
const TURF_REACH = [0.92, 0.7, 0.45];

/** Furnishes caves with groves, which are the Voronoi cells of scattered centres. */
export const groves = (kinds: readonly [Grove, ...Grove[]]): Furnish => {
  const weights = kinds.map(({ weight }) => weight);
  return ({ source }) => {
    /** The grove at a cell, and the thickness of its turf there. */
    const groveAt = (x: number, y: number): { readonly grove: Grove; readonly turf: number } => {
      const [nearest, next] = centresAround(x, y, source.salt).sort((a, b) => a.distance - b.distance);
      const grove = kinds[weighted(weights, (nearest?.hash ?? 0) % 100)] ?? kinds[0];
      const depth = Math.sqrt((nearest?.distance ?? 1) / Math.max(1, next?.distance ?? 1));
      return { grove, turf: Math.min(grove.turf, TURF_REACH.filter((share) => depth < share).length) };
    };
    return {
      face: (x, y) => chosen(groveAt(x, y).grove.face, cellPercent(x, y, source.salt + 2)),
      ground: (x, y) => scattered(source, { x, y }, groveAt(x, y).grove.scatter),
      paving: (x, y) => {
        const { turf } = groveAt(x, y);
        if (turf === 0) return null;
        return { name: 'turf', variant: (turf - 1) * PAVING_VARIANTS + (cellHash(x, y, source.salt) % PAVING_VARIANTS) };
      },
      carpet: () => null,
    };
  };
};

/** The centres of the nine groves around a cell, each with its squared distance. */
function centresAround(x: number, y: number, salt: number): { readonly hash: number; readonly distance: number }[] {
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => {
    const column = Math.floor(x / PITCH) + across;
    const row = Math.floor(y / PITCH) + down;
    const hash = cellHash(column, row, salt + 9);
    const dx = column * PITCH + ((hash >>> 8) % PITCH) - x;
    const dy = row * PITCH + ((hash >>> 16) % PITCH) - y;
    return { hash, distance: dx * dx + dy * dy };
  }));
}
