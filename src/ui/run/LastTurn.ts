import { within } from '../../keep/saves/within';

/** What saves the run. */
interface Saver {
  readonly isLasting: boolean;
  settled(): Promise<void>;
}

/** Milliseconds to wait for the browser to save the end of a run. */
const PATIENCE_MS = 2000;

/**
 * Hides the turn that ends a run until it is saved, so that killing the browser cannot undo a death already seen. Where nothing is saved,
 * or the browser doesn't answer, the turn is shown anyway.
 */
export class LastTurn {
  private waiting: Promise<void> | null = null;

  constructor(private readonly saver: Saver) {}

  /** Whether a turn waits to be shown; nothing else happens meanwhile. */
  get isHidden(): boolean {
    return this.waiting !== null;
  }

  /** Calls `shown` once the run is saved, or at once where it can't be. */
  show(shown: () => void): void {
    if (!this.saver.isLasting) return shown();
    const waiting: Promise<void> = within(PATIENCE_MS, this.saver.settled()).catch(() => undefined).then(() => {
      if (this.waiting !== waiting) return;
      this.waiting = null;
      shown();
    });
    this.waiting = waiting;
  }

  /** Drops the waiting turn: another run has replaced it. */
  forget(): void {
    this.waiting = null;
  }

  /** Settles once no turn waits. */
  async settled(): Promise<void> {
    while (this.waiting !== null) await this.waiting;
  }
}
