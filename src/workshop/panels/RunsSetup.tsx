import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { beforeDraft, draftInUse } from '../runs/packsInUse';
import { pickRuns } from '../runs/fileOfRuns';
import type { RunsRoom } from '../runs/RunsRoom';
import { COMPARED, RANGES, type RunSettings } from '../runs/settings';
import type { Shop } from '../Shop';
import { say, type ShopKey } from '../words';
import { BotField, NumberField } from './RunFields';

export interface RoomProps {
  readonly shop: Shop;
  readonly room: RunsRoom;
}

/** What is to be played: seeds, bot and limits, and beside what. */
export function RunsSetup({ shop, room }: RoomProps): JSX.Element {
  const { isPlaying } = room;
  return (
    <section class="shop-box runs-setup" aria-label={say('shop.runs.setup')}>
      <div class="runs-fields">
        <BotField label="shop.runs.bot" value={room.settings.bot} isDisabled={isPlaying} onChange={(bot) => { room.set({ bot }); }} />
        {(['count', 'first', 'from'] as const).map((name) => <Whole key={name} room={room} name={name} />)}
        <Last room={room} />
        {(['turns', 'workers'] as const).map((name) => <Whole key={name} room={room} name={name} />)}
        <Besides shop={shop} room={room} />
      </div>
      <div class="shop-row">
        {isPlaying
          ? <button type="button" class="secondary" onClick={() => { room.stop(); }}>{say('shop.runs.stop')}</button>
          : <Begin shop={shop} room={room} />}
        {room.canGoOn && <button type="button" class="secondary" onClick={() => { room.goOn(); }}>{say('shop.runs.goOn')}</button>}
        <button type="button" class="secondary" disabled={isPlaying} onClick={() => { pickRuns(shop, room); }}>
          {say('shop.runs.open')}
        </button>
        {room.against
          ? (
            <button type="button" class="secondary" onClick={() => { room.compareNoMore(); }}>
              {say('shop.runs.against.end', { name: room.against.name })}
            </button>
          )
          : (
            <button type="button" class="secondary" onClick={() => { pickRuns(shop, room, true); }}>{say('shop.runs.against')}</button>
          )}
        {room.sides.filter(({ done }) => done > 0).map((side) => {
          const save = (): void => { shop.ports.files.save(side.file.name, side.file.text); };
          return (
            <button key={side.name} type="button" class="secondary" onClick={save}>
              {say(room.sides.length > 1 ? 'shop.runs.save.of' : 'shop.runs.save', { name: side.name })}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function Begin({ shop, room }: RoomProps): JSX.Element {
  const draft = draftInUse(shop.draft);
  const begin = (): void => {
    if (!draft) return;
    const before = room.settings.isBeside && !room.against ? beforeDraft(shop.draft, shop.ports.house) : null;
    void room.begin(before ? [before, draft] : [draft]);
  };
  const key = room.sides.length > 0 ? 'shop.runs.again' : 'shop.runs.begin';
  return <button type="button" class="secondary" disabled={!draft} onClick={begin}>{say(key)}</button>;
}

type WholeName = 'count' | 'first' | 'turns' | 'from' | 'workers' | 'detect';

interface WholeProps {
  readonly room: RunsRoom;
  readonly name: WholeName;
  /** Whether it may be changed while runs are played. */
  readonly isFree?: boolean;
}

/** A whole number of the settings. */
function Whole({ room, name, isFree = false }: WholeProps): JSX.Element {
  const [least, most] = RANGES[name];
  const set = (value: number): void => { room.set({ [name]: Math.min(most, Math.max(least, Math.round(value))) }); };
  return (
    <NumberField
      label={`shop.runs.${name}`} range={[least, most]} value={room.settings[name]} isDisabled={room.isPlaying && !isFree}
      onChange={(value) => { if (value !== null) set(value); }}
    />
  );
}

function Last({ room }: Pick<RoomProps, 'room'>): JSX.Element {
  return (
    <NumberField
      label="shop.runs.last" range={RANGES.last} value={room.settings.last} isDisabled={room.isPlaying}
      onChange={(value) => { room.set({ last: value }); }}
    />
  );
}

/** Whether the pack from before is played as well, and what is compared; that may change at any time. */
function Besides({ shop, room }: RoomProps): JSX.Element {
  const id = useId();
  const { isBeside } = room.settings;
  const isCompared = isBeside || room.against !== null;
  return (
    <>
      <div class="runs-field runs-check">
        <input
          id={id} type="checkbox" checked={isBeside} disabled={room.isPlaying}
          onChange={(event) => { room.set({ isBeside: event.currentTarget.checked }); }}
        />
        <label for={id}>{say('shop.runs.beside', { name: draftInUse(shop.draft)?.base ?? say('shop.runs.opened') })}</label>
      </div>
      {isCompared && <Compared room={room} />}
      {isCompared && <Whole room={room} name="detect" isFree />}
    </>
  );
}

/** What is compared, and on which floors. */
function Compared({ room }: Pick<RoomProps, 'room'>): JSX.Element {
  const id = useId();
  const { compared, on: [first, last], from } = room.settings;
  const choose = (next: RunSettings['compared']): void => {
    room.set({ compared: next, ...(compared === 'won' ? { on: [from, from] } : {}) });
  };
  const field = (label: ShopKey, value: number, on: (next: number) => readonly [number, number]): JSX.Element => (
    <NumberField
      label={label} range={RANGES.last} value={value} isDisabled={false}
      onChange={(next) => { room.set({ on: on(next ?? 1) }); }}
    />
  );
  return (
    <>
      <div class="runs-field">
        <label class="label" for={id}>{say('shop.runs.measure')}</label>
        <select id={id} value={compared} onChange={(event) => { choose(event.currentTarget.value as RunSettings['compared']); }}>
          {COMPARED.map((each) => <option key={each} value={each}>{say(`shop.runs.measure.${each}`)}</option>)}
        </select>
      </div>
      {compared !== 'won' && field('shop.runs.on.first', first, (next) => [next, Math.max(next, last)])}
      {compared !== 'won' && field('shop.runs.on.last', last, (next) => [Math.min(first, next), next])}
    </>
  );
}
