import * as v from 'valibot';
import type { Content } from '../../engine/content';
import { PackFailure } from '../failures';
import { fighter } from '../fighter';
import { playRun } from '../playRun';
import { type Arrival, arrivalSchema } from './Arrival';
import { ArrivalWatch } from './ArrivalWatch';

/** Arrivals that are wanted of each floor, and the runs that are played for them at most. */
export const WANTED = 24;
export const MOST_RUNS = 96;

/** The first of their seeds, which no tuning uses. */
export const FIRST_SEED = 700_001;

/** The turns after which a run is given up. */
const TURNS = 20_000;

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

/**
 * Plays the fighter on fixed seeds until enough of its runs have come to each of these floors, or `MOST_RUNS` are played. The same rows
 * give the same arrivals on every machine, whichever other floors are asked for. Takes seconds to minutes.
 * @param onRun told after each run how many were played
 */
export function makeArrivals(
  content: Content, floors: readonly number[], onRun: (runs: number) => void = () => undefined,
): Pick<ArrivalTally, 'byFloor' | 'runs'> {
  const tally = new ArrivalTally(floors);
  for (let { due } = tally; due !== null; { due } = tally) {
    tally.add(arrivalsIn(content, String(FIRST_SEED + tally.runs), due));
    onRun(tally.runs);
  }
  return tally;
}

/** The arrivals of one run up to a floor, or as far as its pack lets it come. */
export function arrivalsIn(content: Content, seed: string, last: number): ReadonlyMap<number, Arrival> {
  const watch = new ArrivalWatch();
  try {
    playRun(content, { seed, bot: fighter, turns: TURNS, act: watch.act, until: ({ state }) => state.floor >= last });
  } catch (error) {
    if (!(error instanceof PackFailure)) throw error;
  }
  return watch.arrivals;
}
