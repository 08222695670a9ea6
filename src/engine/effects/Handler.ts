import type { Effect } from '../content';
import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import type { Game } from '../Game';
import type { Actor } from '../state';

/** One effect about to happen to one actor, or at one cell, and what it comes from (an item's id). */
export interface Hit<E extends Effect = Effect> {
  readonly effect: E;
  readonly target: Actor;
  readonly source: Actor;
  readonly at: Point;
  readonly item: string;
}

/** What one kind of effect does. */
export interface Handler<E extends Effect> {
  /** It happens to a place and not to everybody hit. */
  readonly isPlace?: boolean;
  /** The text key of why it would be pointless, or null. */
  refuses?(game: Game, hit: Hit<E>): string | null;
  /** Does it, and says so by the text `use.<item>` where there is somebody to hear of it. */
  apply(game: Game, hit: Hit<E>): void;
  /** What it does, for whoever reads about the item. */
  describe(effect: E): Message;
}

/** Effects of one kind. */
export type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;
