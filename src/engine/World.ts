import type { Breed, Content, Effect, Working } from './content';
import type { Effort } from './core/Effort';
import type { Message } from './core/grammar';
import type { Point } from './core/point';
import type { Rng } from './core/rng';
import type { Hit, Origin } from './effects/Hit';
import type { GameEvent } from './events';
import type { Floor } from './floor/Floor';
import type { Known } from './rules/Nature';
import type { Actor, FloorItem, GameState, Outcome, Streams, Tone } from './state';

/** The run as rules, actions, effects and brains see it: all that they may ask and change. None of them can take a turn or hash the run. */
export interface World {
  readonly content: Content;
  readonly state: GameState;
  /** The present floor. */
  readonly floor: Floor;
  readonly rng: Readonly<Record<keyof Streams, Rng>>;
  /** What everybody's traits come to, by id, since every attack and every round asks. */
  readonly natures: Map<number, Known>;
  /** What unknown kinds of items look like in this run. */
  readonly appearances: ReadonlyMap<string, string>;
  /** What this turn has taken so far. */
  readonly effort: Effort;
  /** Whether the run has ended. */
  readonly isOver: boolean;

  breedOf(actor: Actor): Breed;
  /** Whether a cell is in the player's view, as it was when the player last looked; its own always is. */
  sees(at: Point): boolean;
  /** Whether the player sees somebody: in view, not hidden, and who is unseen only from beside. */
  seesActor(actor: Actor): boolean;
  /** Whether somebody in view would not be noticed. */
  isConcealed(actor: Actor): boolean;
  /** Whether a monster where it stands could see the player, as it was when the player last looked. */
  isExposed(actor: Actor): boolean;
  /** Whether somebody is on the present floor: not dead, not gone, not left behind. */
  isHere(actor: Actor): boolean;
  /** Whether this turn has taken all the effort that it may: what is left of it is left out, and the log says so once. */
  cutsShort(): boolean;

  emit(event: GameEvent): void;
  /** Tells the player something: an event and a line of the log; nothing of what the pack's log leaves out. */
  say(tone: Tone, key: string, params: Message['params']): void;
  /** Lets something work, as a trap or a death does; what would be pointless does nothing. */
  work(working: Working, origin: Origin): void;
  /** Lets effects come over somebody. */
  affect(effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>): void;
  /** Leaves for another floor by stairs that lead up or down, with who follows, or by a fall; what is seen there is known when the turn ends. */
  goTo(number: number, way: 'down' | 'up' | 'fall'): void;
  /** Takes a monster off the floor; once it is gone nothing happens. */
  remove(actor: Actor): void;
  end(outcome: Outcome): void;
  /** Lets the player see what there is to see from where it stands: at the end of each turn, and when it is suddenly elsewhere. */
  look(): void;
  /** Tells of items that the player sees for the first time. */
  find(items: readonly FloorItem[]): void;
}
