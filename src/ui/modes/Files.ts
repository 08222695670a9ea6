import { TooLongError } from '../../engine/run/save';
import { archiveName } from '../../keep/archive';
import { packIds } from '../../keep/packRegistry';
import { text, type TextKey } from '../../keep/text';
import { type ModeResult, POP, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { type Import, takeOver } from '../files/archiveImport';
import { exportText } from '../files/archiveRun';
import { staysLine } from '../views/historyView';
import { type MenuChoice, Menu } from './Menu';
import type { NewRun } from './NewRun';
import { Page } from './Page';

/** Exports everything as one file, and imports it. */
export class Files extends Menu {
  readonly kind = 'files';
  readonly textExport = new TextExport();
  /** The text of the field to paste into; null while it is closed. */
  pasted: string | null = null;
  readonly choices: readonly MenuChoice[] = [
    { label: 'ui.files.save', choose: (session) => this.export(session, (everything) => { this.save(session, everything); }) },
    { label: 'ui.files.copy', choose: (session) => this.export(session, (everything) => { this.textExport.copy(session, everything); }) },
    { label: 'ui.files.read', choose: (session) => this.read(session) },
    { label: 'ui.files.paste', choose: (session) => this.paste(session) },
  ];

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'paste') return super.handle(command, session);
    this.pasted = command.text;
    return STAY;
  }

  /** @param notice the notice before this dialog, shown again when it closes */
  constructor(private readonly notice: string | null) {
    super();
  }

  protected override close(session: Session): ModeResult {
    session.tell(this.notice);
    return POP;
  }

  /** Collects everything as text, then hands it out. */
  private export(session: Session, handOut: (everything: string) => void): ModeResult {
    void exportText(session).then(handOut).then(() => { session.refresh(); });
    return STAY;
  }

  private save(session: Session, content: string): void {
    this.textExport.save(session, { name: archiveName(session.now), content });
  }

  private read(session: Session): ModeResult {
    void session.ports.files?.pick().then((files) => session.fileImport.take(files));
    return STAY;
  }

  /** Opens the field to paste into, or imports what is in it. */
  private paste(session: Session): ModeResult {
    const { pasted } = this;
    this.pasted ??= '';
    if (pasted !== null && pasted.trim() !== '') void session.fileImport.take([session.fileImport.pasted(pasted)]);
    return STAY;
  }
}

/** Shows what is in a file and asks whether to import it. Nothing has changed yet. */
export class ImportPage extends Menu {
  readonly kind = 'import';
  readonly choices: readonly MenuChoice[];
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

  private importing(label: TextKey, withRun: boolean): MenuChoice {
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

/** A file to save; `shown` is its text as a player would copy it. */
interface ExportFile {
  readonly name: string;
  readonly content: string;
  readonly shown?: string;
}

/** Hands a text to the player, by clipboard or as a file, and remembers what came of that. */
export class TextExport {
  /** What came of the last export, as a sentence; null before the first. */
  outcome: string | null = null;
  /** The text for the player to copy by hand, where the browser may have refused; null otherwise. */
  shown: string | null = null;

  /** @param group the text keys of the outcomes: `ui.files.copied` and so on */
  constructor(private readonly group: 'files' | 'share' = 'files') {}

  copy(session: Session, content: string): ModeResult {
    void (session.ports.files?.copy(content) ?? Promise.resolve(false)).then((isCopied) => {
      this.outcome = text(isCopied ? `ui.${this.group}.copied` : `ui.${this.group}.notCopied`);
      this.shown = isCopied ? null : content;
      session.refresh();
    });
    return STAY;
  }

  save({ ports }: Session, { name, content, shown = content }: ExportFile): ModeResult {
    const isSaved = ports.files?.save(name, content) ?? false;
    this.outcome = text(isSaved ? `ui.${this.group}.saved` : `ui.${this.group}.perhapsSaved`, { name });
    this.shown = isSaved ? null : shown;
    return STAY;
  }
}

/** A dungeon to choose. */
export interface DungeonChoice extends MenuChoice {
  readonly pack: string;
}

/** The list of all dungeons. Choosing one shows it on the title, where it is started. */
export class Dungeons extends Menu {
  readonly kind = 'dungeons';

  constructor(private readonly title: NewRun) {
    super();
    this.pick(title.pack);
  }

  /** Grows when a pack is installed meanwhile. */
  get choices(): readonly DungeonChoice[] {
    return packIds.map((pack) => ({ pack, label: `pack.${pack}`, choose: () => this.take(pack) }));
  }

  /** Moves the cursor to a pack. */
  pick(pack: string): void {
    this.cursor = Math.max(0, packIds.indexOf(pack));
  }

  private take(pack: string): ModeResult {
    this.title.pick(pack);
    return POP;
  }
}

/** Why a pack was rejected: every error in its file. */
export class PackErrors extends Page {
  readonly kind = 'packFaults';

  constructor(
    readonly fileName: string,
    readonly errors: readonly string[],
  ) {
    super();
  }
}
