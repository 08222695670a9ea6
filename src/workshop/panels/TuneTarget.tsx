import type { JSX } from 'preact';
import { missOf } from '../../lab/changes/search';
import type { FloorFound } from '../../lab/changes/tuning';
import type { Estimate } from '../../lab/statistics/intervals';
import { shownShare } from '../runs/shownNumbers';
import { draftFile } from '../tune/draftFile';
import { isOutdated } from '../tune/proof';
import { measuredOf, smoothed, targetsOf, withTarget } from '../tune/targets';
import type { Study, TuneRoom } from '../tune/TuneRoom';
import { say } from '../words';
import { type Come, TuneChart } from './TuneChart';
import { Whole } from './TuneSetup';
import { TuneProgress } from './TuneStatus';
import { TypedCell } from './TypedCell';
import type { TuneProps } from '../tune/tuneRoomOf';

/** The most floors that the picture has room for. */
const MOST_FLOORS = 60;

/** How near a target that is typed has to be met if nothing else is said. */
const NEAR = 0.03;

/** What is there now and what is wanted, as a picture and as a table, both of which can be changed; and how near a search has come. */
export function TuneTarget({ shop, room }: TuneProps): JSX.Element {
  const { settings: { targets, isLost }, now, isPlaying } = room;
  const known = now?.floors ?? [];
  const floors = floorsOf([...known.map(({ floor }) => floor), ...targets.map(({ floor }) => floor)]);
  const came = comeOf(room.study('tune'));
  const file = draftFile(shop.draft);
  const isOld = now !== null && isOutdated(now.version, shop.draft, room.study('tune'));
  return (
    <section class="shop-box">
      <div class="shop-row">
        <h2>{say('shop.tune.target')}</h2>
        <select
          aria-label={say('shop.tune.target.of')} value={isLost ? 'lost' : 'hazard'} disabled={isPlaying}
          onChange={(event) => { room.set({ isLost: event.currentTarget.value === 'lost', targets: [] }); }}
        >
          {(['hazard', 'lost'] as const).map((each) => <option key={each} value={each}>{say(`shop.tune.target.${each}`)}</option>)}
        </select>
        <button
          type="button" class="secondary" disabled={isPlaying || known.length === 0}
          onClick={() => { room.set({ targets: smoothed(known, isLost) }); }}
        >
          {say('shop.tune.target.smooth')}
        </button>
        <button
          type="button" class="secondary" disabled={isPlaying || targets.length === 0} onClick={() => { room.set({ targets: [] }); }}
        >
          {say('shop.tune.target.clear')}
        </button>
      </div>
      <div class="runs-fields">
        <Whole room={room} name="measured" />
        <button
          type="button" class="secondary" disabled={isPlaying || !file} onClick={() => { if (file) room.begin('measure', file); }}
        >
          {say('shop.tune.measure.begin')}
        </button>
        {known.length === 0 && <span class="hint">{say('shop.tune.measure.hint')}</span>}
        {isOld && <span class="shop-warnings">{say('shop.tune.status.older')}</span>}
      </div>
      {floors.length > 0 && (
        <>
          <p class="hint">{say('shop.tune.target.hint')}</p>
          <TuneChart room={room} floors={floors} known={known} came={came} />
          <TargetTable room={room} floors={floors} known={known} came={came} />
        </>
      )}
      {floors.length === 0 && <TuneProgress shop={shop} room={room} kind="measure" />}
    </section>
  );
}

/** All floors from the first to the last of some. */
function floorsOf(some: readonly number[]): number[] {
  if (some.length === 0) return [];
  const first = Math.min(...some);
  const count = Math.min(MOST_FLOORS, Math.max(...some) - first + 1);
  return Array.from({ length: count }, (_, at) => first + at);
}

function comeOf(study: Study | null): Come | null {
  if (!study) return null;
  const { found: { tuned, rounds }, settings } = study;
  if (tuned) return { isDone: true, floors: tuned.floors };
  const targets = targetsOf(settings);
  const [, ...later] = rounds;
  const best = [...later].sort((a, b) => missOf(a, targets) - missOf(b, targets))[0];
  return best ? { isDone: false, floors: best.floors } : null;
}

interface TableProps {
  readonly room: TuneRoom;
  readonly floors: readonly number[];
  readonly known: readonly FloorFound[];
  readonly came: Come | null;
}

/** The same as the picture in figures, with a cell for each target. */
function TargetTable({ room, floors, known, came }: TableProps): JSX.Element {
  const { settings: { targets, isLost } } = room;
  const shown = (all: readonly FloorFound[], floor: number): string => {
    const found = all.find((each) => each.floor === floor);
    const estimate: Estimate | null = found ? measuredOf(found, isLost) : null;
    return estimate ? shownShare(estimate) : '–';
  };
  const head = ['floor', 'now', 'target', 'within', ...(came ? [came.isDone ? 'after' as const : 'best' as const] : [])] as const;
  return (
    <div class="runs-table" role="region" aria-label={say('shop.tune.target')} tabIndex={0}>
      <table>
        <thead><tr>{head.map((each) => <th key={each} scope="col">{say(`shop.tune.head.${each}`)}</th>)}</tr></thead>
        <tbody>
          {floors.map((floor) => {
            const target = targets.find((each) => each.floor === floor);
            const set = (value: number | null, within: number): void => {
              room.set({ targets: withTarget(targets, floor, value === null ? null : { floor, value, within }) });
            };
            return (
              <tr key={floor}>
                <th scope="row">{floor}</th>
                <td>{shown(known, floor)}</td>
                <td>
                  <TypedCell
                    label={say('shop.tune.target.value', { floor })} text={target ? inPercent(target.value) : ''}
                    onType={(text) => { if (!room.isPlaying) set(readPercent(text, isLost ? 2000 : 100), target?.within ?? NEAR); }}
                  />
                </td>
                <td>
                  {target && (
                    <TypedCell
                      label={say('shop.tune.target.within', { floor })} text={inPercent(target.within)}
                      onType={(text) => { if (!room.isPlaying) set(target.value, readPercent(text, 100) || target.within); }}
                    />
                  )}
                </td>
                {came && <td>{shown(came.floors, floor)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A share in percent as it is typed. */
function inPercent(share: number): string {
  return String(Math.round(1000 * share) / 10);
}

/** What was typed as a share, a comma for a point; null for nothing. */
function readPercent(text: string, most: number): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : Math.max(0, Math.min(most, number)) / 100;
}
