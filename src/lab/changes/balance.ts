import type { RunRecord } from '../runs/RunRecord';
import { intervalsTogether } from '../statistics/intervals';
import { PairedRatios } from '../statistics/ratio';
import { changeOf, type Change } from './diff';
import { hazardOf, passedOf, type Measure } from './measure';

/** `unknown`: too few came there. */
export type Standing = 'inside' | 'above' | 'below' | 'unknown';

/** A measure before and after a change, and where it stands to its band. */
export interface Balanced extends Change {
  readonly measure: Measure;
  /** Around what it was: a change that stays in there may be chance, or does not matter. */
  readonly band: { readonly low: number; readonly high: number };
  readonly standing: Standing;
}

/**
 * What a change does to a floor: to its hazard, and to the share of all runs that pass it, in which small changes of many floors add up.
 * On the last floor that is the runs won. The intervals of all hazards hold together in 95 of 100 cases, and so do those of all shares.
 */
export interface FloorBalance {
  readonly floor: number;
  readonly hazard: Balanced;
  readonly passed: Balanced;
}

/** Fewer chances on either side say nothing. */
const LEAST = 20;

/**
 * Compares runs before and after a change, of the same seeds in the same order. A measure has left its band where the interval of its
 * difference lies wholly outside.
 * @param within how far the bands go to both sides
 */
export function balanceOf(
  before: readonly RunRecord[], after: readonly RunRecord[], { floors, within }: { readonly floors: number; readonly within: number },
): FloorBalance[] {
  const numbers = Array.from({ length: floors }, (_, index) => index + 1);
  const balanced = (measures: readonly Measure[]): Balanced[] => {
    const ratios = measures.map(({ of }) => {
      const pairs = new PairedRatios();
      before.forEach((record, at) => { pairs.add(of(record), of(after[at] as RunRecord)); });
      return pairs;
    });
    const intervals = intervalsTogether(ratios.map((pairs) => pairs.difference()));
    return measures.map((measure, at) => {
      const change = changeOf(ratios[at] as PairedRatios, intervals[at] as (typeof intervals)[number]);
      const band = { low: Math.max(0, change.one - within), high: Math.min(1, change.one + within) };
      return { ...change, measure, band, standing: standingOf(change, within) };
    });
  };
  const hazards = balanced(numbers.map((floor) => hazardOf(floor, floor)));
  const passed = balanced(numbers.map(passedOf));
  return numbers.map((floor, at) => ({ floor, hazard: hazards[at] as Balanced, passed: passed[at] as Balanced }));
}

function standingOf({ n, low, high }: Change, within: number): Standing {
  if (Math.min(...n) < LEAST) return 'unknown';
  if (low > within) return 'above';
  return high < -within ? 'below' : 'inside';
}

/** What has left its band on some floors. */
export function outsideOf(floors: readonly FloorBalance[]): Balanced[] {
  return floors.flatMap(({ hazard, passed }) => [hazard, passed]).filter(({ standing }) => standing === 'above' || standing === 'below');
}
