import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { ROW_GROUPS, type RowGroup, rowsIn } from '../../lab/changes/usualRows';
import type { PlayedPack } from '../runs/Side';
import { shortName } from '../tune/naming';
import { chosenRows, endingOf } from '../tune/questions';
import { TUNE_RANGES } from '../tune/settings';
import { mostOf } from '../tune/targets';
import type { TuneRoom } from '../tune/TuneRoom';
import { say } from '../words';
import { NumberField } from './RunFields';

interface RowsProps {
  readonly room: TuneRoom;
  readonly pack: PlayedPack;
  /** How many may change. */
  readonly count: number;
}

/** Which rows may change, by groups; when tuning also how far, and on which floors. */
export function TuneRows({ room, pack, count }: RowsProps): JSX.Element {
  const { settings: { rows, only }, isPlaying } = room;
  const ending = endingOf({ only });
  const groups = useMemo(() => ROW_GROUPS.map((group) => ({
    group, names: rowsIn(pack.pack, group, ending).map(({ path }) => path.join('.')),
  })), [pack.content.version, ending]);
  const chosen = useMemo(() => new Set(chosenRows(pack.pack, { rows, only })), [pack.content.version, rows, only]);
  const choose = (names: readonly string[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const name of names) {
      if (isOn) next.add(name);
      else next.delete(name);
    }
    room.set({ rows: [...next] });
  };
  return (
    <section class="shop-box" aria-label={say('shop.tune.rows')}>
      <div class="shop-row">
        <h2>{say('shop.tune.rows')}</h2>
        <span class="hint">{say('shop.tune.rows.count', { n: count })}</span>
        <button type="button" class="secondary" disabled={isPlaying} onClick={() => { room.set({ rows: null }); }}>
          {say('shop.tune.rows.usual')}
        </button>
        <button type="button" class="secondary" disabled={isPlaying} onClick={() => { room.set({ rows: [] }); }}>
          {say('shop.tune.rows.none')}
        </button>
      </div>
      <Only room={room} />
      {room.part === 'tune' && <p class="hint">{say('shop.tune.rows.most.hint')}</p>}
      <div class="tune-groups">
        {groups.filter(({ names }) => names.length > 0).map((each) => (
          <Group key={each.group} {...each} room={room} chosen={chosen} onChoose={choose} />
        ))}
      </div>
    </section>
  );
}

/** Whether rows change on some floors only. */
function Only({ room }: Pick<RowsProps, 'room'>): JSX.Element {
  const id = useId();
  const { settings: { only, on }, isPlaying } = room;
  const set = (next: [number, number]): void => { room.set({ only: next }); };
  return (
    <div class="runs-fields">
      <div class="runs-field runs-check">
        <input
          id={id} type="checkbox" checked={only !== null} disabled={isPlaying} aria-describedby={`${id}-hint`}
          onChange={(event) => { room.set({ only: event.currentTarget.checked ? on : null }); }}
        />
        <label for={id}>{say('shop.tune.rows.only')}</label>
      </div>
      {only && (
        <>
          <NumberField
            label="shop.tune.rows.only.first" range={TUNE_RANGES.from} value={only[0]} isDisabled={isPlaying}
            onChange={(next) => { set([next ?? 1, Math.max(next ?? 1, only[1])]); }}
          />
          <NumberField
            label="shop.tune.rows.only.last" range={TUNE_RANGES.from} value={only[1]} isDisabled={isPlaying}
            onChange={(next) => { set([Math.min(next ?? 1, only[0]), next ?? 1]); }}
          />
        </>
      )}
      <span id={`${id}-hint`} class="hint">{say('shop.tune.rows.only.hint')}</span>
    </div>
  );
}

interface GroupProps {
  readonly room: TuneRoom;
  readonly group: RowGroup;
  readonly names: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (names: readonly string[], isOn: boolean) => void;
}

/** The rows of a group, closed until one opens it. */
function Group({ room, group, names, chosen, onChoose }: GroupProps): JSX.Element {
  const id = useId();
  const on = names.filter((name) => chosen.has(name)).length;
  const title = say(`shop.tune.group.${group}`);
  return (
    <details class="tune-group">
      <summary>{`${title} (${on}/${names.length})`}</summary>
      <div class="tune-row">
        <input
          id={id} type="checkbox" checked={on === names.length} disabled={room.isPlaying}
          onChange={(event) => { onChoose(names, event.currentTarget.checked); }}
        />
        <label for={id}>{say('shop.tune.rows.all', { group: title })}</label>
      </div>
      {names.map((name) => <Row key={name} room={room} name={name} isOn={chosen.has(name)} onChoose={onChoose} />)}
    </details>
  );
}

function Row({ room, name, isOn, onChoose }: Pick<GroupProps, 'room' | 'onChoose'> & { name: string; isOn: boolean }): JSX.Element {
  const id = useId();
  const { settings, isPlaying, part } = room;
  const shown = shortName(name.split('.'));
  const setMost = (value: number): void => {
    if (value > 1 && value <= 99) room.set({ most: { ...settings.most, [name]: value } });
  };
  return (
    <div class="tune-row">
      <input
        id={id} type="checkbox" checked={isOn} disabled={isPlaying} title={name}
        onChange={(event) => { onChoose([name], event.currentTarget.checked); }}
      />
      <label for={id}>{shown}</label>
      {part === 'tune' && isOn && (
        <span class="tune-most">
          {'× '}
          <input
            type="number" min={1.1} max={99} step={0.1} value={mostOf(settings, name)} disabled={isPlaying}
            aria-label={say('shop.tune.rows.most', { name: shown })}
            onChange={(event) => { setMost(event.currentTarget.valueAsNumber); }}
          />
        </span>
      )}
    </div>
  );
}
