import type { Content } from '../../engine/content';
import { PackFailure } from '../failures';
import { fighter } from '../fighter';
import { type Bot, playRun } from '../playRun';
import type { Arrival } from './Arrival';
import { ArrivalTally, FIRST_SEED, type Wanted } from './ArrivalTally';
import { ArrivalWatch } from './ArrivalWatch';

/** The turns after which a run is given up. */
const TURNS = 20_000;

/** Who plays the runs (the fighter), how many arrivals are wanted, and who is told after each run how many were played. */
interface Making {
  readonly bot?: Bot;
  readonly wanted?: Wanted;
  readonly onRun?: (runs: number) => void;
}

/**
 * Plays on fixed seeds until enough of its runs have come to each of these floors, or as many as there may be are played. The same rows
 * give the same arrivals on every machine, whichever other floors are asked for. Takes seconds to minutes.
 */
export function makeArrivals(
  content: Content, floors: readonly number[], { bot, wanted, onRun }: Making = {},
): Pick<ArrivalTally, 'byFloor' | 'runs'> {
  const tally = new ArrivalTally(floors, wanted);
  for (let { due } = tally; due !== null; { due } = tally) {
    tally.add(arrivalsIn(content, String(FIRST_SEED + tally.runs), due, bot));
    onRun?.(tally.runs);
  }
  return tally;
}

/** The arrivals of one run up to a floor, or as far as its pack lets it come. */
export function arrivalsIn(content: Content, seed: string, last: number, bot: Bot = fighter): ReadonlyMap<number, Arrival> {
  const watch = new ArrivalWatch();
  try {
    playRun(content, { seed, bot, turns: TURNS, act: watch.act, until: ({ state }) => state.floor >= last });
  } catch (error) {
    if (!(error instanceof PackFailure)) throw error;
  }
  return watch.arrivals;
}
