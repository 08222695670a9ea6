import type { JSX } from 'preact';
import type { Effect } from '../../lab/changes/screening';
import { points, signed } from '../../lab/curve/words';
import { type Path, tablesOf } from '../draft/writtenPack';
import { shownRange } from '../runs/shownNumbers';
import { comparedOf } from '../runs/verdictWords';
import { findCurves, placeAt } from '../tables/finding';
import { fullName, pathOf } from '../tune/naming';
import { say } from '../words';
import type { TuneProps } from '../tune/tuneRoomOf';

/** What a screening found: the effect of each row as a bar with its interval, and in figures. */
export function TuneEffects({ shop, room }: TuneProps): JSX.Element | null {
  const study = room.study('screen');
  const screened = study?.found.screened;
  if (!study || !screened) return null;
  const { effects, mean } = screened;
  const sure = effects.filter(isSure);
  const { written } = shop.draft;
  const places = written ? findCurves(tablesOf(written)) : [];
  const most = Math.max(0.001, ...effects.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]).filter(Number.isFinite));
  const take = (): void => {
    room.set({ rows: sure.map(({ factor }) => pathOf(factor).join('.')) });
    room.show('tune');
  };
  const head = ['row', 'effect', 'interval', 'sure'] as const;
  return (
    <section class="shop-box">
      <h2>{say('shop.tune.effects')}</h2>
      <p class="hint">
        {say('shop.tune.effects.of', { measure: comparedOf(study.settings), percent: study.settings.by, mean: points(mean) })}
      </p>
      <p class="tune-legend">
        {(['harder', 'easier', 'unsure'] as const).map((each) => (
          <span key={each} class={`is-${each}`}>{say(`shop.tune.effects.${each}`)}</span>
        ))}
      </p>
      <div class="shop-row">
        <button type="button" class="secondary" disabled={sure.length === 0 || room.isPlaying} onClick={take}>
          {say('shop.tune.effects.take')}
        </button>
      </div>
      <div class="runs-table" role="region" aria-label={say('shop.tune.effects')} tabIndex={0}>
        <table class="tune-effects">
          <thead>
            <tr>
              {head.map((each, at) => (
                <th key={each} scope="col" class={at === 0 ? 'is-words' : ''} colSpan={each === 'effect' ? 2 : 1}>
                  {say(`shop.tune.effects.${each}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {effects.map((effect) => {
              const path = pathOf(effect.factor);
              const isThere = placeAt(places, path) !== null || isOfBreed(path);
              const seek = isThere ? () => { shop.seek(path, isOfBreed(path) ? 'rows' : 'tables'); } : null;
              return <EffectRow key={effect.factor} effect={effect} most={most} isWon={study.settings.compared === 'won'} onSeek={seek} />;
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Whether it is a number of a monster, which the room of rows has. */
function isOfBreed([table]: Path): boolean {
  return table === 'breeds';
}

function isSure({ low, high }: Effect): boolean {
  return low > 0 || high < 0;
}

interface EffectRowProps {
  readonly effect: Effect;
  /** The value at the ends of the bars' room. */
  readonly most: number;
  /** Whether more of it is easier. */
  readonly isWon: boolean;
  /** Null where no room has such a row. */
  readonly onSeek: (() => void) | null;
}

function EffectRow({ effect, most, isWon, onSeek }: EffectRowProps): JSX.Element {
  const { factor, value, low, high } = effect;
  const name = fullName(factor);
  const look = !isSure(effect) ? 'is-unsure' : (value > 0) === isWon ? 'is-easier' : 'is-harder';
  const across = (at: number): number => 100 + 96 * Math.max(-1, Math.min(1, at / most));
  return (
    <tr class={look}>
      <th scope="row" class="is-words">
        {onSeek
          ? <button type="button" class="shop-small" aria-label={say('shop.tune.effects.seek', { name })} onClick={onSeek}>{name}</button>
          : name}
      </th>
      <td class="tune-bar" aria-hidden="true">
        <svg viewBox="0 0 200 16" preserveAspectRatio="none">
          <line x1={100} x2={100} y1={0} y2={16} class="is-zero" />
          <rect x={Math.min(100, across(value))} width={Math.max(0.5, Math.abs(across(value) - 100))} y={3} height={10} />
          <line x1={across(low)} x2={across(high)} y1={8} y2={8} class="is-interval" />
        </svg>
      </td>
      <td>{signed(value)}</td>
      <td>{Number.isFinite(low) ? say('shop.tables.span', shownRange({ low, high })) : '–'}</td>
      <td>{isSure(effect) ? say('shop.tune.effects.yes') : ''}</td>
    </tr>
  );
}
