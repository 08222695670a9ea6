import { EndlessError } from '../engine/core/Effort';

/**
 * The work that one floor may take, in cells as in `Effort`: counted and never timed, so that a floor is the same in every browser.
 * No floor of our own packs takes half of it.
 */
export const MOST_WORK = 2_000_000;

/** The cost of a draw from a table, in cells. */
export const DRAWN = 50;

/* Floors are dug one at a time, so there is one count; nothing but the limit ever reads it. */
let spent = 0;
let most = Infinity;

/** Counts work on the floor that is being dug; throws once it takes too much. */
export function spend(cells: number): void {
  spent += cells;
  if (spent > most) throw new EndlessError('Work on one floor', most);
}

/** What something made, null if it took too much work or drew numbers for ever; and the work it took. */
export interface Made<T> {
  readonly made: T | null;
  readonly work: number;
}

/** Makes something with at most that much work. */
export function within<T>(limit: number, make: () => T): Made<T> {
  const outside = { spent, most };
  spent = 0;
  most = limit;
  try {
    return { made: make(), work: spent };
  } catch (error) {
    if (!(error instanceof EndlessError)) throw error;
    return { made: null, work: spent };
  } finally {
    ({ spent, most } = outside);
  }
}
