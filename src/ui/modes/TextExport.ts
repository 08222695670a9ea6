import { STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { text } from '../../keep/text';

/** A file to save; `shown` is its text as a player would copy it. */
export interface ExportFile {
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
