import * as v from 'valibot';
import { type Arrival, arrivalSchema } from './Arrival';

/** How many arrivals are wanted of each floor, and how many runs are played for them at most. */
export interface Wanted {
  readonly arrivals: number;
  readonly runs: number;
}

/** What is wanted where they are made as they are asked for. */
export const WANTED = 48;
export const MOST_RUNS = 96;

/** The first of their seeds, which no tuning uses. */
export const FIRST_SEED = 700_001;

/** Adds up the arrivals on some floors as runs come there, in the order of their seeds. */
export class ArrivalTally {
  readonly byFloor: ReadonlyMap<number, readonly Arrival[]>;
  /** How many runs were played for them. */
  runs = 0;
  private readonly found: Map<number, Arrival[]>;

  constructor(floors: readonly number[], private readonly wanted: Wanted = { arrivals: WANTED, runs: MOST_RUNS }) {
    this.byFloor = this.found = new Map(floors.map((floor) => [floor, []]));
  }

  /** The deepest floor that too few have come to; null once there are enough on all, or `MOST_RUNS` are played. */
  get due(): number | null {
    const missing = [...this.found].filter(([, there]) => there.length < this.wanted.arrivals).map(([floor]) => floor);
    return missing.length === 0 || this.runs >= this.wanted.runs ? null : Math.max(...missing);
  }

  /** Adds the arrivals of one more run, by floor. */
  add(came: ReadonlyMap<number, Arrival>): void {
    this.runs++;
    for (const [floor, there] of this.found) {
      const arrival = came.get(floor);
      // As it is once it was read, so that its checksum is the same.
      if (arrival && there.length < this.wanted.arrivals) there.push(v.parse(arrivalSchema, arrival));
    }
  }
}
