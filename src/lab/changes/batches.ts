import type { PackRows } from '../../engine/content';
import type { Fate } from '../runs/RunRecord';
import type { SeedRange } from '../runs/playRuns';

/** Runs of one pack by one bot. */
export interface Batch {
  readonly bot: string;
  readonly pack: PackRows;
  readonly seeds: SeedRange;
}

/**
 * Plays batches, be it in threads, on a farm or in the workers of a page. Each run is handed on with the place of its batch, those of a
 * batch in the order of their seeds.
 */
export type PlayBatches = (batches: readonly Batch[], onRun: (batch: number, run: Fate) => void) => Promise<void>;

/** The seeds from a first one on. */
export function seedsFrom(first: number, count: number): SeedRange {
  return { first, last: first + count - 1 };
}

/** How many seeds there are in a range. */
export function countOf({ first, last }: SeedRange): number {
  return last - first + 1;
}
