import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { NO_MARKS, isSameCell, type MapOverlay } from '../MapOverlay';
import { STAY, pursue, type ModeResult } from '../Mode';
import { chartOf, knownArea } from '../views/mapSigns';
import { surroundings } from '../views/surroundingsView';
import { MapCursor } from './MapCursor';

/** The whole floor at once: what the cursor is on is told, and Enter or a second touch walks there. */
export class FloorMap extends MapCursor {
  readonly kind = 'map';

  constructor({ x, y }: Point) {
    super({ x, y });
  }

  marks(): MapOverlay {
    return { ...NO_MARKS, cursor: this.cursor };
  }

  /** The mouse does not drag the cursor along: a click puts it down. */
  protected override hover(): void {
    return;
  }

  /** What is not known is not on the map. */
  protected override moveTo(game: Game, { x, y }: Point): void {
    const area = knownArea(chartOf(game));
    const isShown = x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
    if (isShown) super.moveTo(game, { x, y });
  }

  protected targets(game: Game): readonly Point[] {
    return surroundings(game).map(({ at }) => at);
  }

  protected confirm(): ModeResult {
    return pursue({ do: 'travel', to: this.cursor });
  }

  protected tap(game: Game, cell: Point): ModeResult {
    if (isSameCell(cell, this.cursor)) return this.confirm();
    this.moveTo(game, cell);
    return STAY;
  }
}
