import { ARCHIVE_MAGIC, MOST_CHARACTERS, decodeArchive, type Archive } from './archive';
import type { Outside } from './archiveFiles';
import { examine } from './archiveImport';
import { ImportPage } from './modes/ImportPage';
import type { Session } from './Session';
import { text } from './text';

/** What a text from outside says it is. */
export type Sort = 'archive' | 'run' | 'replay' | 'pack';

/** As many bytes of a file are read: a character takes at most three. */
export const MOST_BYTES = MOST_CHARACTERS;

/** How each sort begins, after any white space. */
const BEGINNINGS: Readonly<Record<Exclude<Sort, 'pack'>, RegExp>> = {
  archive: new RegExp(`^\\s*\\{\\s*"magic"\\s*:\\s*"${ARCHIVE_MAGIC}"`),
  run: /^\s*\{\s*"magic"\s*:\s*"lanternfall-run"/,
  replay: /^\s*LF1~/,
};

const NOTHING: Omit<Archive, 'run'> = { exported: '', aside: [], settings: null, lore: null, history: [], daily: {}, packs: {} };

/** What a text is, by how it begins: what is none of ours but looks like JSON may be a pack. Null for everything else. */
export function sortOf(content: string): Sort | null {
  for (const sort of ['archive', 'run', 'replay'] as const) if (BEGINNINGS[sort].test(content)) return sort;
  return /^\s*\{/.test(content) ? 'pack' : null;
}

/** The one way in for texts from outside, whether chosen, dropped or pasted. One after another; what is refused changes nothing. */
export class Intake {
  private readonly waiting: Outside[] = [];
  private isBusy = false;
  /** What is asked about the file whose turn it is. */
  private question: ImportPage | null = null;

  constructor(private readonly session: Session) {}

  /** Takes files as soon as those before them are done with. */
  async take(files: readonly Outside[]): Promise<void> {
    this.waiting.push(...files);
    if (!this.isBusy || (this.question && !this.session.modes.includes(this.question))) await this.next();
  }

  /** A text that was pasted, as if it were a file. */
  pasted(content: string): Outside {
    return { name: text('ui.intake.pasted'), size: content.length, read: () => Promise.resolve(content) };
  }

  /** Goes on with the next file: a question before it has been answered. */
  async next(): Promise<void> {
    this.isBusy = true;
    this.question = null;
    for (let file = this.waiting.shift(); file; file = this.waiting.shift()) {
      if (await this.admit(file)) return;
    }
    this.isBusy = false;
  }

  /** Reads one file; true when a question is open now. */
  private async admit(file: Outside): Promise<boolean> {
    const name = `"${file.name}"`;
    if (file.size > MOST_BYTES) return this.refuse(text('ui.intake.large', { name, size: sizeOf(file.size), most: sizeOf(MOST_BYTES) }));
    const content = await file.read().catch(() => null);
    if (content === null) return this.refuse(text('ui.intake.unread', { name }));
    switch (sortOf(content)) {
      case 'archive':
        return this.archive(file.name, content);
      case 'run':
        return this.ask({ ...NOTHING, run: content.trimStart() }, file.name);
      case 'pack':
        await this.session.packs.take(content, file.name);
        return false;
      default:
        return this.refuse(text('ui.intake.unknown', { name, size: sizeOf(file.size) }));
    }
  }

  private archive(name: string, content: string): Promise<boolean> | boolean {
    const decoded = decodeArchive(content, name);
    return decoded.ok ? this.ask(decoded.archive, name) : this.refuse(decoded.why);
  }

  /** Shows what is in an archive and asks; a run alone that cannot go on is refused at once. */
  private async ask(archive: Archive, name: string): Promise<boolean> {
    const found = await examine(this.session, archive);
    if (found.fault !== null && archive.exported === '') return this.refuse(text('ui.intake.fault', { name: `"${name}"`, why: found.fault }));
    this.question = new ImportPage(found, name);
    this.session.modes.push(this.question);
    this.session.tell(null);
    return true;
  }

  private refuse(why: string): false {
    this.session.tell(why);
    return false;
  }
}

/** A size in words. */
function sizeOf(bytes: number): string {
  if (bytes < 1000) return text('ui.intake.bytes', { n: bytes });
  return bytes < 1_000_000 ? text('ui.intake.kilobytes', { n: Math.round(bytes / 1000) }) : text('ui.intake.megabytes', { n: Math.round(bytes / 1_000_000) });
}
