import type { JSX } from 'preact';
import { useEffect, useMemo, useReducer } from 'preact/hooks';
import { draftInUse } from '../runs/packsInUse';
import '../runs/runs.css';
import '../tables.css';
import '../tune/tune.css';
import { factorsOf } from '../tune/questions';
import { tuneRoomOf } from '../tune/tuneRoomOf';
import type { Shop } from '../Shop';
import { say } from '../words';
import { TuneActions } from './TuneActions';
import { TuneEffects } from './TuneEffects';
import { TuneResult } from './TuneResult';
import { TuneRows } from './TuneRows';
import { TuneSetup } from './TuneSetup';
import { TuneTarget } from './TuneTarget';
import { TuneWish } from './TuneWish';

/** The room of tuning: which rows matter, and which values of theirs bring floors to a target. */
export function TuneView({ shop }: { readonly shop: Shop }): JSX.Element {
  const room = tuneRoomOf(shop);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => room.onChange(() => { redraw(undefined); }), [room]);
  const { part, settings: { rows, only } } = room;
  const draft = draftInUse(shop.draft);
  const version = draft?.content.version;
  const count = useMemo(() => {
    try {
      return draft ? factorsOf(draft.pack, { rows, only }).length : 0;
    } catch {
      return 0;
    }
  }, [version, rows, only]);
  return (
    <div class="runs tune">
      <div class="tune-asks">
        <TuneWish shop={shop} room={room} />
        <div class="shop-row" role="group" aria-label={say('shop.tune.parts')}>
          {(['screen', 'tune'] as const).map((each) => (
            <button key={each} type="button" class="secondary" aria-pressed={each === part} onClick={() => { room.show(each); }}>
              {say(`shop.tune.part.${each}`)}
            </button>
          ))}
        </div>
        {!draft && <p class="hint">{say('shop.floor.nothing')}</p>}
        {part === 'tune' && <TuneTarget shop={shop} room={room} />}
        {draft && <TuneRows key={part} room={room} pack={draft} count={count} />}
        <TuneSetup room={room} />
      </div>
      <div class="tune-does">
        <TuneActions shop={shop} room={room} kind={part} count={count} />
        {part === 'screen' ? <TuneEffects shop={shop} room={room} /> : <TuneResult shop={shop} room={room} />}
      </div>
    </div>
  );
}
