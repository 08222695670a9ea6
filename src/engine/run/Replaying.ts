import type { GameEvent } from '../events';
import type { Game } from '../Game';
import { checkOf, actionsOf, Recording, replayTurn, type Mismatch } from './Recording';
import type { Recorded, Replay } from './replay';

/** The point where a replay diverged from its recording. */
export interface Desync {
  /** `end` if all actions agree but the final state differs; `broken` if the rules threw. */
  readonly how: Mismatch | 'end' | 'broken';
  /** How many actions agreed. */
  readonly actions: number;
  readonly turn: number;
  /** The error thrown, for developers; else empty. */
  readonly why: string;
}

/** Plays a recording in a game, action by action, until it ends or the two diverge. */
export class Replaying {
  private done = 0;
  private desyncAt: Desync | null = null;

  /** @param from how many actions the game has already played */
  constructor(
    readonly game: Game,
    private readonly recorded: { readonly replay: Replay; readonly steps: readonly Recorded[] },
    from = 0,
  ) {
    this.done = from;
    if (this.isAtEnd) this.compareEnd();
  }

  /** Actions played, including the one that diverged, unless it was refused. */
  get at(): number {
    return this.done;
  }

  get isAtEnd(): boolean {
    return this.done >= this.recorded.steps.length;
  }

  /** Where the two diverged; null while they agree. */
  get desync(): Desync | null {
    return this.desyncAt;
  }

  /** Plays the next action and returns its events; null if there is none, or after a divergence. */
  next(): readonly GameEvent[] | null {
    const step = this.recorded.steps[this.done];
    if (!step || this.desyncAt) return null;
    try {
      const { events, desync } = replayTurn(this.game, step);
      if (desync) this.diverge(desync);
      if (desync !== 'refused') this.done++;
      if (this.isAtEnd && !desync) this.compareEnd();
      return events;
    } catch (error) {
      // A forged recording may do what no player can.
      this.diverge('broken', String(error));
      return null;
    }
  }

  /** The recording up to here, for taking over the run from this point. */
  recording(): Recording {
    const steps = this.recorded.steps.slice(0, this.done);
    const last = steps.at(-1);
    // The action that diverged was played too: it gets the check digit of this run.
    const own = last && this.desyncAt?.how === 'differs' ? [...steps.slice(0, -1), { ...last, check: checkOf(this.game) }] : steps;
    return new Recording(actionsOf(own), own.length);
  }

  private compareEnd(): void {
    if (this.game.hash !== this.recorded.replay.hash) this.diverge('end');
  }

  private diverge(how: Desync['how'], why = ''): void {
    this.desyncAt = { how, actions: this.done, turn: this.game.state.turn, why };
  }
}
