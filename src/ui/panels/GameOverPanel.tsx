import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameOver } from '../modes/GameOver';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { overView, type OverView } from '../views/overView';
import { MenuChoices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

/** How the run ended. No button has the focus at first, so that the last keys of a fight don't start another run. */
export function GameOverPanel({ mode, session }: PanelProps<GameOver>): JSX.Element {
  const view = session.game ? overView(session.game) : null;
  const hasWon = view?.kind === 'won';
  return (
    <Dialog title={text(hasWon ? 'ui.won' : 'ui.over')} class={hasWon ? 'won' : 'over'}>
      {view && <End view={view} session={session} />}
      <MenuChoices mode={mode} session={session} takesFocus={false} />
      {mode.replay === null && <p class="hint">{text('ui.over.noReplay')}</p>}
    </Dialog>
  );
}

function End({ view: { sprite, cause, when, score, facts, bag, pack, seed }, session }: { view: OverView; session: Session }): JSX.Element {
  return (
    <>
      <div class="over-sign"><Sprite name={sprite} scale={6} /></div>
      <p class="over-cause">{cause}</p>
      <p>{when}</p>
      {score && <p class="over-score">{text('ui.over.score', score)}</p>}
      <dl class="over-facts">
        {facts.map(({ label, value }) => <div key={label}><dt class="label">{label}</dt><dd>{value}</dd></div>)}
      </dl>
      {bag.length > 0 && (
        <ul class="over-bag" aria-label={text('ui.over.bag')}>
          {bag.map(({ key, name, sprite: thing, count }) => (
            <li key={key} tabIndex={0} data-tip={name}>
              <Sprite name={thing} /><span class="read">{name}</span>{count > 1 && <span class="quick-count">{count}</span>}
            </li>
          ))}
        </ul>
      )}
      <div class="over-seed">
        <p class="run-name"><span class="run-fact">{pack}</span><span class="label">{text('ui.hud.seed')}</span> {seed}</p>
        <CopySeed seed={seed} session={session} />
      </div>
    </>
  );
}

/** Copies the seed; where the browser forbids that, the player can still read it. */
function CopySeed({ seed, session }: { seed: string; session: Session }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => { void session.ports.files?.copy(seed).then(setCopied); };
  return <button type="button" class="secondary copy" aria-live="polite" onClick={copy}>{text(isCopied ? 'ui.over.copied' : 'ui.over.copy')}</button>;
}
