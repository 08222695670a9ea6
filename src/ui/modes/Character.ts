import type { Command } from '../commands';
import { push, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Heroes } from './Heroes';
import { Page } from './Page';

/** The hero's stats, effects and equipment; before the first turn also the way to another hero. */
export class Character extends Page {
  readonly kind = 'character';

  override handle(command: Command, session: Session): ModeResult {
    return command.do === 'heroes' && session.game ? push(new Heroes(session.game)) : super.handle(command, session);
  }
}
