import type { Command } from '../commands';
import { POP, STAY, type Mode, type ModeLogic, type ModeResult } from '../Mode';
import type { Dialogs } from './dialogs';

/** Stands in for a dialog that is still loading. */
export class Coming implements ModeLogic {
  readonly kind = 'coming';
  readonly layer = 'menu';

  /** @param make makes the dialog once it has come */
  constructor(readonly make: (dialogs: Dialogs) => Mode) {}

  handle({ do: what }: Command): ModeResult {
    return what === 'close' ? POP : STAY;
  }
}
