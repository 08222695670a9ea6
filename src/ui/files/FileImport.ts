import { ARCHIVE_MAGIC, MOST_CHARACTERS, decodeArchive, type Archive } from '../../keep/archive';
import type { Outside } from './archiveFiles';
import { examine } from './archiveImport';
import type { Mode } from '../Mode';
import { ImportPage } from '../modes/ImportPage';
import { Scores } from '../modes/Scores';
import { recordingIn } from '../../keep/replays/pasted';
import type { Session } from '../Session';
import { text } from '../../keep/text';

/** What a text from outside says it is. */
export type Sort = 'archive' | 'run' | 'replay' | 'pack';

/** No more bytes of a file are read: a character takes at least one. */
export const MOST_BYTES = MOST_CHARACTERS;

const ARCHIVE = new RegExp(`^\\s*\\{\\s*"magic"\\s*:\\s*"${ARCHIVE_MAGIC}"`);
const RUN = /^\s*\{\s*"magic"\s*:\s*"lanternfall-run"/;
const REPLAY = /^LF1~/;
const JSON_OBJECT = /^\s*\{/;

/** An archive of a run alone. */
const ALONE: Omit<Archive, 'run'> = { exported: '', aside: [], settings: null, lore: null, history: [], daily: {}, packs: {} };

/** What a text is, by how it begins: what is none of ours but looks like JSON may be a pack. Null for everything else. */
export function sortOf(content: string): Sort | null {
  if (ARCHIVE.test(content)) return 'archive';
  if (RUN.test(content)) return 'run';
  if (JSON_OBJECT.test(content)) return 'pack';
  return REPLAY.test(recordingIn(content)) ? 'replay' : null;
}

/** The one way in for texts from outside, whether chosen, dropped or pasted. One after another; what is refused changes nothing. */
export class FileImport {
  private readonly waiting: Outside[] = [];
  private isReading = false;
  /** What is open on the file that was read last; the next waits until it is closed. */
  private open: Mode | null = null;

  constructor(private readonly session: Session) {
    session.on({ change: () => { if (this.waiting.length > 0) void this.next(); } });
  }

  /** Takes files as soon as those before them are done with. */
  take(files: readonly Outside[]): Promise<void> {
    this.waiting.push(...files);
    return this.next();
  }

  /** A text that was pasted, as if it were a file. */
  pasted(content: string): Outside {
    return { name: text('ui.intake.pasted'), size: content.length, read: () => Promise.resolve(content) };
  }

  private async next(): Promise<void> {
    if (this.isReading || this.isAsking() || this.session.breakdown) return;
    this.isReading = true;
    try {
      let file = this.waiting.shift();
      while (file) {
        await this.admit(file);
        file = this.isAsking() ? undefined : this.waiting.shift();
      }
    } finally {
      this.isReading = false;
    }
  }

  private isAsking(): boolean {
    return this.open !== null && this.session.modes.includes(this.open);
  }

  /** Reads one file; whatever is wrong with it is told. */
  private async admit(file: Outside): Promise<void> {
    const why = await this.read(file);
    if (why !== null) this.session.tell(why);
  }

  private async read(file: Outside): Promise<string | null> {
    const { name, size } = file;
    if (size > MOST_BYTES) return text('ui.intake.large', { name, size: sizeOf(size), most: sizeOf(MOST_BYTES) });
    const content = await file.read().catch(() => null);
    if (content === null) return text('ui.intake.unread', { name });
    switch (sortOf(content)) {
      case 'archive':
        return this.archive(content, name);
      case 'run':
        return this.ask({ ...ALONE, run: content.trimStart() }, name);
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

  /** Shows what is in an archive and asks; a run alone that cannot go on is refused at once. */
  private async ask(archive: Archive, name: string): Promise<string | null> {
    const found = await examine(this.session, archive);
    if (found.error !== null && archive.exported === '') return text('ui.intake.fault', { name, why: found.error });
    return this.show(new ImportPage(found, name));
  }

  /** A recording is watched or proves itself, as the player likes. */
  private replay(recording: string): null {
    const scores = new Scores();
    scores.pasted = recording;
    return this.show(scores);
  }

  private async pack(content: string, name: string): Promise<null> {
    const { session } = this;
    if (await session.packs.take(content, name)) this.open = session.modes.top;
    return null;
  }

  private show(mode: Mode): null {
    this.open = mode;
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
