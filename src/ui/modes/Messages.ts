import type { Command } from '../commands';
import { POP, STAY, type Answer, type ModeLogic } from '../Mode';

/** The whole log of the run, to be read. */
export class Messages implements ModeLogic {
  readonly kind = 'messages';
  readonly layer = 'page';

  handle(command: Command): Answer {
    return command.do === 'close' || command.do === 'confirm' ? POP : STAY;
  }
}
