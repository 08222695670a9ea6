import type { JSX } from 'preact';
import type { GameOver } from '../modes/GameOver';
import type { Session } from '../Session';
import { text } from '../text';
import { overView } from '../views/overView';
import { Choices } from './Choices';
import { Dialog } from './Dialog';
import { Sprite } from './Sprite';

/** How the run ended. No button has the focus at first, so that the last keys of a fight do not start another run. */
export function GameOverPanel({ mode, session }: { mode: GameOver; session: Session }): JSX.Element {
  const view = session.game ? overView(session.game) : null;
  const lines = mode.choices.map(({ label }) => ({ key: label, content: text(label) }));
  const hasWon = view?.kind === 'won';
  return (
    <Dialog title={text(hasWon ? 'ui.won' : 'ui.over')} class={hasWon ? 'won' : 'over'}>
      <Sprite name={hasWon ? 'ui/trophy' : 'ui/skull'} scale={4} class="over-sign" />
      <p class="over-cause">{view?.cause}</p>
      <p>{view?.when}</p>
      {view?.score && <p class="over-score">{text('ui.over.score', view.score)}</p>}
      <p class="run-name">{view?.pack} <span class="run-fact"><span class="label">{text('ui.hud.seed')}</span> {view?.seed}</span></p>
      <Choices session={session} cursor={mode.cursor} lines={lines} takesFocus={false} />
    </Dialog>
  );
}
