import type { CurveRow, FloorCurve } from './core/floorCurve';
import type { Texts } from './core/grammar';
import type { TableRows, WeightedTable } from './core/weightedTable';

/** What can be seen of a row without sprites: one character and a colour, `#rrggbb`. */
export interface Look {
  readonly glyph: string;
  readonly colour: string;
  /** Sprite name without its frame, such as `orc/idle`. */
  readonly sprite: string;
}

/** Tactics that a brain may list; `ai/brain` holds one function for each. */
export type TacticId = 'hunt' | 'track' | 'stumble';

/** A kind of actor. Its name is the text `breed.<id>`. */
export interface Breed extends Look {
  readonly hp: number;
  readonly defence: number;
  readonly power: number;
  /** Experience for whoever kills it. */
  readonly xp: number;
  /** Energy gained per round; 100 is one action a turn. */
  readonly speed: number;
  /** Directions in which it moves and attacks. */
  readonly directions: 4 | 8;
  /** Ordered: the first tactic with a proposal wins. The player has none. */
  readonly brain: readonly TacticId[];
}

/** What an item causes; each kind has one handler in `effects/`. */
export type Effect =
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'damage'; readonly amount: number }
  | { readonly do: 'inflict'; readonly status: string; readonly turns: number };

/** Who is hit. Ranges are dx^2 + dy^2, the number itself included. `actor` and `cell` are chosen by the player. */
export type Target =
  | { readonly at: 'self' }
  | { readonly at: 'nearest'; readonly range: number }
  | { readonly at: 'actor' }
  | { readonly at: 'cell'; readonly radius: number };

/** A kind of item. Its name is the text `item.<id>`. */
export interface ItemKind extends Look {
  readonly target: Target;
  readonly effects: readonly Effect[];
}

/** A lasting condition. Its name is the text `status.<id>`, the line when it ends `status.<id>.ends`. */
export interface StatusKind {
  readonly sprite: string;
  /** Comes before the brain of whoever has it. */
  readonly tactic?: TacticId;
}

/** A kind of terrain. Its name is the text `tile.<id>`; a pack's saved floors refer to it by its place in the table. */
export interface TileKind {
  readonly id: string;
  readonly glyph: string;
  readonly colour: string;
  readonly walkable: boolean;
  readonly transparent: boolean;
  readonly stairs?: 'down';
}

/** Rooms and tunnels (RULES 1.3): the map's size, the sides of a room and how many are tried. */
export interface RoomsLayout {
  readonly width: CurveRow;
  readonly height: CurveRow;
  readonly attempts: CurveRow;
  readonly roomMin: number;
  readonly roomMax: number;
}

/** A pack as its author writes it: tables only. */
export interface PackRows {
  readonly id: string;
  /** Radius of the player's sight. */
  readonly sight: number;
  /** Theme of walls and ground: the first part of its sprites' names. */
  readonly theme: string;
  readonly layout: RoomsLayout;
  /** Most monsters and items per room, by floor; the number is uniform from 0. */
  readonly monstersPerRoom: CurveRow;
  readonly itemsPerRoom: CurveRow;
  readonly monsters: TableRows;
  readonly items: TableRows;
  readonly breeds: Readonly<Record<string, Breed>>;
  readonly itemKinds: Readonly<Record<string, ItemKind>>;
  readonly statuses: Readonly<Record<string, StatusKind>>;
  readonly tiles: readonly TileKind[];
}

/** A pack that has been checked, with its curves and tables ready: frozen, referred to by ids. */
export interface Content {
  readonly id: string;
  readonly sight: number;
  readonly theme: string;
  readonly layout: {
    readonly width: FloorCurve;
    readonly height: FloorCurve;
    readonly attempts: FloorCurve;
    readonly roomMin: number;
    readonly roomMax: number;
  };
  readonly monstersPerRoom: FloorCurve;
  readonly itemsPerRoom: FloorCurve;
  readonly monsters: WeightedTable;
  readonly items: WeightedTable;
  readonly breeds: ReadonlyMap<string, Breed>;
  readonly itemKinds: ReadonlyMap<string, ItemKind>;
  readonly statuses: ReadonlyMap<string, StatusKind>;
  readonly tiles: readonly TileKind[];
}

/** The rows of a language: everything that anybody reads. */
export type { Texts };
