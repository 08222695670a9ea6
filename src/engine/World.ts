import type { Breed, Content, Effect, KnownNature, Working } from './content';
import type { Effort } from './core/Effort';
import type { Message } from './core/grammar';
import type { Point } from './core/point';
import type { Rng } from './core/rng';
import type { Inflicted } from './effectKinds';
import type { GameEvent } from './events';
import type { Cause } from './facts/causes';
import type { Floor } from './floor/Floor';
import type { Actor, FloorItem, GameState, Outcome, Streams, Tone } from './state';

/** One effect about to happen to an actor or at a cell, and where it comes from. */
export interface Hit<E extends Effect = Effect> {
  readonly effect: E;
  readonly target: Actor;
  readonly source: Actor;
  readonly at: Point;
  readonly cause: Cause;
  readonly told: Telling;
}

/** What the log says of a hit: the usual line of its effect, that of what strikes back, nothing, or a line of its own by its text key. */
export type Telling = 'usual' | 'back' | 'silent' | { readonly key: string };

/** Where hits come from: the actor responsible, the cell aimed at, the cause, and what the log says of them (default: the usual). */
export interface Origin {
  readonly source: Actor;
  readonly aim: Point | null;
  readonly cause: Cause;
  /** The text key of what the player calls the cause where it is refused; default: its name. */
  readonly called?: string;
  readonly told?: Telling;
}

/** The user of an ability, item or skill, and the actor it works on. */
export interface Use {
  readonly caster: Actor;
  readonly on: Actor;
  /** Whether it is an item or a skill. */
  readonly isUsed?: boolean;
}

/** Whether an actor notices the player, null for no actor; and what is new to it. */
export interface Attention {
  actor: Actor | null;
  notices: boolean;
  /** How many of the turn's events came before the player's action, or the turn that it lost. */
  since: number;
}

/** What can be asked of an effect before it happens. Each kind answers in its row of `EFFECTS`. */
export interface EffectAnswers<E extends Effect = Effect> {
  /** Happens to a place instead of to every actor hit. */
  readonly isPlace?: boolean;
  /** The text key of why it would be pointless, or null. */
  refuses?(world: World, hit: Hit<E>): string | null;
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

/** The run as rules, actions, effects and brains see it: all they may query and change. None of them can take a turn or hash it. */
export interface World {
  readonly content: Content;
  readonly state: GameState;
  readonly floor: Floor;
  readonly rng: Readonly<Record<keyof Streams, Rng>>;
  /** Every actor's combined traits, by actor id: cached, since every attack and every round needs them. */
  readonly natures: (KnownNature | undefined)[];
  /** What is known of the actor that decides now, until it has; every tactic asks. */
  readonly attention: Attention;
  /** Appearances of unidentified item kinds in this run. */
  readonly appearances: ReadonlyMap<string, string>;
  /** What has happened in this turn so far. */
  readonly events: readonly GameEvent[];
  /** Work done in this turn so far. */
  readonly effort: Effort;
  readonly isOver: boolean;

  breedOf(actor: Actor): Breed;
  /** What can be asked of an effect. */
  answersOf(effect: Effect): EffectAnswers;
  /** Whether a cell is in the player's view as of the last look; the player's own cell always is. */
  sees(at: Point): boolean;
  /** Whether the player sees an actor: in view, not hidden, and adjacent if it is invisible. */
  seesActor(actor: Actor): boolean;
  /** Whether an actor would go unnoticed even in view. */
  isConcealed(actor: Actor): boolean;
  /** Whether a monster's cell has a line of sight to the player, as of the last look. */
  isExposed(actor: Actor): boolean;
  /** Whether an actor is still on the current floor: not dead, gone or left behind. */
  isHere(actor: Actor): boolean;
  /** Whether this turn has used up its effort: the rest of it is skipped, and the log says so once. */
  cutsShort(): boolean;

  emit(event: GameEvent): void;
  /** Emits a message and logs it, unless the pack's log leaves it out. */
  say(tone: Tone, key: string, params: Message['params']): void;
  /** Carries out a working, such as a trap's or a death's; does nothing if it would be pointless. */
  work(working: Working, origin: Origin): void;
  /** Applies effects to an actor. */
  affect(effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>, told?: Telling): void;
  /** Takes the player to another floor, by stairs with any followers or by a fall; the view is updated when the turn ends. */
  goTo(number: number, way: 'down' | 'up' | 'fall'): void;
  /** Takes a monster off the floor; does nothing if it is already gone. */
  remove(actor: Actor): void;
  end(outcome: Outcome): void;
  /**
   * Updates the player's view: after a teleport, and after each of its actions, even those that take no turn, since a loaded run looks
   * around too.
   */
  look(): void;
  /** Emits `found` for items the player sees for the first time. */
  find(items: readonly FloorItem[]): void;
}
