import { takeOver, type Import } from '../files/archiveImport';
import { POP, STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { Menu, type Choice } from './Menu';

/** What is in a file, and whether it is to be taken over. Nothing has been changed yet. */
export class ImportPage extends Menu {
  readonly kind = 'import';
  readonly choices: readonly Choice[];
  /** Why it could not be taken over, as a sentence; null before that. */
  error: string | null = null;
  private isTaking = false;

  /** @param name of the file */
  constructor(readonly found: Import, readonly name: string) {
    super();
    const { archive, run } = found;
    const hasMore = archive.exported !== '';
    this.choices = [
      { label: 'ui.import.no', choose: () => POP },
      ...(run === null ? [] : [{ label: hasMore ? 'ui.import.all' : 'ui.import.run', choose: (session: Session) => this.take(session, true) }]),
      ...(hasMore ? [{ label: run === null ? 'ui.import.all' : 'ui.import.rest', choose: (session: Session) => this.take(session, false) }] : []),
    ];
  }

  private take(session: Session, withRun: boolean): ModeResult {
    if (this.isTaking) return STAY;
    this.isTaking = true;
    void takeOver(session, this.found, withRun).then(() => { this.taken(session); }, () => {
      this.isTaking = false;
      this.error = text('ui.import.notKept');
      session.refresh();
    });
    return STAY;
  }

  /** Done: a run taken over is on the screen by now, and this page is gone with all others. */
  private taken(session: Session): void {
    if (session.modes.top === this) session.modes.pop();
    session.tell(text('ui.import.done', { name: this.name }));
  }
}
