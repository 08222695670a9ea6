import { UseItem } from '../../engine/actions/UseItem';
import type { Command } from '../commands';
import { POP, STAY, act, type Answer, type ModeLogic } from '../Mode';
import type { Session } from '../Session';
import { moveCursor } from './cursor';

/** What the player carries; a letter, a click or Enter uses it. */
export class Inventory implements ModeLogic {
  readonly kind = 'inventory';
  readonly layer = 'list';
  cursor = 0;

  handle(command: Command, session: Session): Answer {
    const items = session.game?.state.hero.inventory ?? [];
    switch (command.do) {
      case 'cursor':
        this.cursor = moveCursor(this.cursor, command.by, items.length);
        return STAY;
      case 'point':
        this.cursor = command.index;
        return STAY;
      case 'choose':
        return this.use(session, command.index);
      case 'letter':
        return this.use(session, command.letter.charCodeAt(0) - 'a'.charCodeAt(0));
      case 'confirm':
        return items.length === 0 ? POP : this.use(session, this.cursor);
      case 'close':
        return POP;
      default:
        return STAY;
    }
  }

  private use(session: Session, slot: number): Answer {
    const item = session.game?.state.hero.inventory[slot];
    return item ? act(new UseItem(item.id)) : STAY;
  }
}
