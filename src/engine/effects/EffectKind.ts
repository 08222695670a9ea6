import type * as v from 'valibot';
import type { EffectAnswers, Hit, World } from '../World';
import type { Message, Phrase } from '../core/grammar';
import type { Effect } from '../effectKinds';
import type { Tone } from '../state';

/** Everything the game knows about one kind of effect. */
export interface EffectKind<E extends Effect> extends EffectAnswers<E> {
  /** The fields of its rows besides `do`; those that hold ids say of which table (`idOf`). */
  readonly shape: v.ObjectEntries;
  /** The placeholders that it fills in its line of the log, as docs/PACKS.md lists them. */
  readonly fills: readonly string[];
  /** Done by its source from where that stands: not any more once the player has left that floor. */
  readonly isFromSource?: boolean;
  /** Applies it, and logs it if the player notices. */
  apply(world: World, hit: Hit<E>): void;
  /**
   * What it does to `{whom}` on a floor, as a clause without a subject; the text with `.self` says it of you. `wields` is the percentage of
   * its damage that the player does with it.
   */
  describe(effect: E, floor: number, wields: number): Phrase;
}

/** The line of an effect: the usual one, null for none; `self` if the cause's own line has another form for the player. */
interface Line {
  readonly tone: Tone;
  readonly usual: string | null;
  readonly self?: boolean;
  readonly params: Message['params'];
}

/** Logs what an effect did if the player sees it, and not to whom hides: the cause's own line, else the usual one of its kind. */
export function tell(world: World, { told, target, at }: Hit, { tone, usual, self = false, params }: Line): void {
  if (told === 'silent' || (target !== world.state.player && (target.hidden || !world.sees(at)))) return;
  const key = told === 'usual' || told === 'back' ? usual : self ? `${told.key}.self` : told.key;
  if (key !== null) world.say(tone, key, params);
}
