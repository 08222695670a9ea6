import { archiveName } from '../../keep/archive';
import { exportText } from '../files/archiveRun';
import type { Command } from '../commands';
import { POP, STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Menu, type Choice } from './Menu';
import { TextExport } from './TextExport';

/** Exports everything as one file, and imports it. */
export class Files extends Menu {
  readonly kind = 'files';
  readonly textExport = new TextExport();
  /** The text of the field to paste into; null while it is closed. */
  pasted: string | null = null;
  readonly choices: readonly Choice[] = [
    { label: 'ui.files.save', choose: (session) => this.export(session, (everything) => { this.save(session, everything); }) },
    { label: 'ui.files.copy', choose: (session) => this.export(session, (everything) => { this.textExport.copy(session, everything); }) },
    { label: 'ui.files.read', choose: (session) => this.pick(session) },
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

  private pick(session: Session): ModeResult {
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
