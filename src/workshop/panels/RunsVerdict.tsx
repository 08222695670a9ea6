import type { JSX } from 'preact';
import { pooledHazard, surelyChanged } from '../../lab/changes/DiffTally';
import { points } from '../../lab/curve/words';
import { type Beside, FEWEST } from '../runs/Beside';
import { differenceIn } from '../runs/measuredWords';
import { verdictOf, whereOf } from '../runs/verdictWords';
import { say } from '../words';
import { RunsProof } from './RunsProof';
import type { RoomProps } from './RunsSetup';

/** What pairs of runs on the same seeds say of the change, and how many more they may take. */
export function RunsVerdict({ shop, room, beside }: RoomProps & { readonly beside: Beside }): JSX.Element {
  const { found, left } = beside;
  const [harder, easier] = found.pairs < FEWEST ? [[], []] : [surelyChanged(found, 1), surelyChanged(found, -1)];
  return (
    <section class="shop-box runs-verdict" aria-live="polite" aria-label={say('shop.runs.verdict')}>
      <h2>{found.pairs === 0 ? say('shop.runs.verdict.none') : verdictOf(found, beside.asked.compared, beside.wanted.detect)}</h2>
      {found.pairs > 0 && <p>{differenceIn(beside)}</p>}
      {found.verdict === 'open' && left !== null && room.isPlaying && <p class="hint">{say('shop.runs.verdict.left', { n: left })}</p>}
      {(['harder', 'easier'] as const).flatMap((way) => (way === 'harder' ? harder : easier).map((range) => {
        const [one, other] = pooledHazard(found, range).map(points);
        const where = whereOf([range.first, range.last]);
        return <p key={`${way} ${range.first}`}>{say(`shop.runs.verdict.floor.${way}`, { where, one: one ?? '', other: other ?? '' })}</p>;
      }))}
      <RunsProof shop={shop} room={room} />
    </section>
  );
}
