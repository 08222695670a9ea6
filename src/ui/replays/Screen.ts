import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import type { Listeners } from '../Listeners';
import type { ReplayMode } from '../modes/ReplayMode';
import type { Session } from '../Session';

/** Where a recorded run is shown in place of the run at hand, which waits untouched and comes back as it was. */
export class Screen {
  private shown: { readonly mode: ReplayMode; readonly restore: () => void; readonly unhear: () => void; readonly left: () => void } | null = null;

  constructor(
    private readonly session: Session,
    private readonly listeners: Listeners,
  ) {}

  /** The run that is watched; null when none is. */
  get game(): Game | null {
    return this.shown?.mode.reel.game ?? null;
  }

  /** How it is watched. */
  get mode(): ReplayMode | null {
    return this.shown?.mode ?? null;
  }

  /** Shows a recorded run; `left` is called when it is watched no more. */
  open(mode: ReplayMode, left: () => void = () => undefined): void {
    const { session } = this;
    this.shown?.restore();
    session.clear();
    const unhear = session.on({ frame: (elapsed) => { mode.frame(elapsed, session); } });
    this.shown = { mode, restore: session.modes.lend(mode), unhear, left };
    this.listeners.run(mode.reel.game, true);
    session.refresh();
  }

  /** Lets an action that was watched be seen and heard. */
  play(events: readonly GameEvent[]): void {
    if (this.game) this.listeners.turn(events, this.game, true);
  }

  /** Shows the run as it is now, however it came to be so. */
  jump(): void {
    if (this.game) this.listeners.jump(this.game);
  }

  /** Goes back to what was there before. */
  leave(): void {
    if (!this.shown) return;
    this.shown.restore();
    this.session.clear();
    this.listeners.run(this.session.game, true);
    this.session.refresh();
  }

  /** Watches no more, as something else takes the place of both. */
  close(): void {
    const { shown } = this;
    this.shown = null;
    shown?.unhear();
    shown?.left();
  }
}
