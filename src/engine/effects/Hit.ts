import type { Effect } from '../content';
import type { Point } from '../core/point';
import type { Actor } from '../state';

/** One effect about to happen to one actor, or at one cell, and what it comes from. */
export interface Hit<E extends Effect = Effect> {
  readonly effect: E;
  readonly target: Actor;
  readonly source: Actor;
  readonly at: Point;
  /** The text key of what did it, such as `item.bomb` or `breed.orc`. */
  readonly cause: string;
  /** The text key of what is said of it; null: what is always said of such an effect; empty: nothing. */
  readonly told: string | null;
}

/** Whose doing it is, the cell aimed at, the text key of the cause, and of what is said of it (null: what is always said). */
export interface Origin {
  readonly source: Actor;
  readonly aim: Point | null;
  readonly cause: string;
  readonly told?: string | null;
}
