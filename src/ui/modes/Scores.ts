import type { Command } from '../commands';
import { POP, STAY, type ModeResult } from '../Mode';
import { verify, type Contents, type Progress, type Verdict, type Verifying } from '../../keep/replays/verify';
import { watchText } from '../replays/watchText';
import { contentOf } from '../../keep/packRegistry';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { type MenuChoice, Menu, NO_LINE } from './Menu';

/** Verifies pasted scores by replaying them in the background. */
export class Scores extends Menu {
  readonly kind = 'scores';
  override cursor = NO_LINE;
  /** The text of the field. */
  pasted = '';
  /** The progress of the verification; null while none runs. */
  progress: Progress | null = null;
  /** The last verdict; null before it. */
  verdict: Verdict | null = null;
  /** Why a text can't be verified or watched, as a sentence. */
  error: string | null = null;
  private running: AbortController | null = null;

  constructor(
    private readonly how: Pick<Verifying, 'pause' | 'clock'> = {},
    private readonly contents: Contents = contentOf,
  ) {
    super();
  }

  get choices(): readonly MenuChoice[] {
    if (this.running) return [{ label: 'ui.scores.stop', choose: () => this.stop() }];
    return [
      { label: 'ui.scores.check', choose: (session) => this.check(session) },
      { label: 'ui.scores.watch', choose: (session) => this.watch(session) },
    ];
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'paste') return super.handle(command, session);
    this.stop();
    this.pasted = command.text;
    this.verdict = this.error = null;
    return STAY;
  }

  protected override close(): ModeResult {
    this.stop();
    return POP;
  }

  private check(session: Session): ModeResult {
    if (!this.hasText()) return STAY;
    const running = new AbortController();
    this.running = running;
    this.cursor = Math.min(this.cursor, 0);
    this.verdict = null;
    const onProgress = (progress: Progress): void => {
      this.progress = progress;
      session.refresh();
    };
    void verify(this.pasted, this.contents, { ...this.how, signal: running.signal, onProgress }).then((verdict) => {
      if (this.running !== running) return;
      this.end();
      this.verdict = verdict;
      session.refresh();
    });
    return STAY;
  }

  private watch(session: Session): ModeResult {
    if (!this.hasText() || watchText(session, this.pasted)) return STAY;
    // Shown in the dialog, not as a notice behind it.
    this.error = session.notice;
    session.tell(null);
    return STAY;
  }

  private hasText(): boolean {
    const hasText = this.pasted.trim() !== '';
    this.error = hasText ? null : text('ui.scores.empty');
    return hasText;
  }

  private stop(): ModeResult {
    if (this.running) this.verdict = { is: 'stopped' };
    this.running?.abort();
    this.end();
    return STAY;
  }

  private end(): void {
    this.running = this.progress = null;
    this.cursor = Math.min(this.cursor, 0);
  }
}
