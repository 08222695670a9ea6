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
export type TacticId = 'hunt' | 'track' | 'stumble' | 'freeze';

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

/** What an item, a hit or a flight of stairs causes; each kind has one handler and one description in `effects/`. */
export type Effect =
  /** Hit points back; `percent` of the maximum instead of points. */
  | { readonly do: 'heal'; readonly amount: number; readonly unit?: 'percent' }
  | { readonly do: 'damage'; readonly amount: number }
  | { readonly do: 'inflict'; readonly status: string; readonly turns: number }
  | { readonly do: 'cure'; readonly status: string }
  /** To a random free cell of the floor. */
  | { readonly do: 'teleport' }
  /** Makes known all cells within dx^2 + dy^2 <= range, through walls. */
  | { readonly do: 'map'; readonly range: number }
  /** So many of a breed, on free cells beside the target. */
  | { readonly do: 'summon'; readonly breed: string; readonly count: number }
  /** Calls everybody within the range to the target's cell. */
  | { readonly do: 'alarm'; readonly range: number }
  /** Away from the source, so many cells or until something is in the way. */
  | { readonly do: 'push'; readonly cells: number }
  /** Turns walls within the range into ground; the map's edge stays. */
  | { readonly do: 'dig'; readonly range: number }
  /** Makes known all that can be seen from the target with a sight of that radius. */
  | { readonly do: 'light'; readonly radius: number };

/**
 * Who is hit. Ranges and radii are dx^2 + dy^2, the number itself included. `actor` and `cell` are picked by the player:
 * `seenOnly` spares those out of view, `evenEmpty` lets a blast hit nobody.
 */
export type Target =
  | { readonly at: 'self' }
  | { readonly at: 'nearest'; readonly range: number }
  | { readonly at: 'random' }
  | { readonly at: 'actor'; readonly range?: number }
  | { readonly at: 'cell'; readonly radius: number; readonly seenOnly?: boolean; readonly evenEmpty?: boolean };

/** What equipment adds to whoever wears it. */
export interface Bonus {
  readonly power?: number;
  readonly defence?: number;
  readonly maxHp?: number;
}

/** An item that is used up. */
export interface Consumable extends Look {
  readonly target: Target;
  readonly effects: readonly Effect[];
}

/** An item that is worn; of each slot one at a time. */
export interface Wearable extends Look {
  /** Its name is the text `slot.<slot>`. */
  readonly slot: string;
  readonly bonus: Bonus;
}

/** A kind of item. Its name is the text `item.<id>`. */
export type ItemKind = Consumable | Wearable;

export function isWearable(kind: ItemKind): kind is Wearable {
  return 'slot' in kind;
}

/** What makes one item of a kind better than another. Its name is the text `affix.<id>`, which holds `{item}`. */
export interface Affix {
  /** Slots whose items can carry it. */
  readonly slots: readonly string[];
  readonly bonus: Bonus;
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
  readonly stairs?: 'down' | 'up';
}

/** Rooms and tunnels (RULES 1.3): the map's size, the sides of a room and how many are tried. */
export interface RoomsLayout {
  readonly width: CurveRow;
  readonly height: CurveRow;
  readonly attempts: CurveRow;
  readonly roomMin: number;
  readonly roomMax: number;
  /** Cells by which a room's ground is narrower and lower than its walls leave room for. */
  readonly inset: number;
  /** Arrival and stairs at the first and last centre, or on two random ground cells. */
  readonly stairs: 'ends' | 'anywhere';
}

/** How many monsters and items there are: per room uniform from 0 to the most, or for the whole floor uniform from 1. */
export interface CountRows {
  readonly per: 'room' | 'floor';
  readonly monsters: CurveRow;
  readonly items: CurveRow;
}

/** A pack as its author writes it: tables only. */
export interface PackRows {
  readonly id: string;
  /** Radius of the player's sight. */
  readonly sight: number;
  /** Theme of walls and ground: the first part of its sprites' names. */
  readonly theme: string;
  /** Taking the stairs down on this floor wins; null: floors without end. */
  readonly lastFloor: number | null;
  /** Floors stay as they were left, and stairs lead up as well. */
  readonly floorsPersist: boolean;
  /** Experience counts and gives levels. */
  readonly levels: boolean;
  /** What happens to the player on going down. */
  readonly onDescend: readonly Effect[];
  /** Ids of the items that the player wears at the start. */
  readonly start: readonly string[];
  readonly layout: RoomsLayout;
  readonly counts: CountRows;
  readonly monsters: TableRows;
  readonly items: TableRows;
  /** How many of a hundred wearable items carry an affix, and which. */
  readonly affixShare: CurveRow;
  readonly affixWeights: TableRows;
  readonly breeds: Readonly<Record<string, Breed>>;
  readonly itemKinds: Readonly<Record<string, ItemKind>>;
  readonly affixes: Readonly<Record<string, Affix>>;
  readonly statuses: Readonly<Record<string, StatusKind>>;
  readonly tiles: readonly TileKind[];
}

/** A pack that has been checked, with its curves and tables ready: frozen, referred to by ids. */
export interface Content extends Pick<PackRows, 'id' | 'sight' | 'theme' | 'lastFloor' | 'floorsPersist' | 'levels' | 'onDescend' | 'start' | 'tiles'> {
  readonly layout: Omit<RoomsLayout, 'width' | 'height' | 'attempts'> & {
    readonly width: FloorCurve;
    readonly height: FloorCurve;
    readonly attempts: FloorCurve;
  };
  readonly counts: { readonly per: CountRows['per']; readonly monsters: FloorCurve; readonly items: FloorCurve };
  readonly monsters: WeightedTable;
  readonly items: WeightedTable;
  readonly affixShare: FloorCurve;
  readonly affixWeights: WeightedTable;
  readonly breeds: ReadonlyMap<string, Breed>;
  readonly itemKinds: ReadonlyMap<string, ItemKind>;
  readonly affixes: ReadonlyMap<string, Affix>;
  readonly statuses: ReadonlyMap<string, StatusKind>;
}

/** The rows of a language: everything that anybody reads. */
export type { Texts };
