import type { CurveRow, FloorCurve } from './core/floorCurve';
import type { Texts } from './core/grammar';
import type { TableRows, WeightedTable } from './core/weightedTable';
import type { Affix, Breed, Effect, Elite, HazardKind, ItemKind, Look, StatusKind, TileKind, TrapKind } from './kinds';
import type { Vault } from './mapKinds';
import type { LayoutRow, RoomsLayout } from './pack/layouts';

export * from './kinds';
export type * from './mapKinds';
export type * from './pack/layouts';

/** The most monsters and items: uniform from 0 for each room, or from 1 for the whole floor. */
export interface CountRows {
  readonly per: 'room' | 'floor';
  readonly monsters: CurveRow;
  readonly items: CurveRow;
}

/** The player's lantern; without it the sight radius never changes. */
export interface Lantern {
  /** Turns of oil when full, as at the start. */
  readonly full: number;
  /** Turns of oil below which the light shrinks evenly to the radius `least`; it never goes out. */
  readonly dim: number;
  readonly least: number;
  /** Turns between hunters once the oil is gone. */
  readonly hunters: number;
}

/** A pack as its author writes it: tables only. Whatever is left out is off. */
export interface PackRows {
  readonly id: string;
  /** Text key of a run's first log line. @default "log.welcome" */
  readonly welcome?: string;
  /** The log leaves out what numbers over the map already show: experience, and damage from statuses. */
  readonly terseLog?: boolean;
  /** Sight radius of the player and the monsters. */
  readonly sight: number;
  /** Taking the stairs down on this floor wins; null if the floors are endless or a goal item wins. */
  readonly lastFloor: number | null;
  /** Floors are kept as they were left, and there are stairs up. */
  readonly floorsPersist: boolean;
  /** The player gains experience and levels. */
  readonly levels: boolean;
  /** Effects on the player when going down. */
  readonly onDescend: readonly Effect[];
  /** Ids of the items the player starts with; wearable ones are worn. */
  readonly start: readonly string[];
  /** Ways to dig floors. */
  readonly layouts: Readonly<Record<string, LayoutRow>>;
  /** How often each layout is used; equally often by default. */
  readonly layoutWeights: TableRows;
  readonly counts: CountRows;
  readonly monsters: TableRows;
  readonly items: TableRows;
  /** Percent of wearable items with an affix, and the weights of affixes. */
  readonly affixShare: CurveRow;
  readonly affixWeights: TableRows;
  readonly breeds: Readonly<Record<string, Breed>>;
  readonly itemKinds: Readonly<Record<string, ItemKind>>;
  readonly affixes: Readonly<Record<string, Affix>>;
  readonly statuses: Readonly<Record<string, StatusKind>>;
  readonly tiles: readonly TileKind[];
  /** Lever 3 (RULES 5): percent added to breeds' stats; points for `defence`. */
  readonly strength?: { readonly hp: CurveRow; readonly power: CurveRow; readonly defence: CurveRow; readonly xp: CurveRow };
  /** Lever 4: percent of monsters that are elites, and their kinds. */
  readonly elites?: { readonly share: CurveRow; readonly weights: TableRows; readonly kinds: Readonly<Record<string, Elite>> };
  /** Lever 5: traps per floor, the percentage hidden, and their kinds. */
  readonly traps?: { readonly count: CurveRow; readonly hidden: CurveRow; readonly weights: TableRows; readonly kinds: Readonly<Record<string, TrapKind>> };
  readonly hazards?: Readonly<Record<string, HazardKind>>;
  /** Percent of monsters that are drawn for a deeper floor, and how much deeper. */
  readonly outOfDepth?: { readonly share: CurveRow; readonly deeper: number };
  /** Percent of monsters asleep on a new floor. @default [] */
  readonly asleep?: CurveRow;
  /** Steps around the arrival cell without monsters. @default 0 */
  readonly safeArrival?: number;
  /** Average turns between wandering monsters that arrive; 0 for never. @default [] */
  readonly wanderers?: CurveRow;
  /** Monsters next to the player follow it over stairs. */
  readonly followers?: boolean;
  readonly lantern?: Lantern;
  /** Vaults attempted per floor, and which. Every floor on which an arena has weight is sure to get one. */
  readonly vaults?: { readonly count: CurveRow; readonly weights: TableRows; readonly arenas: TableRows; readonly kinds: Readonly<Record<string, Vault>> };
  /** Guaranteed items per floor, besides its counts: uniform from least to most, decided by seed and floor alone. */
  readonly schedule?: Readonly<Record<string, { readonly least: CurveRow; readonly most: CurveRow }>>;
  /** Looks of unidentified items, by group: each run shuffles them among the group's item kinds. Names are the texts `guise.<id>`. */
  readonly appearances?: Readonly<Record<string, Readonly<Record<string, Look>>>>;
}

/** Rows with compiled curves. */
type Ready<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: FloorCurve };
type Dug<T extends LayoutRow, K extends keyof T = never> = Omit<Ready<T, 'width' | 'height' | K>, 'doors' | 'patches'> & {
  readonly doors: FloorCurve;
  readonly patches: ReadonlyMap<string, FloorCurve>;
};
type DugRow<T> = T extends RoomsLayout ? Dug<T, 'attempts'> : T extends LayoutRow ? Dug<T> : never;
export type Layouts = DugRow<LayoutRow>;

/** A checked pack with compiled curves and tables; frozen, its rows referred to by id. */
export interface Content extends Pick<PackRows, 'id' | 'sight' | 'lastFloor' | 'floorsPersist' | 'levels' | 'onDescend' | 'start' | 'tiles'> {
  /** Checksum of all rows: eight hexadecimal digits. */
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

export type { Texts };
