import type { Command } from '../commands';
import { POP, STAY, type Answer, type ModeLogic } from '../Mode';

/** The keys in force. */
export class Help implements ModeLogic {
  readonly kind = 'help';
  readonly layer = 'page';

  handle(command: Command): Answer {
    return command.do === 'close' || command.do === 'confirm' ? POP : STAY;
  }
}
