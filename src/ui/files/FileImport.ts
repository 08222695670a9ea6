import type { ImportFile } from './archiveFiles';
import type { Mode } from '../Mode';
import type { Session } from '../Session';
import { text } from '../../keep/text';

/** Imports files and texts, whether chosen, dropped or pasted, one after another. A refused one changes nothing. */
export class FileImport {
  private readonly waiting: ImportFile[] = [];
  private isReading = false;
  /** The dialog about the last file; the next file waits until it is closed. */
  private dialog: Mode | null = null;

  constructor(private readonly session: Session) {
    session.on({ change: () => { if (this.waiting.length > 0) void this.next(); } });
  }

  /** Imports files, after those before them. */
  take(files: readonly ImportFile[]): Promise<void> {
    this.waiting.push(...files);
    return this.next();
  }

  /** A pasted text as a file. */
  pasted(content: string): ImportFile {
    return { name: text('ui.intake.pasted'), size: content.length, read: () => Promise.resolve(content) };
  }

  private async next(): Promise<void> {
    if (this.isReading || this.isAsking() || this.session.breakdown) return;
    this.isReading = true;
    try {
      let file = this.waiting.shift();
      while (file) {
        await this.import(file);
        file = this.isAsking() ? undefined : this.waiting.shift();
      }
    } finally {
      this.isReading = false;
    }
  }

  private isAsking(): boolean {
    return this.dialog !== null && this.session.modes.includes(this.dialog);
  }

  /** Reads one file, and tells the player why it is refused. */
  private async import(file: ImportFile): Promise<void> {
    // It comes with the dialogs that ask about what a file holds.
    const { readImport } = await import(/* webpackChunkName: "dialogs" */ './readImport');
    const outcome = await readImport(this.session, file);
    if (typeof outcome === 'string') this.session.tell(outcome);
    else if (outcome !== null) this.dialog = outcome;
  }
}
