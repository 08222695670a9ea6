/* What a floor is made of: vaults, features, hazards and themes. Every range and radius is dx^2 + dy^2, inclusive. */

import type { Amount } from './core/floorCurve';
import type { Effect } from './effectKinds';
import type { Look } from './kinds';

/**
 * A hand-drawn place. In `map`, a blank leaves the floor as it is, `#` is wall, `.` ground and `+`, on the edge, its entrance
 * from the floor; any other character must be in the legend. Its name is the text `vault.<id>`.
 */
export interface Vault {
  readonly map: readonly string[];
  readonly legend: Readonly<Record<string, VaultCell>>;
  /** The tile of its entrance: ground, a door or a locked door (whose key lies elsewhere on the floor). */
  readonly door: string;
  /** What it is furnished as, see `view/themes`: a `library`, a `store`. */
  readonly purpose?: string;
  /** Sprites that some of its tiles have in place of their own, by that: one of them for each cell. */
  readonly instead?: Readonly<Record<string, readonly string[]>>;
}

/** The vaults of a pack, and which of them a floor has. */
export interface Vaults<Curve, Weights, Kinds> {
  /** How many a floor gets by `weights`, as far as they fit. */
  readonly count: Curve;
  readonly weights: Weights;
  /** Besides those, every floor where one of these has weight is sure to get one, near the arrival. */
  readonly near?: Weights;
  /** Every floor where one of these has weight is sure to get one, far from the arrival. */
  readonly arenas: Weights;
  readonly kinds: Kinds;
}

/** What a character of a vault's map means: ground with something on it, or another tile. */
export interface VaultCell {
  readonly tile?: string;
  /** An item id, or one drawn for a deeper floor. */
  readonly item?: string | { readonly deeper: number };
  /** Heroes find one of their own `prizes` in place of the item. */
  readonly prize?: boolean;
  /** A breed id, or one drawn for a deeper floor. */
  readonly monster?: string | { readonly deeper: number };
  /** The monster's elite kind: an id, or `true` for a random one. */
  readonly elite?: string | true;
  readonly asleep?: boolean;
  /** A captive to be freed, instead of a monster: a breed id, or `true` for one drawn from the pack's `captives`. */
  readonly captive?: string | true;
  readonly trap?: string;
  readonly hidden?: boolean;
}

/* Features: things that stand on a cell and ask. A pack's row has the id of their tile, which cannot be walked onto. */

/** What a choice costs; it can only be chosen if all of it can be paid. */
export interface Cost {
  /** Of the value of the treasures taken so far, which then no longer scores. */
  readonly finds?: Amount;
  /** Turns of oil. */
  readonly oil?: number;
  /** Percent of maximum HP, rounded up; never the last HP. */
  readonly hp?: number;
  /** A carried item of this kind. */
  readonly item?: string;
  /**
   * As many unidentified items of a group of `appearances`, of any kinds, the first in the bag; with `evenKnown` identified ones too,
   * after them, and those that heal last.
   */
  readonly unknown?: { readonly group: string; readonly count: number; readonly evenKnown?: boolean };
}

/** What one can choose: its effects befall the player. Its name is the text `feature.<tile>.<id>`. */
export interface FeatureChoice extends Cost {
  readonly effects: readonly Effect[];
  /** The tile that the feature becomes by it, instead of its own `becomes`. */
  readonly becomes?: string;
}

/** What stands on a cell of the tile with its id and can be asked by the player beside it. */
export interface Feature {
  readonly choices?: Readonly<Record<string, FeatureChoice>>;
  /** Items that are drawn for it with the floor, all of different kinds; each can be taken at this cost. */
  readonly goods?: { readonly among: readonly string[]; readonly count: number; readonly cost: Cost };
  /** The tile it becomes once something has been chosen, and its goods with it; without it the feature stays. */
  readonly becomes?: string;
}

/** What comes of a hazard that meets a tile or another hazard (RULES 5.15). */
export interface Reaction {
  /** Percent chance, each turn, to spread onto such a cell beside it. @default 0 */
  readonly spreads?: number;
  /** The hazard in that cell afterwards: by default the row's own; null for none. */
  readonly becomes?: string | null;
  /** Its turns: by default those that the hazard had left. */
  readonly turns?: number;
  /** The tile left there: by default the same. */
  readonly leaves?: string;
  /** It breaks out over all open cells within this range that have a clear line to the cell. @default 0 */
  readonly range?: number;
}

/** A temporary hazard over a cell, such as fire. Texts: name `hazard.<id>` and `.about`. */
export interface HazardKind extends Look {
  /** Effects on an actor in it, at the end of each of the player's turns. */
  readonly effects: readonly Effect[];
  /** Radius of its light. @default 0 */
  readonly shines?: number;
  /** Its effects work once instead, when it comes. */
  readonly sudden?: boolean;
  /** Blocks sight; an actor in it sees, and is seen, no further than the next cell. */
  readonly hides?: boolean;
  /** Its turns are a volume: each turn some of it moves on into a cell beside it, so that it thins as it grows. */
  readonly drifts?: boolean;
  /** Lies only on tiles that conduct, and runs at once through all those joined to where it comes. */
  readonly conducted?: boolean;
  /** What comes of it on a tile, by the tile's id. */
  readonly onTiles?: Readonly<Record<string, Reaction>>;
  /** What comes of it and another hazard in one cell, by the other's id; it makes no difference which was there first. */
  readonly onHazards?: Readonly<Record<string, Reaction>>;
  /** What its last turn leaves in its cell. */
  readonly ends?: Pick<Reaction, 'becomes' | 'turns' | 'leaves'>;
}

/* How the floors of a layout look and sound. */

/** What a pack's own theme is drawn and heard with. */
export interface ThemeRow {
  /** Prefix of its frames, such as `cellars`. */
  readonly frames: string;
  /** Colours of walls and bare ground in text mode, `#rrggbb`. */
  readonly glyphs: { readonly wall: string; readonly dot: string };
  readonly air: Air;
  readonly mood: Mood;
}

/** What floats in the lantern's light. */
export const AIRS = ['mote', 'spore', 'drop'] as const;
export type Air = (typeof AIRS)[number];

/** Constant and occasional sounds of a place. */
export interface Mood {
  /** Hz of its root note, and the ratios of a chord's notes to it; `grate` is a dissonant ratio that sounds only with tension. */
  readonly root: number;
  readonly chord: readonly number[];
  readonly grate: number;
  readonly wave: Wave;
  /** Gains, from 0 to 1, of the drone and of the wind, and the range of Hz in which the wind drifts. */
  readonly drone: number;
  readonly wind: number;
  readonly gusts: readonly [least: number, most: number];
  readonly calls: readonly CallName[];
}

export const WAVES = ['sine', 'triangle', 'sawtooth', 'square'] as const;
export type Wave = (typeof WAVES)[number];

/** Small sounds heard now and then; the view has their tones. */
export const CALLS = [
  'drip', 'creak', 'knock', 'moan', 'note', 'chime', 'insect', 'squelch', 'groan', 'drum', 'ember', 'bell', 'gurgle',
] as const;
export type CallName = (typeof CALLS)[number];
