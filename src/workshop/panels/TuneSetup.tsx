import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { COMPARED, type Compared } from '../runs/settings';
import { TUNE_RANGES } from '../tune/settings';
import type { TuneRoom } from '../tune/TuneRoom';
import { say, type ShopKey } from '../words';
import { BotField, NumberField } from './RunFields';

interface SetupProps {
  readonly room: TuneRoom;
}

const LABELS = {
  first: 'shop.runs.first', each: 'shop.tune.each', measured: 'shop.tune.measured', turns: 'shop.runs.turns', workers: 'shop.runs.workers',
  by: 'shop.tune.by', from: 'shop.runs.from',
} as const satisfies Readonly<Record<string, ShopKey>>;

/** What is played: bots, seeds, floors and limits, and what is looked at. */
export function TuneSetup({ room }: SetupProps): JSX.Element {
  const { part, isPlaying, settings: { bot, second, last } } = room;
  return (
    <section class="shop-box" aria-label={say('shop.tune.setup')}>
      <h2>{say('shop.tune.setup')}</h2>
      <div class="runs-fields">
        {part === 'screen' && <Looked room={room} />}
        <BotField label="shop.runs.bot" value={bot} isDisabled={isPlaying} onChange={(next) => { room.set({ bot: next }); }} />
        {part === 'tune' && (
          <BotField label="shop.tune.second" value={second} isDisabled={isPlaying} onChange={(next) => { room.set({ second: next }); }} />
        )}
        {part === 'screen' && <Whole room={room} name="by" />}
        {(['each', 'first', 'from'] as const).map((name) => <Whole key={name} room={room} name={name} />)}
        <NumberField
          label="shop.runs.last" range={TUNE_RANGES.last} value={last} isDisabled={isPlaying}
          onChange={(next) => { room.set({ last: next }); }}
        />
        {(['turns', 'workers'] as const).map((name) => <Whole key={name} room={room} name={name} />)}
      </div>
    </section>
  );
}

/** A whole number of the settings. */
export function Whole({ room, name }: SetupProps & { readonly name: keyof typeof LABELS }): JSX.Element {
  return (
    <NumberField
      label={LABELS[name]} range={TUNE_RANGES[name]} value={room.settings[name]} isDisabled={room.isPlaying}
      onChange={(next) => { if (next !== null) room.set({ [name]: next }); }}
    />
  );
}

/** What a screening looks at: the runs won, or deaths or the HP lost on some floors. */
function Looked({ room }: SetupProps): JSX.Element {
  const id = useId();
  const { isPlaying, settings: { compared, on: [first, last] } } = room;
  const floor = (label: ShopKey, value: number, on: (next: number) => [number, number]): JSX.Element => (
    <NumberField
      label={label} range={TUNE_RANGES.last} value={value} isDisabled={isPlaying} onChange={(next) => { room.set({ on: on(next ?? 1) }); }}
    />
  );
  return (
    <>
      <div class="runs-field">
        <label class="label" for={id}>{say('shop.runs.measure')}</label>
        <select
          id={id} value={compared} disabled={isPlaying}
          onChange={(event) => { room.set({ compared: event.currentTarget.value as Compared }); }}
        >
          {COMPARED.map((each) => <option key={each} value={each}>{say(`shop.runs.measure.${each}`)}</option>)}
        </select>
      </div>
      {compared !== 'won' && floor('shop.runs.on.first', first, (next) => [next, Math.max(next, last)])}
      {compared !== 'won' && floor('shop.runs.on.last', last, (next) => [Math.min(first, next), next])}
    </>
  );
}
