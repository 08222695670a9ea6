import { DailyBook, dailySeed, dayName, dayOf, type DailyState } from '../../keep/daily';
import { text } from '../../keep/text';
import { firstPack } from './newRuns';
import type { Session } from '../Session';

/** The daily run: its state today, and its start. */
export class DailyRuns {
  private read: { readonly day: string; readonly state: DailyState } | null = null;
  private isStarting = false;
  private readonly book: DailyBook;

  constructor(private readonly session: Session) {
    this.book = new DailyBook(session.ports.storage);
  }

  /** Today's state; null until it is read. */
  get state(): DailyState | null {
    return this.read?.day === this.day ? this.read.state : null;
  }

  /** Today, which may change while the page is open. */
  get day(): string {
    return dayOf(this.session.now);
  }

  /** Reads today's state. */
  async refresh(): Promise<void> {
    const { session, day } = this;
    const running = session.isRunning ? (session.run?.record.id ?? null) : null;
    const state = await this.book.state(day, running).catch((): DailyState => ({ kind: 'open' }));
    this.read = { day, state };
    session.refresh();
  }

  /** Starts today's run, and says whether it counts: the first of a day is ranked, the others are practice. */
  async begin(): Promise<void> {
    if (this.isStarting) return;
    this.isStarting = true;
    const { session, day } = this;
    await new Promise<void>((resolve) => { session.whenPlayable(() => { resolve(); }); });
    const { id } = session.runs.fresh();
    // A run that can't be recorded as the day's first can't be ranked either.
    const ranked = await this.book.claim(day, id).catch(() => false);
    session.runs.start(firstPack, dailySeed(day), { id, daily: day, ranked });
    session.tell(text(ranked ? 'ui.daily.begins' : 'ui.daily.begins.practice', { day: dayName(day) }));
    await this.refresh();
    this.isStarting = false;
  }
}
