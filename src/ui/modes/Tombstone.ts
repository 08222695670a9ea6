import type { Command } from '../commands';
import { STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Page } from './Page';

/** The tombstone of a run, to be read, copied (left) and saved (right). */
export class Tombstone extends Page {
  readonly kind = 'tombstone';
  /** What came of copying or saving, as a text key; null before. */
  outcome: string | null = null;

  /** @param name of the file that saving makes */
  constructor(readonly text: string, private readonly name: string) {
    super();
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do === 'adjust') return command.by < 0 ? this.copy(session) : this.save(session);
    if (command.do === 'choose') return command.index === 0 ? this.copy(session) : this.save(session);
    return super.handle(command, session);
  }

  private copy(session: Session): ModeResult {
    void session.ports.files?.copy(this.text).then((isCopied) => {
      this.outcome = isCopied ? 'ui.files.copied' : 'ui.files.notCopied';
      session.refresh();
    });
    return STAY;
  }

  private save({ ports }: Session): ModeResult {
    if (ports.files) this.outcome = ports.files.save(this.name, this.text) ? 'ui.files.saved' : 'ui.files.perhapsSaved';
    return STAY;
  }
}
