import { DailyBook, dailySeed, dayOf, type DailyState } from '../../keep/daily';
import { firstPack } from './runError';
import type { Session } from '../Session';

/** The daily run: how it stands with today's, and its beginning. */
export class DailyRuns {
  private read: { readonly day: string; readonly state: DailyState } | null = null;
  private isBeginning = false;
  private readonly book: DailyBook;

  constructor(private readonly session: Session) {
    this.book = new DailyBook(session.ports.storage);
  }

  /** Of today as far as it has been read; null before that. */
  get state(): DailyState | null {
    return this.read?.day === this.day ? this.read.state : null;
  }

  /** Today: it changes while a page is open. */
  get day(): string {
    return dayOf(this.session.now);
  }

  /** Reads how it stands. */
  async refresh(): Promise<void> {
    const { session, day } = this;
    const running = session.isRunning ? (session.run?.record.id ?? null) : null;
    const state = await this.book.state(day, running).catch((): DailyState => ({ kind: 'open' }));
    this.read = { day, state };
    session.refresh();
  }

  /** Begins today's run. The first one of a day counts, all others are practice. */
  async begin(): Promise<void> {
    if (this.isBeginning) return;
    this.isBeginning = true;
    const { session, day } = this;
    const { id } = session.runs.fresh();
    // Where nothing can be noted, nothing can be counted either.
    const ranked = await this.book.claim(day, id).catch(() => false);
    session.runs.start(firstPack, dailySeed(day), { id, daily: day, ranked });
    await this.refresh();
    this.isBeginning = false;
  }
}
