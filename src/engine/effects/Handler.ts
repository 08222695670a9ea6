import type { Effect } from '../content';
import type { Message } from '../core/grammar';
import type { World } from '../World';
import type { Tone } from '../state';
import type { Hit } from './Hit';

/** What one kind of effect does. */
export interface Handler<E extends Effect> {
  /** It happens to a place and not to everybody hit. */
  readonly isPlace?: boolean;
  /** The text key of why it would be pointless, or null. */
  refuses?(world: World, hit: Hit<E>): string | null;
  /** Does it, and says so where there is somebody to hear of it. */
  apply(world: World, hit: Hit<E>): void;
  /** What it does, for whoever reads about it. */
  describe(effect: E): Message;
}

/** Effects of one kind. */
export type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Says what an effect did, if the player sees it: what its cause says of it, else what is always said of its kind. */
export function tell(world: World, { told, target, at }: Hit, line: { tone: Tone; always: string | null; params: Message['params'] }): void {
  const key = told ?? line.always;
  if (key === null || key === '' || (target !== world.state.player && !world.sees(at))) return;
  world.say(line.tone, key, line.params);
}
