import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import { text, textOf } from '../../keep/text';
import type { CarriedView, TriumphView } from '../views/triumphView';
import { Figure } from './Figure';
import { Sprite } from './Sprite';

/** A victory: the hero comes up with the prize, and with it the light. Decoration beside the words. */
export function WonScene({ prize, game }: { readonly prize: string; readonly game: Game }): JSX.Element {
  return (
    <div class="won-scene" aria-hidden="true">
      <span class="won-light" />
      <span class="won-hero"><Figure game={game} /></span>
      <span class="won-prize"><Sprite name={prize} scale={3} /></span>
    </div>
  );
}

/** What carried the run, and its score as the sum of its parts. */
export function Triumph({ view: { carried, talents, parts } }: { readonly view: TriumphView }): JSX.Element {
  const number = (n: number): string => textOf({ key: '{n}', params: { n } });
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return (
    <>
      <section class="over-part over-carried">
        {carried.length > 0 && <h3>{text('ui.won.carried')}</h3>}
        <ul role="list">{carried.map((thing) => <Carried key={thing.key} thing={thing} />)}</ul>
      </section>
      <section class="over-part over-hits">
        {parts.length > 0 && <h3>{text('ui.won.score')}</h3>}
        {parts.length > 0 && (
          <dl class="won-parts">
            {parts.map(({ label, points }) => <div key={label}><dt>{label}</dt><dd>{number(points)}</dd></div>)}
            <div class="won-sum"><dt>{text('ui.won.sum')}</dt><dd>{number(sum)}</dd></div>
          </dl>
        )}
        {talents.length > 0 && <p>{text('ui.won.talents', { things: talents.join(', ') })}</p>}
      </section>
    </>
  );
}

function Carried({ thing: { sprite, name, value } }: { readonly thing: CarriedView }): JSX.Element {
  return <li class="over-thing"><Sprite name={sprite} /><span class="over-name">{name}</span><span>{value}</span></li>;
}
