import type { Point } from '../engine/core/point';
import type { Spawn } from '../engine/ports';
import type { Draw } from './draw';

/* Why a floor is as it is: noted while it is made, plain JSON. */

/** What came because a share of all such things has it, in percent, and what was drawn then. */
export interface Chance {
  readonly percent: number;
  readonly draw: Draw;
}

/** A monster by the floor's counts, or for its danger; `outOfDepth` is the percentage that comes from deeper, null for others. */
export interface LeaderSource {
  readonly from: 'counts' | 'danger';
  readonly outOfDepth: number | null;
  readonly draw: Draw;
}

/** A cell of a vault: the vault's place in the plan's `places`, the legend's character, and the draw if it names no kind. */
export interface VaultSource {
  readonly from: 'vault';
  readonly place: number;
  readonly glyph: string;
  readonly draw: Draw | null;
}

export type MonsterSource = LeaderSource | VaultSource | { readonly from: 'company'; readonly leader: Spawn };

/** How an item became what it is: the draw, null if its kind was named, and that of its affix. */
export interface ItemDraw {
  readonly draw: Draw | null;
  readonly affix: Chance | null;
}

/** What an elite carries, and the percentage of elites that carry anything. */
export interface LootReason extends ItemDraw {
  readonly percent: number;
}

/** Why a monster is there. */
export type MonsterReason = MonsterSource & {
  /** 100 % where a vault asks for an elite. */
  readonly elite: Chance | null;
  /** The percentage of its kind that sleeps here; null where a vault says whether it does. */
  readonly asleep: number | null;
  readonly loot: LootReason | null;
  /** What it counts for the danger of a metered floor; null on others. */
  readonly worth: number | null;
};

/** How often a row of the schedule comes on a floor: drawn from `least` to `most`. */
export interface ScheduleCount {
  readonly row: string;
  readonly least: number;
  readonly most: number;
  readonly drawn: number;
}

export type ItemSource =
  | { readonly from: 'counts'; readonly draw: Draw }
  | (ScheduleCount & { readonly from: 'schedule'; readonly draw: Draw | null })
  | VaultSource
  /** A key; `place` is that of its vault in the plan's `places`, `door` the cell that it opens. */
  | { readonly from: 'key'; readonly place: number; readonly door: Point };

/** Why an item is there. */
export type ItemReason = ItemSource & Pick<ItemDraw, 'affix'>;

/** Why a trap is there; `hidden` is the percentage of traps that are. */
export type TrapReason = { readonly from: 'table'; readonly draw: Draw; readonly hidden: number } | VaultSource;

/** Why a feature offers something: it is one of `count` out of `among` kinds, all alike. */
export interface GoodReason {
  readonly from: 'feature';
  readonly tile: string;
  readonly count: number;
  readonly among: number;
  readonly affix: Chance | null;
}

/** Why a floor has its layout; no draw if no layout has any weight. */
export interface LayoutReason {
  readonly draw: Draw | null;
  /** The vaults that it is sure to have; the plain hall may lack them. */
  readonly near: Draw | null;
  readonly arena: Draw | null;
  /** Layouts that were dug and rejected before. */
  readonly rejected: number;
  /** Whether it is the plain hall that stands in when no layout will do. */
  readonly isHall: boolean;
}

/** How many were drawn, and how many of those found a cell. */
export interface Placed {
  readonly drawn: number;
  readonly placed: number;
}

/** The danger of a metered floor: what it should be, what its vaults have of it, what was drawn, and of that what found no cell. */
export interface DangerCount {
  readonly wanted: number;
  readonly ofVaults: number;
  readonly drawn: number;
  readonly lost: number;
}

/** What a floor was to have, and what it got. */
export interface FloorTotals {
  readonly danger: DangerCount | null;
  /** At most this many per room or floor; groups, if the floor is metered. */
  readonly monsters: Placed & { readonly most: number; readonly per: 'room' | 'floor' };
  readonly items: FloorTotals['monsters'];
  readonly traps: Placed & { readonly least: number; readonly most: number };
  readonly schedule: readonly (ScheduleCount & Placed)[];
  readonly vaults: { readonly wanted: number; readonly placed: number };
}

/** Why everything on a floor is there: the lists are in the order of the plan's own. */
export interface FloorReasons {
  readonly layout: LayoutReason;
  readonly places: readonly Draw[];
  readonly monsters: readonly MonsterReason[];
  readonly items: readonly ItemReason[];
  readonly traps: readonly TrapReason[];
  readonly goods: readonly GoodReason[];
  readonly totals: FloorTotals;
}
