import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { points } from '../../lab/curve/words';
import { deepestFloor } from '../../engine/facts/uses';
import { inWords } from '../draft/differenceWords';
import { isSame, valueAt } from '../draft/writtenPack';
import { roomOf } from '../runs/roomOf';
import { shownShare } from '../runs/shownNumbers';
import { bothPacks, proofSettings, standingOf } from '../tune/proof';
import { reachedBy, targetsOf } from '../tune/targets';
import type { Study } from '../tune/TuneRoom';
import { say } from '../words';
import { COLOURS, drawCourses } from '../tune/charting';
import type { Picture } from '../tables/drawing';
import { whereOf } from '../runs/verdictWords';
import { TablesPlot } from './TablesPlot';
import { courseOf, topOf } from './TuneChart';
import type { TuneProps } from '../tune/tuneRoomOf';

/** What a tuning came to, step by step, and at its end the rows to change: to be applied, and to be proved. */
export function TuneResult({ shop, room }: TuneProps): JSX.Element | null {
  const study = room.study('tune');
  if (!study || study.found.rounds.length === 0) return null;
  const { tuned } = study.found;
  return (
    <>
      {tuned && <Outcome shop={shop} room={room} study={study} tuned={tuned} />}
      <Steps study={study} />
    </>
  );
}

type OutcomeProps = TuneProps & { readonly study: Study; readonly tuned: NonNullable<Study['found']['tuned']> };

function Outcome({ shop, room, study, tuned }: OutcomeProps): JSX.Element {
  const { changes, isMet } = tuned;
  const standing = standingOf(shop.draft, study);
  const before = study.pack.pack;
  const stepAt = (at: typeof standing): string => (standing === at ? 'secondary tune-next' : 'secondary');
  const last = shop.draft.sound && deepestFloor(shop.draft.sound.content);
  const apply = (): void => { shop.draft.setAll(changes.filter(({ path, value }) => !isSame(valueAt(before, path), value))); };
  const prove = (): void => {
    const runs = roomOf(shop);
    runs.set(proofSettings(study, room.nextProof));
    room.nextProof = runs.settings.first + runs.settings.count;
    void runs.begin(bothPacks(study));
    shop.show('runs');
  };
  return (
    <section class="shop-box" aria-live="polite" aria-label={say('shop.tune.result')}>
      <h2>{say('shop.tune.result')}</h2>
      <p class={isMet ? 'shop-sound' : 'shop-warnings'}>{say(isMet ? 'shop.tune.result.met' : 'shop.tune.result.missed')}</p>
      <ul class="shop-differences">
        {reachedBy(targetsOf(study.settings), tuned.confirmed).map(({ floor, lost, reached, value, within, isMet: isNear }) => (
          <li key={floor} class={isNear ? 'shop-sound' : 'shop-warnings'}>
            {say('shop.tune.result.reached', {
              measure: say(lost ? 'shop.runs.measure.lost.on' : 'shop.runs.measure.hazard.on', { where: whereOf([floor, floor]) }),
              reached: points(reached), target: points(value), within: points(within),
            })}
          </li>
        ))}
      </ul>
      {changes.length === 0 && isMet && <p>{say('shop.tune.result.none')}</p>}
      <ul class="shop-differences">
        {changes.flatMap(({ path, value }) => inWords({ path, before: valueAt(before, path), after: value }, last)).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {changes.length > 0 && (
        <>
          <div class="shop-row">
            <button type="button" class={stepAt('apart')} disabled={standing !== 'apart'} onClick={apply}>
              {say('shop.tune.result.apply')}
            </button>
            <span class="hint">{say(`shop.tune.result.${standing}`)}</span>
          </div>
          <div class="shop-row">
            <button type="button" class={stepAt('applied')} onClick={prove}>
              {say('shop.tune.result.prove')}
            </button>
            <span class="hint">{say('shop.tune.result.prove.hint')}</span>
          </div>
        </>
      )}
      <BeforeAndAfter study={study} tuned={tuned} />
    </section>
  );
}

/** All floors before and after with their 95 % intervals; the table of the target has the same in figures. */
function BeforeAndAfter({ study, tuned }: Pick<OutcomeProps, 'study' | 'tuned'>): JSX.Element {
  const { settings: { isLost }, found: { rounds } } = study;
  const picture = useMemo((): Picture => {
    const before = rounds[0]?.floors ?? [];
    const floors = before.map(({ floor }) => floor);
    const courses = [courseOf(floors, before, isLost, COLOURS.now), courseOf(floors, tuned.floors, isLost, COLOURS.after)];
    return { floors, top: topOf(courses, isLost ? Infinity : 100), draw: (plot) => { drawCourses(plot, floors, courses); } };
  }, [rounds, tuned, isLost]);
  return (
    <>
      <p class="tune-legend">
        <span class="is-now">{say('shop.tune.target.now')}</span>
        <span class="is-come">{say('shop.tune.target.after')}</span>
      </p>
      <TablesPlot picture={picture} />
    </>
  );
}

/** Every step of the search in figures. */
function Steps({ study }: { readonly study: Study }): JSX.Element {
  const { found: { rounds, tuned }, settings } = study;
  const targets = targetsOf(settings);
  const steps = [
    ...rounds.map(({ round, found }) => ({
      name: round === 0 ? say('shop.tune.rounds.first') : say('shop.tune.rounds.round', { round }), found,
    })),
    ...(tuned ? [
      { name: say('shop.tune.rounds.confirmed'), found: tuned.confirmed },
      { name: say('shop.tune.rounds.second', { bot: settings.second }), found: tuned.others },
    ] : []),
  ];
  return (
    <section class="shop-box">
      <h2>{say('shop.tune.rounds')}</h2>
      <div class="runs-table" role="region" aria-label={say('shop.tune.rounds')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="is-words">{say('shop.tune.rounds.step')}</th>
              {targets.map(({ floor }) => <th key={floor} scope="col">{say('shop.tune.rounds.floor', { floor })}</th>)}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" class="is-words">{say('shop.tune.rounds.target')}</th>
              {targets.map(({ floor, value }) => <td key={floor}>{Math.round(1000 * value) / 10}</td>)}
            </tr>
            {steps.map(({ name, found }) => (
              <tr key={name}>
                <th scope="row" class="is-words">{name}</th>
                {found.map((estimate, at) => <td key={targets[at]?.floor}>{shownShare(estimate)}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
