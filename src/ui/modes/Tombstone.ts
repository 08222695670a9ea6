import type { Command } from '../commands';
import type { ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Page } from './Page';
import { TextExport } from './TextExport';

/** The tombstone of a run, to be read, copied (Left) and saved (Right). */
export class Tombstone extends Page {
  readonly kind = 'tombstone';
  readonly textExport = new TextExport();

  /** @param name of the file that saving makes */
  constructor(readonly text: string, private readonly name: string) {
    super();
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'adjust' && command.do !== 'choose') return super.handle(command, session);
    const isCopy = command.do === 'adjust' ? command.by < 0 : command.index === 0;
    return isCopy ? this.textExport.copy(session, this.text) : this.textExport.save(session, { name: this.name, content: this.text });
  }
}
