import type { Command } from '../commands';
import { POP, STAY, type ModeResult, type ModeLogic } from '../Mode';
import type { Session } from '../Session';

/** A request to scroll, counted so that the same one twice scrolls twice. */
export interface Scroll {
  readonly by: number;
  readonly unit: 'line' | 'page' | 'all';
  readonly count: number;
}

/** A mode to read: it scrolls and closes. */
export abstract class Page implements ModeLogic {
  readonly layer = 'page';
  scroll: Scroll | null = null;

  handle(command: Command, _session?: Session): ModeResult {
    if (command.do === 'scroll') this.scroll = { by: command.by, unit: command.unit, count: (this.scroll?.count ?? 0) + 1 };
    return command.do === 'close' || command.do === 'confirm' ? POP : STAY;
  }
}
