import type { JSX } from 'preact';
import { type Diff, pooledHazard, surelyChanged } from '../../lab/changes/DiffTally';
import { points } from '../../lab/curve/words';
import type { Beside } from '../runs/Beside';
import { shownRange } from '../runs/shownNumbers';
import { comparedOf, verdictOf, whereOf } from '../runs/verdictWords';
import { say } from '../words';

/** What pairs of runs on the same seeds say of the change, and how many more they may take. */
export function RunsVerdict({ beside, isPlaying }: { readonly beside: Beside; readonly isPlaying: boolean }): JSX.Element {
  const { found, left } = beside;
  return (
    <section class="shop-box runs-verdict" aria-live="polite" aria-label={say('shop.runs.verdict')}>
      <h2>{found.pairs === 0 ? say('shop.runs.verdict.none') : verdictOf(found, beside.asked.compared, beside.wanted.detect)}</h2>
      {found.pairs > 0 && <p>{say('shop.runs.verdict.measured', measured(found, beside))}</p>}
      {found.verdict === 'open' && left !== null && isPlaying && <p class="hint">{say('shop.runs.verdict.left', { n: left })}</p>}
      {([1, -1] as const).flatMap((sign) => surelyChanged(found, sign).map((range) => {
        const [one, other] = pooledHazard(found, range).map(points);
        const key = sign === 1 ? 'shop.runs.verdict.floor.harder' : 'shop.runs.verdict.floor.easier';
        const where = whereOf([range.first, range.last]);
        return <p key={`${sign} ${range.first}`}>{say(key, { where, one: one ?? '', other: other ?? '' })}</p>;
      }))}
    </section>
  );
}

function measured({ change, pairs }: Diff, { asked }: Beside): Record<string, string | number> {
  return { measure: comparedOf(asked), one: points(change.one), other: points(change.other), pairs, ...shownRange(change) };
}
