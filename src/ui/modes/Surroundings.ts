import type { Command } from '../commands';
import { POP, STAY, turnTo, type ModeResult, type ModeLogic } from '../Mode';
import type { Session } from '../Session';
import { surroundings } from '../views/surroundingsView';
import { moveCursor } from './cursor';
import { Look } from './Look';

/** What is in view, near to far; choosing one looks at it on the map. */
export class Surroundings implements ModeLogic {
  readonly kind = 'surroundings';
  readonly layer = 'menu';
  cursor = 0;

  handle(command: Command, { game }: Session): ModeResult {
    const things = game ? surroundings(game) : [];
    const look = (index: number): ModeResult => {
      const thing = things[index];
      return thing ? turnTo(new Look(thing.at)) : POP;
    };
    switch (command.do) {
      case 'cursor':
        this.cursor = moveCursor(this.cursor, command.by, things.length);
        return STAY;
      case 'point':
        this.cursor = command.index;
        return STAY;
      case 'choose':
        return look(command.index);
      case 'confirm':
        return look(this.cursor);
      case 'close':
        return POP;
      default:
        return STAY;
    }
  }
}
