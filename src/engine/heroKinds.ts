import type { CurveRow } from './core/floorCurve';
import type { Effect, Working } from './effectKinds';
import type { Cost } from './mapKinds';
import type { Traits } from './traitKinds';

/* Heroes, their skills, and talents: rows of a pack. */

/** What a hero can do at a price. Its name is the text `skill.<id>`. */
export interface Skill extends Working, Cost {
  readonly id: string;
  readonly sprite: string;
}

/** A playable hero. Texts: name `hero.<id>`, description `hero.<id>.about`. */
export interface HeroKind extends Traits {
  /** Sprite names: of its figure, without a frame, and of its portrait. */
  readonly sprite: string;
  readonly portrait: string;
  /** Ids of the items it begins with; wearable ones are worn. */
  readonly start: readonly string[];
  /** Effects on it at the beginning. @default [] */
  readonly begins?: readonly Effect[];
  readonly skill: Skill;
  /** Ids of items, one of which it finds in place of a vault's prize. @default [] */
  readonly prizes?: readonly string[];
}

/** Something learnt with a level. Its name is the text `talent.<id>`; what it does is told by its traits. */
export interface Talent extends Traits {
  readonly sprite: string;
  /** Only for this hero. */
  readonly hero?: string;
  /** Offered at this level alone; that level then offers nothing else. */
  readonly level?: number;
  /** More effects of the hero's skill. @default [] */
  readonly adds?: readonly Effect[];
  /** Percent of what the hero's skill costs in oil. @default 100 */
  readonly skills?: number;
}

/** How the player grows; without it levels are those of RULES 1.5. */
export interface Growth<Curve = CurveRow> {
  /** Experience from each level to the next, by level. */
  readonly xp: Curve;
  /** Maximum HP that each level adds; it heals nothing. */
  readonly maxHp: number;
  /** How many talents each level offers. */
  readonly offers: number;
}

/** Points of a run; without it those of RULES 5.8. */
export interface ScoreRow {
  /** For each floor reached, and for a win. */
  readonly floor: number;
  readonly won: number;
  /** A win before this turn gains a point for every `turns` turns. */
  readonly par: number;
  readonly turns: number;
}
