import * as v from 'valibot';
import { ConflictError, type KeyStore } from './saves/KeyStore';
import { HistoryBook } from './HistoryBook';
import { endOf, type HistoryEntry } from './history';
import { localDay, text } from './text';

/** How it stands with the daily run of a day. */
export type DailyState =
  | { readonly kind: 'open' }
  | { readonly kind: 'underWay' }
  /** Begun, and another run begun in its place. */
  | { readonly kind: 'left' }
  | { readonly kind: 'over'; readonly entry: HistoryEntry };

/** The keys of days on which a daily run was begun begin so; the day follows, and the text is the run's id. */
export const DAILY = 'daily.';

const dayShape = v.pipe(v.string(), v.isoDate());

/** The day of a moment, such as 2026-11-22: the same all over the world. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The seed of everybody's run of that day. */
export function dailySeed(day: string): string {
  return `daily ${day}`;
}

/** Days with the run that counts, as texts under keys. */
export class DailyBook {
  constructor(private readonly store: KeyStore) {}

  /** How it stands with a day; `running` is the id of the run under way, if there is one. */
  async state(day: string, running: string | null): Promise<DailyState> {
    const [id = null] = await this.store.read([DAILY + day]);
    if (id === null) return { kind: 'open' };
    if (id === running) return { kind: 'underWay' };
    const entry = await new HistoryBook(this.store).find(id);
    return entry === null ? { kind: 'left' } : { kind: 'over', entry };
  }

  /** Lets a run be the one that counts; false when that day has one already. */
  async claim(day: string, id: string): Promise<boolean> {
    const key = DAILY + day;
    try {
      await this.store.write({ [key]: id }, { [key]: null });
      return true;
    } catch (error) {
      if (error instanceof ConflictError) return false;
      throw error;
    }
  }

  /** All days with their runs. */
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

/** A line to be shown around: how a daily run went, without a word of what is down there. */
export function shareLine(entry: HistoryEntry): string {
  const { daily, ranked, floor, score, turns } = entry;
  const line = text('ui.daily.share', { day: daily, floor, score, n: turns, end: endOf(entry) });
  return ranked ? line : `${line} ${text('ui.daily.practice')}`;
}

/** A day as people of the language write it. */
export function dayName(day: string): string {
  return localDay(new Date(`${day}T00:00:00Z`), 'UTC');
}

/** How it stands in a sentence. */
export function dailyLine(state: DailyState): string {
  if (state.kind !== 'over') return text(`ui.daily.${state.kind}`);
  const { score, floor } = state.entry;
  return text('ui.daily.over', { score, floor, end: endOf(state.entry) });
}
