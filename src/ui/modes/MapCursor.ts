import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import type { Command } from '../commands';
import { POP, STAY, type CursorWords, type ModeResult, type ModeLogic } from '../Mode';
import type { Session } from '../Session';
import type { MapOverlay } from '../MapOverlay';
import { cellWords } from '../views/targetView';
import { moveCursor } from './cursor';

/** A mode with a cursor on the map, moved by the movement keys, mouse or touch. */
export abstract class MapCursor implements ModeLogic {
  readonly layer = 'aim';
  /** How often the words of the cell were asked for again. */
  protected asked = 0;

  constructor(public cursor: Point) {}

  handle(command: Command, session: Session): ModeResult {
    const { game } = session;
    if (!game || command.do === 'close') return POP;
    if (command.do === 'confirm') return this.confirm(game, session);
    if (command.do === 'tap') return this.tap(game, command.cell, session);
    if (command.do === 'hover' && command.cell) this.hover(game, command.cell);
    if (command.do === 'step') this.moveTo(game, { x: this.cursor.x + command.dx, y: this.cursor.y + command.dy });
    if (command.do === 'look') this.asked++;
    if (command.do === 'next') this.next(this.targets(game), command.by);
    return STAY;
  }

  /** What is read aloud of the cursor's cell. */
  cursorWords(game: Game): CursorWords {
    return { title: this.title(game), words: cellWords(game, this.cursor), asked: this.asked };
  }

  abstract marks(session: Session): MapOverlay;

  /** The cells that `next` goes through, best first. */
  protected abstract targets(game: Game): readonly Point[];
  protected abstract confirm(game: Game, session: Session): ModeResult;
  protected abstract tap(game: Game, cell: Point, session: Session): ModeResult;

  /** The cursor's purpose in words; empty where a dialog says it. */
  protected title(_game: Game): string {
    return '';
  }

  protected hover(game: Game, cell: Point): void {
    this.moveTo(game, cell);
  }

  /** Moves the cursor to a cell; outside the map it stays. */
  protected moveTo({ floor }: Game, { x, y }: Point): void {
    if (floor.contains(x, y)) this.cursor = { x, y };
  }

  private next(targets: readonly Point[], by: number): void {
    const here = targets.findIndex(({ x, y }) => x === this.cursor.x && y === this.cursor.y);
    const from = here < 0 && by > 0 ? -1 : Math.max(here, 0);
    this.cursor = targets[moveCursor(from, by, targets.length)] ?? this.cursor;
  }
}
