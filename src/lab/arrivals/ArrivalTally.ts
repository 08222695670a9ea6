import * as v from 'valibot';
import { type Arrival, arrivalSchema } from './Arrival';

/** Arrivals that are wanted of each floor, and the runs that are played for them at most. */
export const WANTED = 24;
export const MOST_RUNS = 96;

/** The first of their seeds, which no tuning uses. */
export const FIRST_SEED = 700_001;

/** Adds up the arrivals on some floors as runs come there, in the order of their seeds. */
export class ArrivalTally {
  readonly byFloor: ReadonlyMap<number, readonly Arrival[]>;
  /** How many runs were played for them. */
  runs = 0;
  private readonly found: Map<number, Arrival[]>;

  constructor(floors: readonly number[]) {
    this.byFloor = this.found = new Map(floors.map((floor) => [floor, []]));
  }

  /** The deepest floor that too few have come to; null once there are enough on all, or `MOST_RUNS` are played. */
  get due(): number | null {
    const missing = [...this.found].filter(([, there]) => there.length < WANTED).map(([floor]) => floor);
    return missing.length === 0 || this.runs >= MOST_RUNS ? null : Math.max(...missing);
  }

  /** Adds the arrivals of one more run, by floor. */
  add(came: ReadonlyMap<number, Arrival>): void {
    this.runs++;
    for (const [floor, there] of this.found) {
      const arrival = came.get(floor);
      // As it is once it was read, so that its checksum is the same.
      if (arrival && there.length < WANTED) there.push(v.parse(arrivalSchema, arrival));
    }
  }
}
