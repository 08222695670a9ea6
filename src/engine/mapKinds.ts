import type { CurveRow } from './core/floorCurve';

/* The rows that decide a floor's map: layouts and vaults. */

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

export type LayoutRow = RoomsLayout | HallsLayout | CavesLayout;

/**
 * A hand-drawn place. In `map`, a blank leaves the floor as it is, `#` is wall, `.` ground and `+`, on the edge, its entrance
 * from the floor; any other character must be in the legend. Its name is the text `vault.<id>`.
 */
export interface Vault {
  readonly map: readonly string[];
  readonly legend: Readonly<Record<string, VaultCell>>;
  /** The tile of its entrance: ground, a door or a locked door (whose key lies elsewhere on the floor). */
  readonly door: string;
}

/** What a character of a vault's map means: ground with something on it, or another tile. */
export interface VaultCell {
  readonly tile?: string;
  /** An item id, or one drawn for a deeper floor. */
  readonly item?: string | { readonly deeper: number };
  /** A breed id, or one drawn for a deeper floor. */
  readonly monster?: string | { readonly deeper: number };
  /** The monster's elite kind: an id, or `true` for a random one. */
  readonly elite?: string | true;
  readonly asleep?: boolean;
  readonly trap?: string;
  readonly hidden?: boolean;
}
