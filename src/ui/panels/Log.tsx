import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { hereView } from '../views/hereView';
import { logView } from '../views/logView';

/** The number of lines in the corner; narrow screens show the last few of them. */
const LINES = 6;

/** The last lines of the log, the transient message, and what is on the player's tile; `Speaker` reads them aloud. */
export function Log({ game, session }: { game: Game; session: Session }): JSX.Element {
  const { passing } = session;
  return (
    <section class="log" role="log" aria-live="off" aria-label={text('ui.log')}>
      <ol class="lines">
        {logView(game, LINES).map((line) => (
          <li key={line.place} class={`tone-${line.tone}`}>{line.text}</li>
        ))}
        {passing && <li key={`passing ${passing.count}`} class={`tone-${passing.tone} passing`}>{passing.text}</li>}
      </ol>
      <Here game={game} />
    </section>
  );
}

function Here({ game }: { game: Game }): JSX.Element | null {
  const { item, stairs } = hereView(game);
  if (item !== null) return <p class="here">{text('ui.here.item', { item })}</p>;
  return stairs === null ? null : <p class="here">{text(`ui.here.stairs.${stairs}`)}</p>;
}
