import type { Command } from '../commands';
import { STAY, type ModeResult, type ModeLogic } from '../Mode';
import type { Session } from '../Session';
import { moveCursor } from './cursor';

/** One line of a menu: a text key, and what choosing it does. */
export interface Choice {
  readonly label: string;
  choose(session: Session): ModeResult;
}

/** A mode that is a short list of choices: arrows and Enter, a click, or Esc. */
export abstract class Menu implements ModeLogic {
  readonly layer = 'menu';
  cursor = 0;
  abstract get choices(): readonly Choice[];

  handle(command: Command, session: Session): ModeResult {
    switch (command.do) {
      case 'cursor':
        this.cursor = moveCursor(this.cursor, command.by, this.choices.length);
        return STAY;
      case 'point':
        this.cursor = command.index;
        return STAY;
      case 'choose':
        return this.choose(session, command.index);
      case 'confirm':
        return this.choose(session, this.cursor);
      case 'close':
        return this.close(session);
      default:
        return STAY;
    }
  }

  /** What Esc does. */
  protected abstract close(session: Session): ModeResult;

  private choose(session: Session, index: number): ModeResult {
    return this.choices[index]?.choose(session) ?? STAY;
  }
}
