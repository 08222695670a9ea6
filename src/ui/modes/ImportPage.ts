import { TooLongError } from '../../engine/run/save';
import { takeOver, type Import } from '../files/archiveImport';
import { POP, STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { text, type TextKey } from '../../keep/text';
import { staysLine } from '../views/importView';
import { Menu, type Choice } from './Menu';

/** Shows what is in a file and asks whether to import it. Nothing has changed yet. */
export class ImportPage extends Menu {
  readonly kind = 'import';
  readonly choices: readonly Choice[];
  /** Why the import failed, as a sentence; null before that. */
  error: string | null = null;
  private isImporting = false;

  /** @param name of the file */
  constructor(readonly found: Import, readonly name: string) {
    super();
    const { archive, run } = found;
    const hasMore = archive.exported !== '';
    this.choices = [
      { label: 'ui.import.no', choose: () => POP },
      ...(run === null ? [] : [this.importing(hasMore ? 'ui.import.all' : 'ui.import.run', true)]),
      ...(hasMore ? [this.importing(run === null ? 'ui.import.all' : 'ui.import.rest', false)] : []),
    ];
  }

  private importing(label: TextKey, withRun: boolean): Choice {
    return { label, choose: (session) => this.import(session, withRun) };
  }

  private import(session: Session, withRun: boolean): ModeResult {
    if (this.isImporting) return STAY;
    this.isImporting = true;
    const { run: present } = session;
    void takeOver(session, this.found, withRun).then(() => { this.finish(session); }, (error: unknown) => {
      this.isImporting = false;
      this.error = error instanceof TooLongError && present !== null ? staysLine(present) : text('ui.import.notKept');
      session.refresh();
    });
    return STAY;
  }

  /** Closes this page, unless an imported run has come on the screen and closed it. */
  private finish(session: Session): void {
    if (session.modes.top === this) session.modes.pop();
    session.tell(text('ui.import.done', { name: this.name }));
  }
}
