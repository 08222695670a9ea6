import type { CurveRow, FloorCurve, TableRows, WeightedTable } from './core/floorCurve';
import type { Texts } from './core/grammar';
import type { Feature, HazardKind, ThemeRow, Vault, Vaults } from './mapKinds';
import type { Growth, HeroKind, ScoreRow, Talent } from './heroKinds';
import type { Effect } from './effectKinds';
import type { Affix, Breed, Elite, ItemKind, Look, StatusKind, TileKind, TrapKind } from './kinds';
import type { Canals, Lakes, LayoutRow, RoomsLayout } from './pack/layouts';

export type * from './effectKinds';
export * from './mapKinds';
export type * from './heroKinds';
export * from './kinds';
export type * from './pack/layouts';
export * from './traitKinds';

/** The most monsters and items: uniform from 0 for each room, or from 1 for the whole floor. */
export interface CountRows {
  readonly per: 'room' | 'floor';
  readonly monsters: CurveRow;
  readonly items: CurveRow;
  /**
   * Meters a floor (RULES 5.12): the experience that its monsters are worth in all. `monsters` is then the most groups that are drawn for
   * it, and `items` exactly how many items.
   */
  readonly danger?: CurveRow;
}

/** Guaranteed items: of the kind that the row's id names, or each of one of the kinds in `items`, by weight; the id is then only a name. */
export interface ScheduleRow {
  readonly least: CurveRow;
  readonly most: CurveRow;
  readonly among?: readonly string[];
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
  /** How a hero's figure holds it: giving light, and hooded or out of oil. */
  readonly held?: { readonly open: { readonly sprite: string }; readonly dark: { readonly sprite: string } };
}

/** How attacks hurt (RULES 5.10); without it damage is power - defence and may be 0 (RULES 1.2). */
export interface DamageRoll {
  /** Percent by which an attack's power varies either way, evenly. */
  readonly spread: number;
  /** Percent that each point of defence adds to what the power is divided by. */
  readonly armour: number;
}

/** Rest by lantern light (RULES 5.11); without it only time heals. */
export interface RestRow {
  /** Turns of oil that a turn of rest burns. */
  readonly oil: number;
  /** Percent of maximum HP healed in a turn. */
  readonly heals: number;
  /** Percent of maximum HP above which rest heals no more. */
  readonly upTo: number;
}

/** How much light there is in a cell: none; a hooded or empty lantern's; an open lantern's, a torch's or a fire's. */
export type Brightness = 'dark' | 'glow' | 'lit';

/** Light and stealth; without it the player sees as far as the lantern reaches, and monsters see everything within the pack's sight. */
export interface LightRules {
  /** The lantern's radius while hooded. */
  readonly hooded: number;
  /** The lantern's radius without oil, when it also makes twice the noise. */
  readonly spent: number;
  /** Radius within which the player sees what something else lights. */
  readonly far: number;
  /** Radius within which a monster awake, in a clear line, notices a player of normal noise, by the light on the player. */
  readonly notice: Readonly<Record<Brightness, number>>;
  /** Percent of dx^2 + dy^2 at which sleepers hear the player, of those at which the others notice it. */
  readonly asleep: number;
  /** Percent chance each turn that a sleeper that hears the player wakes. */
  readonly wakes: number;
  /** Turns after which a hunter that no longer notices the player gives up. */
  readonly forgets: number;
  /** Radius within which the player hears a monster of normal noise walk that it doesn't see. */
  readonly hears: number;
}

/** Captives that the player can free, and the allies they become. */
export interface Captives<Weights> {
  /** The most allies at a time. */
  readonly most: number;
  /** Turns of work that free one. */
  readonly turns: number;
  /** Percent of the experience that allies' kills give. */
  readonly xp: number;
  /** The breeds of captives for vault cells that name none. */
  readonly weights: Weights;
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
  readonly traps?: {
    readonly count: CurveRow; readonly hidden: CurveRow; readonly weights: TableRows; readonly kinds: Readonly<Record<string, TrapKind>>;
  };
  readonly hazards?: Readonly<Record<string, HazardKind>>;
  /** Features, by the id of the tile that they stand on. */
  readonly features?: Readonly<Record<string, Feature>>;
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
  /** The playable heroes: a run begins as the first, unless another is chosen before the first turn. */
  readonly heroes?: Readonly<Record<string, HeroKind>>;
  readonly talents?: Readonly<Record<string, Talent>>;
  readonly growth?: Growth;
  readonly score?: ScoreRow;
  readonly lantern?: Lantern;
  readonly blows?: DamageRoll;
  readonly rest?: RestRow;
  /** Off without a lantern. */
  readonly light?: LightRules;
  /** Captives of vault cells; without it there are none. */
  readonly captives?: Captives<TableRows>;
  /** Vaults attempted per floor, and which. */
  readonly vaults?: Vaults<CurveRow, TableRows, Readonly<Record<string, Vault>>>;
  /** Guaranteed items per floor, besides its counts: uniform from least to most, decided by seed and floor alone. */
  readonly schedule?: Readonly<Record<string, ScheduleRow>>;
  /** Looks of unidentified items, by group: each run shuffles them among the group's item kinds. Names are the texts `guise.<id>`. */
  readonly appearances?: Readonly<Record<string, Readonly<Record<string, Look>>>>;
  /** Themes of its own, by the name that layouts use. */
  readonly themes?: Readonly<Record<string, ThemeRow>>;
}

