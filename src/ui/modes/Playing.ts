import type { Point } from '../../engine/core/point';
import { type MapOverlay, type Mode, type ModeResult, NO_MARKS, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command } from '../commands';

/** On the map. What its commands do comes with the panels around it, and nothing can be done before. */
export class Playing implements Mode {
  readonly kind = 'playing';
  readonly layer = 'play';
  /** The cell under the mouse; null as soon as another device is used. */
  private pointed: Point | null = null;

  handle(command: Command, session: Session): ModeResult {
    this.pointed = command.do === 'hover' ? command.cell : null;
    return (session.game && session.play?.onMap(command, session, session.game)) ?? STAY;
  }

  marks(session: Session): MapOverlay {
    return (session.game && session.play?.marksOf(session, session.game, this.pointed)) ?? NO_MARKS;
  }
}

/** The page is loading the saved run; no input does anything yet. */
export class Opening implements Mode {
  readonly kind = 'opening';
  readonly layer = 'menu';

  handle(): ModeResult {
    return STAY;
  }
}
