import type * as v from 'valibot';
import type { Effect } from '../content';
import type { Message, Phrase } from '../core/grammar';
import type { Actor, Tone } from '../state';
import type { World } from '../World';
import type { Hit } from './Hit';

/** Effects of one kind. */
export type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** The user of an ability, and the actor it works on. */
export interface Use {
  readonly caster: Actor;
  readonly on: Actor;
}

/** A status as inflicted; `turns` defaults to those in its row. */
export type Inflicted = Omit<Of<'inflict'>, 'do'>;

/** Everything the game knows about one kind of effect. */
export interface EffectKind<E extends Effect> {
  /** The fields of its rows besides `do`; those that hold ids say of which table (`idOf`). */
  readonly shape: v.ObjectEntries;
  /** The placeholders that it fills in its line of the log, as docs/PACKS.md lists them. */
  readonly fills: readonly string[];
  /** Happens to a place instead of to every actor hit. */
  readonly isPlace?: boolean;
  /** Done by its source from where that stands: not any more once the player has left that floor. */
  readonly isFromSource?: boolean;
  /** The text key of why it would be pointless, or null. */
  refuses?(world: World, hit: Hit<E>): string | null;
  /** Applies it, and logs it if the player notices. */
  apply(world: World, hit: Hit<E>): void;
  /** What it does to `{whom}` on a floor, as a clause without a subject; the text with `.self` says it of you. */
  describe(effect: E, floor: number): Phrase;
  /** Whether using it now would help a monster; default: yes. */
  helps?(world: World, effect: E, use: Use): boolean;
  /** Whether an actor would rather avoid it; default: yes. */
  harms?(world: World, effect: E, actor: Actor): boolean;
  /** HP it takes at once, on a floor and from anyone; default: 0. */
  damage?(effect: E, floor: number): number;
  /** HP it takes at once from an actor, the least and the most; default: `damage`, as far as the actor takes it. */
  damageTo?(world: World, effect: E, use: Use): readonly [least: number, most: number];
  /** The status it inflicts; default: none. */
  inflicts?(effect: E): Inflicted;
  /** HP it restores at once to an actor with this maximum; default: 0. */
  healing?(effect: E, maxHp: number): number;
  /** Whether it can throw a trap's victim, perhaps onto the next trap; default: no. */
  moves?(effect: E): boolean;
}

/** Logs what an effect did if the player sees it: the cause's own line, else the default of its kind. */
export function tell(world: World, { told, target, at }: Hit, line: { tone: Tone; always: string | null; params: Message['params'] }): void {
  const key = told ?? line.always;
  if (key === null || key === '' || (target !== world.state.player && !world.sees(at))) return;
  world.say(line.tone, key, line.params);
}
