import type * as v from 'valibot';
import type { Effect } from '../content';
import type { Message } from '../core/grammar';
import type { Home } from '../pack/packPlaces';
import type { Actor, Tone } from '../state';
import type { World } from '../World';
import type { Hit } from './Hit';

/** Effects of one kind. */
export type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Who uses an ability, and on whom it works. */
export interface Use {
  readonly caster: Actor;
  readonly on: Actor;
}

/** All that is known of one kind of effect. */
export interface EffectKind<E extends Effect> {
  /** The fields of its rows beside `do`. */
  readonly shape: v.ObjectEntries;
  /** Of the fields that are ids, in which tables they live. */
  readonly refers?: { readonly [F in keyof E]?: Home };
  /** It happens to a place and not to everybody hit. */
  readonly isPlace?: boolean;
  /** The text key of why it would be pointless, or null. */
  refuses?(world: World, hit: Hit<E>): string | null;
  /** Does it, and says so where there is somebody to hear of it. */
  apply(world: World, hit: Hit<E>): void;
  /** What it does, for whoever reads about it. */
  describe(effect: E): Message;
  /** Whether a monster has any use for it now; without this it always has. */
  helps?(world: World, effect: E, use: Use): boolean;
  /** Whether somebody would rather not have it happen to it; without this everybody would. */
  harms?(world: World, effect: E, actor: Actor): boolean;
  /** Hit points that it takes at once; without this none. */
  damage?(effect: E): number;
  /** Hit points that it gives back at once to an actor with `maxHp` at most; without this none. */
  healing?(effect: E, maxHp: number): number;
  /** Whether it moves whoever steps onto a trap, perhaps onto the next one; without this it does not. */
  moves?(effect: E): boolean;
}

/** Says what an effect did, if the player sees it: what its cause says of it, else what is always said of its kind. */
export function tell(world: World, { told, target, at }: Hit, line: { tone: Tone; always: string | null; params: Message['params'] }): void {
  const key = told ?? line.always;
  if (key === null || key === '' || (target !== world.state.player && !world.sees(at))) return;
  world.say(line.tone, key, line.params);
}
