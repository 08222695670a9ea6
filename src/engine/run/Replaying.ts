import type { GameEvent } from '../events';
import type { Game } from '../Game';
import { checkOf, actionsOf, Recording, replayTurn, type Parting, type Recorded, type Replay } from './replay';

/** Where a replay went otherwise than its recording: after so many actions that agreed, in that turn. */
export interface Desync {
  /** `end` when all actions agree and the last state does not; `broken` when the rules could not go on. */
  readonly how: Parting | 'end' | 'broken';
  /** How many actions agreed. */
  readonly actions: number;
  readonly turn: number;
  /** What broke, for whoever mends it; else empty. */
  readonly why: string;
}

/** A recording on its way through a game: action by action, until its end or until the two part. */
export class Replaying {
  private done = 0;
  private desyncAt: Desync | null = null;

  /** @param from how many actions the game has behind it already */
  constructor(
    readonly game: Game,
    private readonly recorded: { readonly replay: Replay; readonly steps: readonly Recorded[] },
    from = 0,
  ) {
    this.done = from;
    if (this.isAtEnd) this.compareEnd();
  }

  /** Actions that were done; the one that parted is among them unless it was refused. */
  get at(): number {
    return this.done;
  }

  get isAtEnd(): boolean {
    return this.done >= this.recorded.steps.length;
  }

  /** Where the two parted; null as long as they agree. */
  get desync(): Desync | null {
    return this.desyncAt;
  }

  /** Does the next action; null where there is none, or where going on would be another run. */
  next(): readonly GameEvent[] | null {
    const step = this.recorded.steps[this.done];
    if (!step || this.desyncAt) return null;
    try {
      const { events, desync } = replayTurn(this.game, step);
      if (desync) this.part(desync);
      if (desync !== 'refused') this.done++;
      if (this.isAtEnd && !desync) this.compareEnd();
      return events;
    } catch (error) {
      // A forged recording may ask for what no player can; the sentence is for whoever mends it.
      this.part('broken', String(error));
      return null;
    }
  }

  /** The recording up to here, as somebody would have it who goes on from here. */
  recording(): Recording {
    const steps = this.recorded.steps.slice(0, this.done);
    const last = steps.at(-1);
    // An action after which the two differ was done all the same: with the digit that it has here.
    const own = last && this.desyncAt?.how === 'differs' ? [...steps.slice(0, -1), { ...last, check: checkOf(this.game) }] : steps;
    return new Recording(actionsOf(own), own.length);
  }

  private compareEnd(): void {
    if (this.game.hash !== this.recorded.replay.hash) this.part('end');
  }

  private part(how: Desync['how'], why = ''): void {
    this.desyncAt = { how, actions: this.done, turn: this.game.state.turn, why };
  }
}
