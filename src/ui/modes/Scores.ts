import type { Command } from '../commands';
import { POP, STAY, type ModeResult } from '../Mode';
import { verify, type Contents, type Progress, type Verdict, type Verifying } from '../../keep/replays/verify';
import { watchText } from '../replays/watchText';
import { contentOf } from '../../keep/packRegistry';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { Menu, type Choice } from './Menu';

/** Pasted scores are played again in the background and prove themselves. */
export class Scores extends Menu {
  readonly kind = 'scores';
  /** What is in the field. */
  pasted = '';
  /** How far the proof is; null while none is under way. */
  progress: Progress | null = null;
  /** What came of the last one; null before it. */
  verdict: Verdict | null = null;
  /** A sentence beside the verdict. */
  told: string | null = null;
  private under: AbortController | null = null;

  constructor(
    private readonly how: Pick<Verifying, 'pause' | 'clock'> = {},
    private readonly contents: Contents = contentOf,
  ) {
    super();
  }

  get choices(): readonly Choice[] {
    if (this.under) return [{ label: 'ui.scores.stop', choose: () => this.stop() }];
    return [
      { label: 'ui.scores.check', choose: (session) => this.check(session) },
      { label: 'ui.scores.watch', choose: (session) => this.watch(session) },
    ];
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'paste') return super.handle(command, session);
    this.stop();
    this.pasted = command.text;
    this.verdict = this.told = null;
    return STAY;
  }

  protected override close(): ModeResult {
    this.stop();
    return POP;
  }

  private check(session: Session): ModeResult {
    if (!this.hasText()) return STAY;
    const under = new AbortController();
    this.under = under;
    this.cursor = 0;
    this.verdict = null;
    const onProgress = (progress: Progress): void => {
      this.progress = progress;
      session.refresh();
    };
    void verify(this.pasted, this.contents, { ...this.how, signal: under.signal, onProgress }).then((verdict) => {
      if (this.under !== under) return;
      this.end();
      this.verdict = verdict;
      session.refresh();
    });
    return STAY;
  }

  private watch(session: Session): ModeResult {
    if (!this.hasText() || watchText(session, this.pasted)) return STAY;
    // Said here, in the dialog, and not behind it.
    this.told = session.notice;
    session.tell(null);
    return STAY;
  }

  private hasText(): boolean {
    const hasText = this.pasted.trim() !== '';
    this.told = hasText ? null : text('ui.scores.empty');
    return hasText;
  }

  private stop(): ModeResult {
    if (this.under) this.verdict = { is: 'stopped' };
    this.under?.abort();
    this.end();
    return STAY;
  }

  private end(): void {
    this.under = this.progress = null;
    this.cursor = 0;
  }
}
