import type { Effect } from '../content';
import type { Point } from '../core/point';
import type { Actor } from '../state';

/** One effect about to happen to an actor or at a cell, and where it comes from. */
export interface Hit<E extends Effect = Effect> {
  readonly effect: E;
  readonly target: Actor;
  readonly source: Actor;
  readonly at: Point;
  /** The text key of the cause, such as `item.bomb` or `breed.orc`. */
  readonly cause: string;
  /** The text key to log; null: the effect's default; empty: nothing. */
  readonly told: string | null;
}

/** Where hits come from: the actor responsible, the cell aimed at, the text keys of the cause and of the line to log (null: default). */
export interface Origin {
  readonly source: Actor;
  readonly aim: Point | null;
  readonly cause: string;
  readonly told?: string | null;
}
