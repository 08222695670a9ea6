import { within } from '../../keep/saves/within';

/** What saves the run. */
interface Saver {
  readonly isLasting: boolean;
  settled(): Promise<void>;
}

/** Milliseconds to wait for the browser to save a turn. */
const PATIENCE_MS = 2000;

/**
 * Hides a turn that must not be undone until it is saved: the end of a run, or the choice at a new level. So killing the browser undoes
 * nothing that the player has seen. Where nothing is saved, or the browser doesn't answer, the turn is shown anyway.
 */
export class HiddenTurn {
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
