import type { Command, Layer } from '../commands';
import { POP, STAY, type ModeResult, type ModeLogic } from '../Mode';
import type { Session } from '../Session';
import { moveCursor } from './cursor';

/** A mode that is a list with a cursor: arrows and Enter, a click, or Esc. */
export abstract class List implements ModeLogic {
  readonly layer: Layer = 'menu';
  cursor = 0;

  handle(command: Command, session: Session): ModeResult {
    switch (command.do) {
      // Left and right move too, since lists are also drawn side by side.
      case 'cursor': case 'adjust':
        this.cursor = moveCursor(this.marked(session), command.by, this.count(session));
        return STAY;
      case 'point':
        this.cursor = command.index;
        return STAY;
      case 'choose':
        return this.choose(session, command.index);
      case 'confirm':
        return this.choose(session, Math.max(0, this.marked(session)));
      case 'close':
        return this.close(session);
      default:
        return STAY;
    }
  }

  /** The number of lines. */
  protected abstract count(session: Session): number;

  /** What choosing a line does; the index may be out of range. */
  protected abstract choose(session: Session, index: number): ModeResult;

  /** The index of the marked line. */
  protected marked(_session: Session): number {
    return this.cursor;
  }

  /** What Esc does. */
  protected close(_session: Session): ModeResult {
    return POP;
  }
}
