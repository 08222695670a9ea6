import type { GameEvent } from '../events';
import type { Game } from '../Game';
import { checkOf, deedsOf, Recording, replayTurn, type Parting, type Recorded, type Replay } from './replay';

/** Where a replay went otherwise than its recording: after so many deeds that agreed, in that turn. */
export interface PartedAt {
  /** `end` when all deeds agree and the last state does not; `broken` when the rules could not go on. */
  readonly how: Parting | 'end' | 'broken';
  /** How many deeds agreed. */
  readonly deeds: number;
  readonly turn: number;
  /** What broke, for whoever mends it; else empty. */
  readonly why: string;
}

/** A recording on its way through a game: deed by deed, until its end or until the two part. */
export class Replaying {
  private done = 0;
  private partedAt: PartedAt | null = null;

  /** @param from how many deeds the game has behind it already */
  constructor(
    readonly game: Game,
    private readonly recorded: { readonly replay: Replay; readonly steps: readonly Recorded[] },
    from = 0,
  ) {
    this.done = from;
    if (this.isAtEnd) this.compareEnd();
  }

  /** Deeds that were done; the one that parted is among them unless it was refused. */
  get at(): number {
    return this.done;
  }

  get isAtEnd(): boolean {
    return this.done >= this.recorded.steps.length;
  }

  /** Where the two parted; null as long as they agree. */
  get parted(): PartedAt | null {
    return this.partedAt;
  }

  /** Does the next deed; null where there is none, or where going on would be another run. */
  next(): readonly GameEvent[] | null {
    const step = this.recorded.steps[this.done];
    if (!step || this.partedAt) return null;
    try {
      const { events, parted } = replayTurn(this.game, step);
      if (parted) this.part(parted);
      if (parted !== 'refused') this.done++;
      if (this.isAtEnd && !parted) this.compareEnd();
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
    // A deed after which the two differ was done all the same: with the digit that it has here.
    const own = last && this.partedAt?.how === 'differs' ? [...steps.slice(0, -1), { ...last, check: checkOf(this.game) }] : steps;
    return new Recording(deedsOf(own), own.length);
  }

  private compareEnd(): void {
    if (this.game.hash !== this.recorded.replay.hash) this.part('end');
  }

  private part(how: PartedAt['how'], why = ''): void {
    this.partedAt = { how, deeds: this.done, turn: this.game.state.turn, why };
  }
}
