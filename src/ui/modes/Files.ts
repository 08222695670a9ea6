import { archiveName } from '../../keep/archive';
import { exportText } from '../files/archiveRun';
import type { Command } from '../commands';
import { POP, STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { Menu, type Choice } from './Menu';

/** Everything in one file: out of the page, and in again. */
export class Files extends Menu {
  readonly kind = 'files';
  /** What came of the last choice, as a sentence; null before the first. */
  outcome: string | null = null;
  /** Everything as text, where it is to be seen; null else. */
  shown: string | null = null;
  /** What is in the field for texts; null while that is not open. */
  pasted: string | null = null;
  readonly choices: readonly Choice[] = [
    { label: 'ui.files.save', choose: (session) => this.bring(session, (everything) => this.save(session, everything)) },
    { label: 'ui.files.copy', choose: (session) => this.bring(session, (everything) => this.copy(session, everything)) },
    { label: 'ui.files.read', choose: (session) => this.pick(session) },
    { label: 'ui.files.paste', choose: (session) => this.paste(session) },
  ];

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'paste') return super.handle(command, session);
    this.pasted = command.text;
    return STAY;
  }

  /** @param told what the player was told before: what comes up here goes away with it */
  constructor(private readonly told: string | null) {
    super();
  }

  protected close(session: Session): ModeResult {
    session.tell(this.told);
    return POP;
  }

  /** Collects everything, then does something with it. */
  private bring(session: Session, then: (everything: string) => void | Promise<void>): ModeResult {
    void exportText(session).then(then).then(() => { session.refresh(); });
    return STAY;
  }

  private save({ ports }: Session, everything: string): void {
    const name = archiveName(ports.now?.() ?? new Date());
    const isSure = ports.files?.save(name, everything) ?? false;
    this.outcome = text(isSure ? 'ui.files.saved' : 'ui.files.perhapsSaved', { name: `"${name}"` });
    this.shown = isSure ? null : everything;
  }

  private async copy({ ports }: Session, everything: string): Promise<void> {
    const isCopied = (await ports.files?.copy(everything)) ?? false;
    this.outcome = text(isCopied ? 'ui.files.copied' : 'ui.files.notCopied');
    this.shown = isCopied ? null : everything;
  }

  private pick(session: Session): ModeResult {
    void session.ports.files?.pick().then((files) => session.fileImport.take(files));
    return STAY;
  }

  /** Opens the field for texts; with something in it, reads that. */
  private paste(session: Session): ModeResult {
    const { pasted } = this;
    this.pasted ??= '';
    if (pasted !== null && pasted.trim() !== '') void session.fileImport.take([session.fileImport.pasted(pasted)]);
    return STAY;
  }
}
