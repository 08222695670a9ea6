import { DailyBook, dailySeed, dayOf, type DailyState } from './daily';
import { firstPack } from './runFault';
import type { Session } from './Session';

/** The daily run: how it stands with today's, and its beginning. */
export class DailyDesk {
  /** Of today as far as it has been read; null before that. */
  state: DailyState | null = null;
  private readonly book: DailyBook;

  constructor(private readonly session: Session) {
    this.book = new DailyBook(session.ports.storage);
  }

  /** Today: it changes while a page is open. */
  get day(): string {
    return dayOf(this.session.ports.now?.() ?? new Date());
  }

  /** Reads how it stands. */
  async refresh(): Promise<void> {
    const { session } = this;
    const running = session.isRunning ? (session.run?.record.id ?? null) : null;
    this.state = await this.book.state(this.day, running).catch(() => null);
    session.refresh();
  }

  /** Begins today's run. The first one of a day counts, all others are practice. */
  async begin(): Promise<void> {
    const { session, day } = this;
    const { id } = session.desk.fresh();
    // Where nothing can be noted, nothing can be counted either.
    const ranked = await this.book.claim(day, id).catch(() => false);
    session.desk.start(firstPack, dailySeed(day), { id, daily: day, ranked });
    await this.refresh();
  }
}
