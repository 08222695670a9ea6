import { encodeReplay, type Replay } from '../../engine/run/replay';
import { POP, STAY, type ModeResult } from '../Mode';
import { linkTo } from '../../keep/replays/pasted';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { Menu, type Choice } from './Menu';

/** A recorded run leaves the page: as a link, as text or as a file. */
export class ShareRun extends Menu {
  readonly kind = 'share';
  /** What came of the last choice, as a sentence; null before the first. */
  outcome: string | null = null;
  /** What is to be copied by hand; null where that is not needed. */
  shown: string | null = null;
  readonly choices: readonly Choice[];

  constructor(private readonly replay: Replay, page: string | null) {
    super();
    const line = encodeReplay(replay);
    this.choices = [
      ...(page === null ? [] : [{ label: 'ui.share.link', choose: (session: Session) => this.copy(session, linkTo(page, line)) }]),
      { label: 'ui.share.text', choose: (session) => this.copy(session, line) },
      { label: 'ui.share.save', choose: (session) => this.save(session, line) },
    ];
  }

  protected close(): ModeResult {
    return POP;
  }

  private copy(session: Session, words: string): ModeResult {
    void (session.ports.files?.copy(words) ?? Promise.resolve(false)).then((isCopied) => {
      this.outcome = text(isCopied ? 'ui.share.copied' : 'ui.share.notCopied');
      this.shown = isCopied ? null : words;
      session.refresh();
    });
    return STAY;
  }

  private save(session: Session, line: string): ModeResult {
    const name = `lanternfall-${this.replay.pack}-${this.replay.count}.replay.txt`;
    const isSure = session.ports.files?.save(name, `${line}\n`) ?? false;
    this.outcome = text(isSure ? 'ui.share.saved' : 'ui.share.perhapsSaved', { name });
    this.shown = isSure ? null : line;
    return STAY;
  }
}
