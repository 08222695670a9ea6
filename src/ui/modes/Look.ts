import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { NO_MARKS, type MapOverlay } from '../MapOverlay';
import { STAY, pursue, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { noticedFrom } from '../views/stealthView';
import { surroundings } from '../views/surroundingsView';
import { MapCursor } from './MapCursor';

/** Looks at cells one by one; a click pins the cursor, Enter travels there. */
export class Look extends MapCursor {
  readonly kind = 'look';
  private isPinned = false;

  constructor({ x, y }: Point) {
    super({ x, y });
  }

  marks({ game }: Session): MapOverlay {
    return { ...NO_MARKS, cursor: this.cursor, seen: game ? noticedFrom(game) : [] };
  }

  protected override title(): string {
    return text('ui.look');
  }

  protected override hover(game: Game, cell: Point): void {
    if (!this.isPinned) super.hover(game, cell);
  }

  protected targets(game: Game): readonly Point[] {
    return surroundings(game).map(({ at }) => at);
  }

  protected confirm(_game: Game, _session: Session): ModeResult {
    return pursue({ do: 'travel', to: this.cursor });
  }

  protected tap(game: Game, cell: Point): ModeResult {
    this.isPinned = true;
    this.moveTo(game, cell);
    return STAY;
  }
}
