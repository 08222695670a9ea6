import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { points } from '../../lab/curve/words';
import { TUNE_RANGES } from '../tune/settings';
import type { TuneRoom } from '../tune/TuneRoom';
import { draftFile } from '../tune/draftFile';
import { say } from '../words';
import { NumberField } from './RunFields';
import { whereOf } from '../runs/verdictWords';
import { TuneProgress } from './TuneStatus';
import type { TuneProps } from '../tune/tuneRoomOf';

const SHARES = [10, 25, 50] as const;

/** The plainest wish: one floor easier or harder by a part of what it is. */
export function TuneWish({ shop, room }: TuneProps): JSX.Element {
  const id = useId();
  const [floor, setFloor] = useState(1);
  const [percent, setPercent] = useState<(typeof SHARES)[number]>(10);
  const [isEasier, setIsEasier] = useState(true);
  const file = draftFile(shop.draft);
  const go = (): void => { if (file) room.ask({ floor, share: percent / 100, isEasier }, file); };
  return (
    <section class="shop-box" aria-label={say('shop.tune.wish')}>
      <h2>{say('shop.tune.wish')}</h2>
      <div class="runs-fields">
        <NumberField
          label="shop.tune.wish.floor" range={TUNE_RANGES.from} value={floor} isDisabled={false}
          onChange={(next) => { setFloor(next ?? 1); }}
        />
        <div class="runs-field">
          <label class="label" for={`${id}-by`}>{say('shop.tune.wish.share')}</label>
          <select
            id={`${id}-by`} value={percent}
            onChange={(event) => { setPercent(Number(event.currentTarget.value) as (typeof SHARES)[number]); }}
          >
            {SHARES.map((each) => <option key={each} value={each}>{say(`shop.tune.wish.share.${each}`)}</option>)}
          </select>
        </div>
        <div class="runs-field">
          <label class="label" for={`${id}-way`}>{say('shop.tune.wish.way')}</label>
          <select
            id={`${id}-way`} value={isEasier ? 'easier' : 'harder'}
            onChange={(event) => { setIsEasier(event.currentTarget.value === 'easier'); }}
          >
            {(['easier', 'harder'] as const).map((way) => <option key={way} value={way}>{say(`shop.tune.wish.${way}`)}</option>)}
          </select>
        </div>
        <button type="button" class="secondary" disabled={!file || room.isPlaying} onClick={go}>{say('shop.tune.wish.go')}</button>
      </div>
      <p class="hint">{say('shop.tune.wish.hint')}</p>
      <div aria-live="polite">
        <p class="shop-sound">{grantedOf(room)}</p>
        <TuneProgress shop={shop} room={room} kind="measure" />
        {room.plays('measure') && <button type="button" class="secondary" onClick={() => { room.stop(); }}>{say('shop.runs.stop')}</button>}
      </div>
    </section>
  );
}

/** What became of the wish. */
function grantedOf({ granted }: TuneRoom): string {
  if (!granted) return '';
  const { wish: { floor }, isLost, from, to } = granted;
  if (from === null) return say('shop.tune.wish.none', { floor });
  const measure = say(isLost ? 'shop.runs.measure.lost.on' : 'shop.runs.measure.hazard.on', { where: whereOf([floor, floor]) });
  return say('shop.tune.wish.set', { measure, from: points(from), to: points(to) });
}
