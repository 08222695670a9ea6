import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { NO_MARKS, isSameCell, type MapOverlay } from '../MapOverlay';
import { STAY, pursue, type ModeResult } from '../Mode';
import { chartOf, knownArea } from '../views/mapSigns';
import { surroundings } from '../views/surroundingsView';
import { MapCursor } from './MapCursor';

/** The map of the floor, with a cursor to look around; Enter or a second tap travels there. */
export class FloorMap extends MapCursor {
  readonly kind = 'map';

  constructor({ x, y }: Point) {
    super({ x, y });
  }

  marks(): MapOverlay {
    return { ...NO_MARKS, cursor: this.cursor };
  }

  /** The cursor doesn't follow the mouse, only its clicks. */
  protected override hover(): void {
    return;
  }

  /** The cursor stays on the part of the floor that the map shows. */
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