/** Rows with compiled curves. */
type Ready<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: FloorCurve };
type Decorated = 'doors' | 'patches' | 'lakes' | 'canals' | 'hangings';
type Dug<T extends LayoutRow, K extends keyof T = never> = Omit<Ready<T, 'width' | 'height' | K>, Decorated> & {
  readonly doors: FloorCurve;
  readonly lakes: Lakes<FloorCurve> | null;
  readonly canals: Canals<FloorCurve> | null;
  readonly patches: ReadonlyMap<string, FloorCurve>;
  readonly hangings: ReadonlyMap<string, FloorCurve>;
};
type DugRow<T> = T extends RoomsLayout ? Dug<T, 'attempts'> : T extends LayoutRow ? Dug<T> : never;
export type Layouts = DugRow<LayoutRow>;

/** The percent chances, each turn, that a hazard spreads onto a cell beside it. */
export interface Spread {
  /** By index of the tile, where no hazard is. */
  readonly tiles: readonly number[];
  /** By kind of the hazard there; empty for most. */
  readonly hazards: ReadonlyMap<string, number>;
}

/** A checked pack with compiled curves and tables; frozen, its rows referred to by id. */
export interface Content
  extends Pick<PackRows, 'id' | 'sight' | 'lastFloor' | 'floorsPersist' | 'levels' | 'onDescend' | 'start' | 'tiles'> {
  /** Checksum of what decides play: eight hexadecimal digits. */
  readonly version: string;
  /** Checksum of the rows as they are written, which runs were recorded with before `version` left out what decides nothing. */
  readonly formerVersion: string;
  readonly welcome: string;
  readonly terseLog: boolean;
  readonly layouts: ReadonlyMap<string, Layouts>;
  readonly layoutWeights: WeightedTable;
  /** `danger` is null unless the pack meters its floors. */
  readonly counts: {
    readonly per: CountRows['per']; readonly monsters: FloorCurve; readonly items: FloorCurve; readonly danger: FloorCurve | null;
  };
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
  readonly traps: {
    readonly count: FloorCurve; readonly hidden: FloorCurve; readonly weights: WeightedTable; readonly kinds: ReadonlyMap<string, TrapKind>;
  };
  readonly hazards: ReadonlyMap<string, HazardKind>;
  /** Per hazard that spreads, onto what. */
  readonly spreads: ReadonlyMap<string, Spread>;
  readonly features: ReadonlyMap<string, Feature>;
  readonly outOfDepth: { readonly share: FloorCurve; readonly deeper: number };
  readonly asleep: FloorCurve;
  readonly safeArrival: number;
  readonly wanderers: FloorCurve;
  readonly followers: boolean;
  readonly heroes: ReadonlyMap<string, HeroKind>;
  readonly talents: ReadonlyMap<string, Talent>;
  readonly growth: Growth<FloorCurve> | null;
  readonly score: ScoreRow;
  readonly lantern: Lantern | null;
  readonly blows: DamageRoll | null;
  readonly rest: RestRow | null;
  readonly light: LightRules | null;
  readonly captives: Captives<WeightedTable> | null;
  readonly vaults: Required<Vaults<FloorCurve, WeightedTable, ReadonlyMap<string, Vault>>>;
  /** By row; `among` are the kinds it gives, of which there is one for most. */
  readonly schedule: ReadonlyMap<string, { readonly least: FloorCurve; readonly most: FloorCurve; readonly among: readonly string[] }>;
  readonly appearances: ReadonlyMap<string, ReadonlyMap<string, Look>>;
  readonly themes: ReadonlyMap<string, ThemeRow>;
}

export type { Texts };
