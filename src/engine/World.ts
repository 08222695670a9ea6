import type { Breed, Content, Effect, KnownNature, Working } from './content';
import type { Effort } from './core/Effort';
import type { Message } from './core/grammar';
import type { Point } from './core/point';
import type { Rng } from './core/rng';
import type { Hit, Origin } from './effects/Hit';
import type { GameEvent } from './events';
import type { Floor } from './floor/Floor';
import type { Actor, FloorItem, GameState, Outcome, Streams, Tone } from './state';

/** Whether an actor notices the player, null for no actor; and what is new to it. */
export interface Attention {
  actor: Actor | null;
  notices: boolean;
  /** How many of the turn's events came before the player's action, or the turn that it lost. */
  since: number;
}

/** The run as rules, actions, effects and brains see it: everything they may query and change. None of them can take a turn or hash the run. */
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
  affect(effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>): void;
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
