import { UsageError } from '../failures';
import { deepestOf, firstFloorOf, type RunRecord } from '../runs/RunRecord';
import type { Count } from '../statistics/sequential';

/** What is measured of runs as a ratio: `won` of all runs, or the `hazard` of floors, deaths there over arrivals there. */
export interface Measure {
  /** Its name in a sentence, and what more of it is. */
  readonly name: string;
  readonly more: string;
  readonly less: string;
  readonly of: (record: RunRecord) => Count;
}

export const WON: Measure = {
  name: 'runs won',
  more: 'easier',
  less: 'harder',
  of: ({ end }) => ({ events: end === 'won' ? 1 : 0, chances: 1 }),
};

/** The hazard of a range of floors. */
export function hazardOf(first: number, last: number): Measure {
  return {
    name: first === last ? `hazard of floor ${first}` : `hazard of floors ${first}-${last}`,
    more: 'harder',
    less: 'easier',
    of: (record) => ({
      events: record.end === 'died' && endFloorOf(record) >= first && endFloorOf(record) <= last ? 1 : 0,
      chances: Math.max(0, Math.min(last, deepestOf(record)) - Math.max(first, firstFloorOf(record)) + 1),
    }),
  };
}

/** The floor on which a run ended; above the one that it began on, that. */
function endFloorOf(record: RunRecord): number {
  return Math.max(record.floor, firstFloorOf(record));
}

/** The share of all runs that get beyond a floor, or have won; on the last floor that is the runs won. */
export function passedOf(floor: number): Measure {
  return {
    name: `runs that pass floor ${floor}`,
    more: 'easier',
    less: 'harder',
    of: (record) => ({ events: record.end === 'won' || record.end === 'through' || deepestOf(record) > floor ? 1 : 0, chances: 1 }),
  };
}

/** What a command is to measure: the hazard of the floors of `--on`, which none of the runs may begin below; else the share of runs won. */
export function measureOf(on: readonly number[] | undefined, from = 1): Measure {
  refuseAbove('--on', on?.[0] ?? from, from);
  return on === undefined ? WON : hazardOf(on[0] ?? 1, on.at(-1) ?? 1);
}

/** Refuses a floor above the one that the runs begin on. */
export function refuseAbove(what: string, floor: number, from: number): void {
  if (floor < from) throw new UsageError(`${what} is about floor ${floor}, and the runs begin on floor ${from}.`);
}
