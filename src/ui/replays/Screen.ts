import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import type { Listeners } from '../Listeners';
import type { LastFloor } from '../modes/LastFloor';
import type { ReplayMode } from '../modes/ReplayMode';
import type { Session } from '../Session';

/** What is shown, and how it is left. */
interface Shown {
  readonly mode: ReplayMode | LastFloor;
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
    const mode = this.shown?.mode;
    return mode ? gameOf(mode) : null;
  }

  /** The mode of the replay; null if none. */
  get mode(): ReplayMode | null {
    const mode = this.shown?.mode;
    return mode?.kind === 'watching' ? mode : null;
  }

  /** Shows it; `left` is called when it closes. */
  open(mode: ReplayMode | LastFloor, left: () => void = () => undefined): void {
    const { session } = this;
    this.shown?.restore();
    session.clear();
    const unsubscribe = session.on({ frame: (elapsed) => { if (mode.kind === 'watching') mode.frame(elapsed, session); else mode.frame(session); } });
    this.shown = { mode, restore: session.modes.lend(mode), unsubscribe, left };
    this.listeners.run(gameOf(mode), true, mode.isWinding);
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

function gameOf(mode: ReplayMode | LastFloor): Game {
  return mode.kind === 'watching' ? mode.reel.game : mode.game;
}
