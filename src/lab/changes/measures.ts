import { UsageError } from '../failures';
import { COLUMNS, deepestOf, type Fate, firstFloorOf } from '../runs/RunRecord';
import type { Count } from '../statistics/sequential';

/** What is measured of runs as a ratio: those won of all runs; or deaths on some floors, or the HP lost there, over arrivals there. */
export interface Measure {
  /** Its name in a sentence, and what more of it is. */
  readonly name: string;
  readonly more: string;
  readonly less: string;
  readonly of: (run: Fate) => Count;
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
    name: `hazard of ${floorsNamed(first, last)}`,
    more: 'harder',
    less: 'easier',
    of: (record) => ({
      events: record.end === 'died' && endFloorOf(record) >= first && endFloorOf(record) <= last ? 1 : 0,
      chances: arrivalsOn(record, first, last),
    }),
  };
}

const LOST = COLUMNS.indexOf('lost');

/** The HP lost on each of some floors, as a share of full HP: it tells of floors on which hardly anybody dies. */
export function lostOn(first: number, last: number): Measure {
  return {
    name: `HP lost on ${floorsNamed(first, last)}`,
    more: 'harder',
    less: 'easier',
    of: (record) => {
      const begun = firstFloorOf(record);
      const rows = record.floors.slice(Math.max(0, first - begun), Math.max(0, last - begun + 1));
      return { events: rows.reduce((sum, row) => sum + (row[LOST] ?? 0) / 100, 0), chances: arrivalsOn(record, first, last) };
    },
  };
}

function floorsNamed(first: number, last: number): string {
  return first === last ? `floor ${first}` : `floors ${first}-${last}`;
}

/** On how many of some floors a run arrived. */
function arrivalsOn(record: Fate, first: number, last: number): number {
  return Math.max(0, Math.min(last, deepestOf(record)) - Math.max(first, firstFloorOf(record)) + 1);
}

/** The floor on which a run ended; above the one that it began on, that. */
function endFloorOf(record: Fate): number {
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

/** What a command is asked to measure: the runs won; or the hazard of the floors of `--on`, or with `--lost` the HP lost there. */
export interface Asked {
  readonly on?: readonly number[] | undefined;
  readonly lost?: true | undefined;
  readonly fromFloor?: number | undefined;
}

/** The measure that is asked for; none of the runs may begin below its floors. */
export function measureOf({ on, lost, fromFloor = 1 }: Asked): Measure {
  if (on === undefined) {
    if (lost) throw new UsageError('--lost is about some floors: say which with --on.');
    return WON;
  }
  const [first = 1] = on;
  refuseAbove('--on', first, fromFloor);
  return (lost ? lostOn : hazardOf)(first, on.at(-1) ?? first);
}

/** Refuses a floor above the one that the runs begin on. */
export function refuseAbove(what: string, floor: number, from: number): void {
  if (floor < from) throw new UsageError(`${what} is about floor ${floor}, and the runs begin on floor ${from}.`);
}
