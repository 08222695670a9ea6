import type { Effect } from '../content';
import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import type { Game } from '../Game';
import type { Actor, Tone } from '../state';

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

/** What one kind of effect does. */
export interface Handler<E extends Effect> {
  /** It happens to a place and not to everybody hit. */
  readonly isPlace?: boolean;
  /** The text key of why it would be pointless, or null. */
  refuses?(game: Game, hit: Hit<E>): string | null;
  /** Does it, and says so where there is somebody to hear of it. */
  apply(game: Game, hit: Hit<E>): void;
  /** What it does, for whoever reads about it. */
  describe(effect: E): Message;
}

/** Effects of one kind. */
export type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Says what an effect did, if the player sees it: what its cause says of it, else what is always said of its kind. */
export function tell(game: Game, { told, target, at }: Hit, line: { tone: Tone; always: string | null; params: Message['params'] }): void {
  const key = told ?? line.always;
  if (key === null || key === '' || (target !== game.state.player && !game.sees(at))) return;
  game.say(line.tone, key, line.params);
}
