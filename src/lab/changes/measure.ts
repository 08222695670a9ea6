import type { RunRecord } from '../runs/RunRecord';
import type { Count } from '../statistics/ratio';

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
    of: ({ end, floor, floors }) => ({
      events: end === 'died' && floor >= first && floor <= last ? 1 : 0,
      chances: Math.max(0, Math.min(last, floors.length) - first + 1),
    }),
  };
}

/** The share of all runs that get beyond a floor, or have won; on the last floor that is the runs won. */
export function passedOf(floor: number): Measure {
  return {
    name: `runs that pass floor ${floor}`,
    more: 'easier',
    less: 'harder',
    of: ({ end, floors }) => ({ events: end === 'won' || end === 'through' || floors.length > floor ? 1 : 0, chances: 1 }),
  };
}

/** What a command is to measure: the hazard of the floors of `--on`, else the share of runs won. */
export function measureOf(on: readonly number[] | undefined): Measure {
  return on === undefined ? WON : hazardOf(on[0] ?? 1, on.at(-1) ?? 1);
}
