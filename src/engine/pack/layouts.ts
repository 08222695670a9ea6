import * as v from 'valibot';
import type { CurveRow } from '../core/floorCurve';
import { curve, id, idOf, num } from './ranges';
import { rowOf, rowsOf } from './schemaParts';

/* Ways to dig a floor: the types of their rows, then the shapes that packs are checked against. */

/** Water in open ground, the farther from walls the deeper. */
export interface Lakes<Curve> {
  /** The tile of its shores, which is walkable and fords it where the deep would cut something off. */
  readonly shallow: string;
  readonly deep: string;
  /** The steps from the nearest wall at which each begins; 0 for none. */
  readonly shallowFrom: Curve;
  readonly deepFrom: Curve;
}

/** Channels, two tiles wide, through rooms and rock. */
export interface Canals<Curve> {
  /** How many a floor gets, if there is room. */
  readonly count: Curve;
  /** A tile that carries to one of the four sides; those to the others are what it is `turned`. Or one to walk on, without a current. */
  readonly current: string;
  /** What a canal flows into, such as still water. */
  readonly pool: string;
  /** What leads over it wherever ground was, and can be walked on. Without it both others have to be walkable. */
  readonly bridge?: string;
}

/** Fields shared by all layouts. */
interface LayoutBase {
  /** Prefix of its sprite names. */
  readonly theme: string;
  readonly width: CurveRow;
  readonly height: CurveRow;
  /** Percent of dead-end rooms that get a second way in. @default 0 */
  readonly loops?: number;
  /** Percent of doorways with a door (the tile `doorClosed`). @default [] */
  readonly doors?: CurveRow;
  /** Number of patches per floor, by tile id. @default {} */
  readonly patches?: Readonly<Record<string, CurveRow>>;
  readonly lakes?: Lakes<CurveRow>;
  readonly canals?: Canals<CurveRow>;
  /** Number of walls per floor that are torches or the like, by tile id. @default {} */
  readonly hangings?: Readonly<Record<string, CurveRow>>;
}

/** Rooms and tunnels (RULES 1.3): side lengths of rooms, and how many are attempted. */
export interface RoomsLayout extends LayoutBase {
  readonly dig: 'rooms';
  readonly attempts: CurveRow;
  readonly roomMin: number;
  readonly roomMax: number;
  /** Cells by which a room's ground is narrower and shorter than the space within its walls. */
  readonly inset: number;
  /** Arrival and stairs in the centres of the first and last room, or on two random ground cells. */
  readonly stairs: 'ends' | 'anywhere';
}

/** Rooms by rot-js: grown from corridors (Digger) or connected in a web (Uniform). */
export interface HallsLayout extends LayoutBase {
  readonly dig: 'digger' | 'uniform';
  readonly roomMin: number;
  readonly roomMax: number;
  /** Percent of the map to dig. */
  readonly dug: number;
}

/** Caves by rot-js (Cellular), all connected. */
export interface CavesLayout extends LayoutBase {
  readonly dig: 'caves';
  /** Percent of cells open at first, and the number of rounds of the automaton. */
  readonly open: number;
  readonly rounds: number;
}

export type LayoutRow =
  | CavesLayout
  | HallsLayout
  | RoomsLayout;

/** Every way to dig, and whether it leaves rooms, in which monsters and items can be counted. */
export const HAS_ROOMS: Readonly<Record<LayoutRow['dig'], boolean>> = {
  rooms: true,
  digger: true,
  uniform: true,
  caves: false,
};
const ways = Object.keys(HAS_ROOMS);

const base = {
  theme: v.optional(id, 'cellars'),
  width: curve.side,
  height: curve.side,
  loops: v.exactOptional(num.percent),
  doors: v.exactOptional(curve.percent),
  patches: v.exactOptional(rowsOf(curve.population, { table: 'tiles' })),
  lakes: v.exactOptional(rowOf(
    { shallow: idOf('tiles'), deep: idOf('tiles'), shallowFrom: curve.steps, deepFrom: curve.steps },
    'a row with shallow, deep, shallowFrom and deepFrom',
  )),
  canals: v.exactOptional(rowOf(
    { count: curve.places, current: idOf('tiles'), pool: idOf('tiles'), bridge: v.exactOptional(idOf('tiles')) },
    'a row with count, current, pool and bridge',
  )),
  hangings: v.exactOptional(rowsOf(curve.population, { table: 'tiles' })),
};
const rooms = {
  attempts: v.optional(curve.attempts, [[1, 30]]),
  roomMin: v.optional(num.room, 6),
  roomMax: v.optional(num.room, 10),
  inset: v.optional(num.inset, 0),
  stairs: v.optional(v.picklist(['ends', 'anywhere'], 'ends or anywhere'), 'ends'),
};
const halls = { roomMin: v.optional(num.room, 4), roomMax: v.optional(num.room, 9), dug: v.optional(num.percent, 30) };
const caves = { open: v.optional(num.percent, 50), rounds: v.optional(num.rounds, 4) };
const ofLayout = 'a row with the fields of such a layout';

/** The shape of a layout row. */
export const layout = v.variant(
  'dig',
  [
    rowOf({ ...base, dig: v.literal('rooms'), ...rooms }, ofLayout),
    rowOf({ ...base, dig: v.picklist(['digger', 'uniform']), ...halls }, ofLayout),
    rowOf({ ...base, dig: v.literal('caves'), ...caves }, ofLayout),
  ],
  `a layout that is dug as ${ways.slice(0, -1).join(', ')} or ${ways.at(-1) ?? ''}`,
);
