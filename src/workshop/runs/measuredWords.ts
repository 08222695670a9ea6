import { points } from '../../lab/curve/words';
import { say } from '../words';
import { type Beside, FEWEST } from './Beside';
import { shownRange } from './shownNumbers';
import { comparedOf } from './verdictWords';

/** What pairs of runs measure on both sides, with the interval of the difference; only where they are enough to leave anything out. */
export function differenceIn({ asked, found: { change, pairs } }: Beside): string {
  const measure = comparedOf(asked);
  const isKnown = pairs >= FEWEST && (change.low > -1 || change.high < 1);
  if (!isKnown) return say('shop.runs.verdict.few', { measure });
  return say('shop.runs.verdict.measured', { measure, one: points(change.one), other: points(change.other), pairs, ...shownRange(change) });
}
