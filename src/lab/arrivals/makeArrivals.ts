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

/** The arrivals of some floors, in the order of their seeds, and how many runs were played for them. */
export interface Made {
  readonly byFloor: ReadonlyMap<number, readonly Arrival[]>;
  readonly runs: number;
}

/**
 * Plays the fighter on fixed seeds until enough of its runs have come to each of these floors, or `MOST_RUNS` are played. The same rows
 * give the same arrivals on every machine, whichever other floors are asked for. Takes seconds to minutes.
 * @param onRun told after each run how many were played
 */
export function makeArrivals(content: Content, floors: readonly number[], onRun: (runs: number) => void = () => undefined): Made {
  const byFloor = new Map<number, Arrival[]>(floors.map((floor) => [floor, []]));
  const missing = (): number[] => floors.filter((floor) => (byFloor.get(floor) as Arrival[]).length < WANTED);
  let runs = 0;
  for (let due = missing(); due.length > 0 && runs < MOST_RUNS; due = missing()) {
    const came = arrivalsIn(content, String(FIRST_SEED + runs), Math.max(...due));
    for (const floor of due) {
      const arrival = came.get(floor);
      // As it is once it was read, so that its checksum is the same.
      if (arrival) byFloor.get(floor)?.push(v.parse(arrivalSchema, arrival));
    }
    onRun(++runs);
  }
  return { byFloor, runs };
}

/** The arrivals of one run up to a floor, or as far as its pack lets it come. */
function arrivalsIn(content: Content, seed: string, last: number): ReadonlyMap<number, Arrival> {
  const watch = new ArrivalWatch();
  try {
    playRun(content, { seed, bot: fighter, turns: TURNS, act: watch.act, until: ({ state }) => state.floor >= last });
  } catch (error) {
    if (!(error instanceof PackFailure)) throw error;
  }
  return watch.arrivals;
}
