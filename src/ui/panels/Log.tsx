import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Session } from '../Session';
import { text } from '../text';
import { hereView } from '../views/hereView';
import { counted, logView } from '../views/logView';

/** How many lines lie in the corner; narrow screens show the last few of them. */
const LINES = 6;

/** The last lines of the log, the refusal of the last deed, and what lies underfoot: read aloud as they come. */
export function Log({ game, session }: { game: Game; session: Session }): JSX.Element {
  const { log } = game.state;
  const first = Math.max(0, log.length - LINES);
  const { refusal } = session;
  return (
    <section class="log" role="log" aria-live="polite" aria-label={text('ui.log')}>
      <ol class="lines">
        {logView(log, LINES).map((line, index) => (
          <li key={first + index} class={`tone-${line.tone}`}>{line.text}</li>
        ))}
        {refusal && <li key={`refusal ${refusal.count}`} class="tone-impossible passing">{counted(refusal.text, 1)}</li>}
      </ol>
      <Here game={game} />
    </section>
  );
}

function Here({ game }: { game: Game }): JSX.Element | null {
  const { item, hasStairs } = hereView(game);
  if (item === null && !hasStairs) return null;
  return (
    <p class="here">
      {item === null ? text('ui.here.stairs') : text('ui.here.item', { item })}
    </p>
  );
}
