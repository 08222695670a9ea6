import type { Amount } from './core/floorCurve';
import type { Effect } from './effectKinds';

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
   * As many unidentified items of a group of `appearances`, of whatever kinds, the first in the bag; with `evenKnown` identified ones too, after
   * them, and those that heal last.
   */
  readonly unknown?: { readonly group: string; readonly count: number; readonly evenKnown?: boolean };
}

/** What one can choose: its effects befall the player. Its name is the text `feature.<tile>.<id>`. */
export interface FeatureChoice extends Cost {
  readonly effects: readonly Effect[];
}

/** What stands on a cell of the tile with its id and can be asked by the player beside it. */
export interface Feature {
  readonly choices?: Readonly<Record<string, FeatureChoice>>;
  /** Items that are drawn for it with the floor, all of different kinds; each can be taken at this cost. */
  readonly goods?: { readonly among: readonly string[]; readonly count: number; readonly cost: Cost };
  /** The tile it becomes once something has been chosen, and its goods with it; without it the feature stays. */
  readonly becomes?: string;
}
