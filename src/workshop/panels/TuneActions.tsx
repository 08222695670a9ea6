import type { JSX } from 'preact';
import { armsFor } from '../../lab/changes/screening';
import { draftFile } from '../tune/draftFile';
import { timeInWords } from '../tune/naming';
import { runsFor } from '../tune/questions';
import type { TuneRoom } from '../tune/TuneRoom';
import { say } from '../words';
import { TuneProgress } from './TuneStatus';
import type { TuneProps } from '../tune/tuneRoomOf';

interface ActionsProps extends TuneProps {
  readonly kind: TuneRoom['part'];
  /** How many rows may change. */
  readonly count: number;
}

/** What it takes, the buttons to begin, stop and go on, and how far it is. */
export function TuneActions({ shop, room, kind, count }: ActionsProps): JSX.Element {
  const file = draftFile(shop.draft);
  const study = room.study(kind);
  const lack = lackOf(room, kind, count);
  return (
    <section class="shop-box" aria-live="polite" aria-label={say(`shop.tune.part.${kind}`)}>
      <p class="hint">{say(`shop.tune.${kind}.hint`)}</p>
      <p>{lack ?? planOf(room, kind, count)}</p>
      <div class="shop-row">
        {room.plays(kind)
          ? <button type="button" class="secondary" onClick={() => { room.stop(); }}>{say('shop.runs.stop')}</button>
          : (
            <button type="button" class="secondary" disabled={!file || lack !== null} onClick={() => { if (file) room.begin(kind, file); }}>
              {say(`shop.tune.${kind}.begin`)}
            </button>
          )}
        {study?.inquiry.canGoOn === true && (
          <button type="button" class="secondary" onClick={() => { room.goOn(kind); }}>{say('shop.runs.goOn')}</button>
        )}
      </div>
      <TuneProgress shop={shop} room={room} kind={kind} />
      {study && room.keeping !== 'kept' && (
        <p class="shop-warnings">{say(room.keeping === 'taken' ? 'shop.tune.status.taken' : 'shop.tune.status.notKept')}</p>
      )}
    </section>
  );
}

/** What is missing before it can begin; null for nothing. */
function lackOf({ settings: { targets } }: TuneRoom, kind: TuneRoom['part'], count: number): string | null {
  if (count === 0) return say('shop.tune.noRows');
  return kind === 'tune' && targets.length === 0 ? say('shop.tune.noTarget') : null;
}

/** How many runs it takes, and how long as far as that is known. */
function planOf({ settings, rate }: TuneRoom, kind: TuneRoom['part'], count: number): string {
  const [least, most] = runsFor(kind, count, settings);
  const plan = kind === 'screen'
    ? say('shop.tune.screen.plan', { n: count, arms: armsFor(count), each: settings.each, all: most })
    : say('shop.tune.tune.plan', { n: count, least, most });
  if (rate === null) return plan;
  const [short, long] = [timeInWords(least / rate), timeInWords(most / rate)];
  const time = short === long ? say('shop.tune.plan.time', { time: long }) : say('shop.tune.plan.times', { least: short, most: long });
  return `${plan} ${time}`;
}
