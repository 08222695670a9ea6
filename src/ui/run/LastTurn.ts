import { within } from '../../keep/saves/within';

/** What is asked of whoever keeps the run. */
interface Keeper {
  readonly isLasting: boolean;
  settled(): Promise<void>;
}

/** A browser that has not kept the end of a run after so many milliseconds is not waited for any longer. */
const PATIENCE_MS = 2000;

/**
 * The turn that ends a run is shown once it is kept: whoever kills the browser before that has seen nothing that could be undone. Where
 * nothing is kept, or the browser does not answer, it is shown all the same.
 */
export class LastTurn {
  private waiting: Promise<void> | null = null;

  constructor(private readonly keeper: Keeper) {}

  /** Whether a turn waits to be shown: nothing else happens meanwhile. */
  get isHidden(): boolean {
    return this.waiting !== null;
  }

  /** Shows it as soon as may be. */
  show(shown: () => void): void {
    if (!this.keeper.isLasting) {
      shown();
      return;
    }
    const waiting: Promise<void> = within(PATIENCE_MS, this.keeper.settled()).catch(() => undefined).then(() => {
      if (this.waiting !== waiting) return;
      this.waiting = null;
      shown();
    });
    this.waiting = waiting;
  }

  /** Another run has come in its place. */
  forget(): void {
    this.waiting = null;
  }

  /** Settles when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.waiting !== null) await this.waiting;
  }
}
