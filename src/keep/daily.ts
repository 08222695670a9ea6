import * as v from 'valibot';
import { ConflictError, type KeyStore } from './saves/KeyStore';
import { endOf, type HistoryEntry } from './history';
import { localDay, text } from './text';

/** The state of a day's daily run. */
export type DailyState =
  | { readonly kind: 'open' }
  | { readonly kind: 'underWay' }
  /** Begun, then abandoned for another run. */
  | { readonly kind: 'left' }
  | { readonly kind: 'over'; readonly entry: HistoryEntry };

/** Key prefix of daily runs; the day follows, and the text is the run's id. */
export const DAILY = 'daily.';

const dayShape = v.pipe(v.string(), v.isoDate());

/** A moment's day in UTC, such as 2026-11-22: the same all over the world. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The seed that all players share on that day. */
export function dailySeed(day: string): string {
  return `daily ${day}`;
}

/** The store of daily runs: the id of the one that counts, by day. */
export class DailyBook {
  constructor(private readonly store: KeyStore) {}

  /** The state of a day's run; `running` is the id of the run in progress, if any. */
  async state(day: string, running: string | null): Promise<DailyState> {
    const [id = null] = await this.store.read([DAILY + day]);
    if (id === null) return { kind: 'open' };
    if (id === running) return { kind: 'underWay' };
    const { HistoryBook } = await import(/* webpackChunkName: "saved" */ './HistoryBook');
    const entry = await new HistoryBook(this.store).find(id);
    return entry === null ? { kind: 'left' } : { kind: 'over', entry };
  }

  /** Makes a run the day's one that counts; false if that day already has one. */
  async claim(day: string, id: string): Promise<boolean> {
    const key = DAILY + day;
    try {
      await this.store.write({ [key]: id }, { [key]: null });
      return true;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      // Its own id: the write went through, though the browser did not say so.
      const [holder = null] = await this.store.read([key]);
      return holder === id;
    }
  }

  /** The ids of all daily runs, by day. */
  async all(): Promise<Record<string, string>> {
    const keys = await this.store.keys(DAILY);
    const ids = await this.store.read(keys);
    return Object.fromEntries(keys.flatMap((key, index) => {
      const day = key.slice(DAILY.length);
      const id = ids[index] ?? null;
      return id !== null && v.is(dayShape, day) ? [[day, id] as const] : [];
    }));
  }
}

/** A line to share: a daily run's result, without spoilers. */
export function shareLine(entry: HistoryEntry): string {
  const { daily, ranked, floor, score, turns } = entry;
  const line = text('ui.daily.share', { day: daily, floor, score, n: turns, end: endOf(entry) });
  return ranked ? line : `${line} ${text('ui.daily.practice')}`;
}

/** A day, formatted for the current language. */
export function dayName(day: string): string {
  return localDay(new Date(`${day}T00:00:00Z`), 'UTC');
}

/** The state as a sentence. */
export function dailyLine(state: DailyState): string {
  if (state.kind !== 'over') return text(`ui.daily.${state.kind}`);
  const { score, floor } = state.entry;
  return text('ui.daily.over', { score, floor, end: endOf(state.entry) });
}
