import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import type { Listeners } from '../Listeners';
import type { Mode } from '../Mode';
import type { Session } from '../Session';

/** A mode that is shown in place of the player's run. */
export interface ShownMode extends Mode {
  readonly game: Game;
  /** Whether a recording is being wound to what is to be shown. */
  readonly isSeeking: boolean;
  /** Whether it is too fast to be read aloud. */
  readonly isFast?: boolean;
  /** The number of actions shown, if it is a replay. */
  readonly at?: number;
  frame(elapsed: number, session: Session): void;
}

/** What is shown, and how it is left. */
interface Shown {
  readonly mode: ShownMode;
  readonly restore: () => void;
  readonly unsubscribe: () => void;
  readonly left: () => void;
}

/** Shows a replay, or the last floor of a run, in place of the player's run, which waits untouched. */
export class Screen {
  private shown: Shown | null = null;

  constructor(
    private readonly session: Session,
    private readonly listeners: Listeners,
  ) {}

  /** The run being watched; null if none. */
  get game(): Game | null {
    return this.shown?.mode.game ?? null;
  }

  /** The mode that is shown; null if none. */
  get mode(): ShownMode | null {
    return this.shown?.mode ?? null;
  }

  /** Shows it; `left` is called when it closes. */
  open(mode: ShownMode, left: () => void = () => undefined): void {
    const { session } = this;
    this.shown?.restore();
    session.clear();
    const unsubscribe = session.on({ frame: (elapsed) => { mode.frame(elapsed, session); } });
    this.shown = { mode, restore: session.modes.lend(mode), unsubscribe, left };
    this.listeners.run(mode.game, true, mode.isSeeking);
    session.refresh();
  }

  /** Plays the events of a replayed action. */
  play(events: readonly GameEvent[]): void {
    if (this.game) this.listeners.turn(events, this.game, true);
  }

  /** Redraws the replay after a jump. */
  jump(): void {
    if (this.game) this.listeners.jump(this.game);
  }

  /** Returns to the player's run. */
  leave(): void {
    if (!this.shown) return;
    this.shown.restore();
    this.session.clear();
    this.listeners.run(this.session.game, true);
    this.session.refresh();
  }

  /** Closes the replay because another run takes its place. */
  close(): void {
    const { shown } = this;
    this.shown = null;
    shown?.unsubscribe();
    shown?.left();
  }
}
