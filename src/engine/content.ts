import type { CurveRow, FloorCurve } from './core/floorCurve';
import type { Texts } from './core/grammar';
import type { TableRows, WeightedTable } from './core/weightedTable';
import type { Affix, Breed, CavesLayout, Effect, Elite, HallsLayout, HazardKind, ItemKind, LayoutRow, Look, RoomsLayout, StatusKind, TileKind, TrapKind, Vault } from './kinds';

export * from './kinds';

/** How many monsters and items there are: per room uniform from 0 to the most, or for the whole floor uniform from 1. */
export interface CountRows {
  readonly per: 'room' | 'floor';
  readonly monsters: CurveRow;
  readonly items: CurveRow;
}

/** The player's light: without it the radius of sight never changes. */
export interface Lantern {
  /** Turns that a full one lasts, and how many it begins with. */
  readonly full: number;
  /** From so many turns on it shrinks, in even steps, to the radius `least`, and never goes out. */
  readonly dim: number;
  readonly least: number;
  /** Once at `least`, a hunter out of the dark every so many turns. */
  readonly hunters: number;
}

/** A pack as its author writes it: tables only. What is left out is switched off. */
export interface PackRows {
  readonly id: string;
  /** The text key of the first line of a run. @default "log.welcome" */
  readonly welcome?: string;
  /** The log leaves out what a number over the map tells as well: experience, and what statuses take turn by turn. */
  readonly terseLog?: boolean;
  /** Radius of the player's sight, and of the monsters'. */
  readonly sight: number;
  /** Taking the stairs down on this floor wins; null: floors without end, or a prize to be found. */
  readonly lastFloor: number | null;
  /** Floors stay as they were left, and stairs lead up as well. */
  readonly floorsPersist: boolean;
  /** Experience counts and gives levels. */
  readonly levels: boolean;
  /** What happens to the player on going down. */
  readonly onDescend: readonly Effect[];
  /** Ids of the items that the player has at the start; what can be worn is worn. */
  readonly start: readonly string[];
  /** Ways to dig a floor. */
  readonly layouts: Readonly<Record<string, LayoutRow>>;
  /** How often each layout is dug; all alike where this is left out. */
  readonly layoutWeights: TableRows;
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
  /** Lever 3 (RULES 5): percent added to what the rows of breeds say; `defence` is added in points. */
  readonly strength?: { readonly hp: CurveRow; readonly power: CurveRow; readonly defence: CurveRow; readonly xp: CurveRow };
  /** Lever 4: of a hundred monsters how many are elites, and of which kind. */
  readonly elites?: { readonly share: CurveRow; readonly weights: TableRows; readonly kinds: Readonly<Record<string, Elite>> };
  /** Lever 5: how many traps on a floor, how many of a hundred are hidden, and of which kind. */
  readonly traps?: { readonly count: CurveRow; readonly hidden: CurveRow; readonly weights: TableRows; readonly kinds: Readonly<Record<string, TrapKind>> };
  readonly hazards?: Readonly<Record<string, HazardKind>>;
  /** Of a hundred monsters how many are drawn for a floor so many deeper. */
  readonly outOfDepth?: { readonly share: CurveRow; readonly deeper: number };
  /** Of a hundred monsters how many sleep when the floor is made. @default [] */
  readonly asleep?: CurveRow;
  /** Nobody is placed within so many steps of where the player arrives. @default 0 */
  readonly safeArrival?: number;
  /** A wanderer comes from afar on average every so many turns; 0: never. @default [] */
  readonly wanderers?: CurveRow;
  /** Monsters beside the player come along over stairs. */
  readonly followers?: boolean;
  readonly lantern?: Lantern;
  /** How many vaults are tried on a floor and which; those of `arenas` must be there: one on every floor where any has weight. */
  readonly vaults?: { readonly count: CurveRow; readonly weights: TableRows; readonly arenas: TableRows; readonly kinds: Readonly<Record<string, Vault>> };
  /** Items that every floor has, beside its counts: uniform from the least to the most, by seed and floor alone. */
  readonly schedule?: Readonly<Record<string, { readonly least: CurveRow; readonly most: CurveRow }>>;
  /** What unknown items look like, by group: each run deals these to the kinds of the group. Names are the texts `guise.<id>`. */
  readonly appearances?: Readonly<Record<string, Readonly<Record<string, Look>>>>;
}

/** Rows with their curves made ready. */
type Ready<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: FloorCurve };
type Dug<T extends LayoutRow, K extends keyof T = never> = Omit<Ready<T, 'width' | 'height' | K>, 'doors' | 'patches'> & {
  readonly doors: FloorCurve;
  readonly patches: ReadonlyMap<string, FloorCurve>;
};
export type Layouts = Dug<RoomsLayout, 'attempts'> | Dug<HallsLayout> | Dug<CavesLayout>;

/** A pack that has been checked, with its curves and tables ready: frozen, referred to by ids. */
export interface Content extends Pick<PackRows, 'id' | 'sight' | 'lastFloor' | 'floorsPersist' | 'levels' | 'onDescend' | 'start' | 'tiles'> {
  /** Eight hexadecimal digits that are others when any row is another. */
  readonly version: string;
  readonly welcome: string;
  readonly terseLog: boolean;
  readonly layouts: ReadonlyMap<string, Layouts>;
  readonly layoutWeights: WeightedTable;
  readonly counts: { readonly per: CountRows['per']; readonly monsters: FloorCurve; readonly items: FloorCurve };
  readonly monsters: WeightedTable;
  readonly items: WeightedTable;
  readonly affixShare: FloorCurve;
  readonly affixWeights: WeightedTable;
  readonly breeds: ReadonlyMap<string, Breed>;
  readonly itemKinds: ReadonlyMap<string, ItemKind>;
  readonly affixes: ReadonlyMap<string, Affix>;
  readonly statuses: ReadonlyMap<string, StatusKind>;
  readonly strength: { readonly hp: FloorCurve; readonly power: FloorCurve; readonly defence: FloorCurve; readonly xp: FloorCurve };
  readonly elites: { readonly share: FloorCurve; readonly weights: WeightedTable; readonly kinds: ReadonlyMap<string, Elite> };
  readonly traps: { readonly count: FloorCurve; readonly hidden: FloorCurve; readonly weights: WeightedTable; readonly kinds: ReadonlyMap<string, TrapKind> };
  readonly hazards: ReadonlyMap<string, HazardKind>;
  readonly outOfDepth: { readonly share: FloorCurve; readonly deeper: number };
  readonly asleep: FloorCurve;
  readonly safeArrival: number;
  readonly wanderers: FloorCurve;
  readonly followers: boolean;
  readonly lantern: Lantern | null;
  readonly vaults: { readonly count: FloorCurve; readonly weights: WeightedTable; readonly arenas: WeightedTable; readonly kinds: ReadonlyMap<string, Vault> };
  readonly schedule: ReadonlyMap<string, { readonly least: FloorCurve; readonly most: FloorCurve }>;
  readonly appearances: ReadonlyMap<string, ReadonlyMap<string, Look>>;
}

/** The rows of a language: everything that anybody reads. */
export type { Texts };
