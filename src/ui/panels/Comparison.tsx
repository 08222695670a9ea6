import type { JSX } from 'preact';
import { text } from '../../keep/text';
import { STAT_SPRITES, type WearView, type WornNumber } from '../views/wearView';
import { Sprite } from './Sprite';

/** An item's stats, and with arrows how equipping it would change the player's: short, for a line of a list. */
export function Numbers({ wear: { numbers } }: { wear: WearView }): JSX.Element {
  return (
    <span class="numbers">
      {numbers.map(({ stat, n, by }) => (
        <span key={stat} class="number">
          <Sprite name={STAT_SPRITES[stat]} scale={1} /><span class="read">{text(`ui.stat.${stat}`)} </span>{n}
          {by !== null && by !== 0 && <By by={by} />}
        </span>
      ))}
    </span>
  );
}

/** The changes of stats as a sentence, with the item it is compared to. */
export function Comparison({ wear: { numbers, against } }: { wear: WearView }): JSX.Element | null {
  const changes = numbers.filter(({ by }) => by !== null);
  if (changes.length === 0) return null;
  return (
    <p class="comparison">
      {text(against === null ? 'ui.compare.nothing' : 'ui.compare', { item: against ?? '' })}{' '}
      {changes.map((number) => <Change key={number.stat} number={number} />)}
    </p>
  );
}

function Change({ number: { stat, by } }: { number: WornNumber }): JSX.Element {
  return <span class="change"><By by={by ?? 0} /> {text(`ui.stat.${stat}`)}</span>;
}

/** More or less: by sign and arrow, and by colour. */
function By({ by }: { by: number }): JSX.Element {
  const look = by > 0 ? 'more' : by < 0 ? 'less' : 'alike';
  const sign = { more: `+${by}`, less: `−${-by}`, alike: '±0' }[look];
  const arrow = { more: '▲', less: '▼', alike: '' }[look];
  return <span class={`by by-${look}`}><span class="arrow" aria-hidden="true">{arrow}</span>{sign}</span>;
}
