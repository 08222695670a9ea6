import { ARCHIVE_MAGIC, MOST_CHARACTERS, decodeArchive, type Archive } from '../../keep/archive';
import type { ImportFile } from './archiveFiles';
import { examine } from './archiveImport';
import type { Mode } from '../Mode';
import { loadDialogs } from '../modes/dialogs';
import { recordingIn } from '../../keep/replays/pasted';
import type { Session } from '../Session';
import { text } from '../../keep/text';

/** What an imported text is. */
export type FileKind = 'archive' | 'run' | 'replay' | 'pack';

/** The most bytes of a file that is read: a character takes at least one. */
export const MOST_BYTES = MOST_CHARACTERS;

const ARCHIVE = new RegExp(`^\\s*\\{\\s*"magic"\\s*:\\s*"${ARCHIVE_MAGIC}"`);
const RUN = /^\s*\{\s*"magic"\s*:\s*"lanternfall-run"/;
const REPLAY = /^LF1~/;
const JSON_OBJECT = /^\s*\{/;

/** An archive of nothing but a run, to be added. */
const RUN_ONLY: Omit<Archive, 'run'> = { exported: '', aside: [], settings: null, lore: null, history: [], daily: {}, packs: {} };

/** What a text is, by its beginning: other JSON may be a pack. Null for anything else. */
export function fileKind(content: string): FileKind | null {
  if (ARCHIVE.test(content)) return 'archive';
  if (RUN.test(content)) return 'run';
  if (JSON_OBJECT.test(content)) return 'pack';
  return REPLAY.test(recordingIn(content)) ? 'replay' : null;
}

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
    const why = await this.read(file);
    if (why !== null) this.session.tell(why);
  }

  private async read(file: ImportFile): Promise<string | null> {
    const { name, size } = file;
    if (size > MOST_BYTES) return text('ui.intake.large', { name, size: sizeOf(size), most: sizeOf(MOST_BYTES) });
    const content = await file.read().catch(() => null);
    if (content === null) return text('ui.intake.unread', { name });
    switch (fileKind(content)) {
      case 'archive':
        return this.archive(content, name);
      case 'run':
        return this.ask({ ...RUN_ONLY, run: content.trimStart() }, name);
      case 'replay':
        return this.replay(recordingIn(content).trim());
      case 'pack':
        return this.pack(content, name);
      case null:
        return text('ui.intake.unknown', { name, size: sizeOf(size) });
    }
  }

  private async archive(content: string, name: string): Promise<string | null> {
    const decoded = decodeArchive(content, name);
    return decoded.ok ? this.ask(decoded.archive, name) : decoded.why;
  }

  /** Shows what is in an archive and asks; a lone run that can't be continued is refused at once. */
  private async ask(archive: Archive, name: string): Promise<string | null> {
    const found = await examine(this.session, archive);
    if (found.error !== null && archive.exported === '') return text('ui.intake.fault', { name, why: found.error });
    const { ImportPage } = await loadDialogs();
    return this.show(new ImportPage(found, name));
  }

  /** Opens a replay to be watched or verified. */
  private async replay(recording: string): Promise<null> {
    const { Scores } = await loadDialogs();
    const scores = new Scores();
    scores.pasted = recording;
    return this.show(scores);
  }

  private async pack(content: string, name: string): Promise<null> {
    const { session } = this;
    if (await session.packs.take(content, name)) this.dialog = session.modes.top;
    return null;
  }

  private show(mode: Mode): null {
    this.dialog = mode;
    this.session.modes.push(mode);
    this.session.tell(null);
    return null;
  }
}

/** A size in words. */
function sizeOf(bytes: number): string {
  if (bytes < 1000) return text('ui.intake.bytes', { n: bytes });
  return bytes < 1_000_000 ? text('ui.intake.kilobytes', { n: Math.round(bytes / 1000) }) : text('ui.intake.megabytes', { n: Math.round(bytes / 1_000_000) });
}
