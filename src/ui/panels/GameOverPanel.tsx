import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameOver } from '../modes/GameOver';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { afterLines } from '../views/afterView';
import type { BlowView, DeathView, PulseView, UnusedView } from '../views/deathView';
import { overView, type OverView } from '../views/overView';
import { MenuChoices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';
import { Triumph, WonScene } from './Triumph';

/** The choices that stay in view. */
const FIRST = 3;

/** How the run ended. No button has the focus at first, so that the last keys of a fight don't start another run. */
export function GameOverPanel({ mode, session }: PanelProps<GameOver>): JSX.Element {
  const view = session.game ? overView(session.game) : null;
  const hasWon = view?.kind === 'won';
  return (
    <Dialog title={text(hasWon ? 'ui.won' : 'ui.over')} class={hasWon ? 'won' : 'over'}>
      {/* Read aloud with all the rest, after what the log says of the death. */}
      {view && <p>{[view.cause, view.end?.stood ?? ''].join(' ').trim()}</p>}
      {view && !view.triumph && <div class="over-sign"><Sprite name={view.sprite} scale={6} /></div>}
      {view?.triumph && session.game && <WonScene prize={view.triumph.prize} game={session.game} />}
      <div class="over-body">
        {view?.end && <Account end={view.end} />}
        {view?.triumph && <Triumph view={view.triumph} />}
        {view && <Sum view={view} lines={afterLines(session, mode.best)} />}
      </div>
      {view && <Facts facts={view.facts} />}
      <MenuChoices mode={mode} session={session} takesFocus={false} to={FIRST} class="over-first" />
      <MenuChoices mode={mode} session={session} takesFocus={false} from={FIRST} class="over-more" />
      {view && <Seed view={view} session={session} />}
      {mode.replay === null && <p class="hint">{text('ui.over.noReplay')}</p>}
    </Dialog>
  );
}

/** What was left to do, what hurt, and how it went. */
function Account({ end: { unused, spare, stayed, blows, blowsTitle, pulse, stairs } }: { readonly end: DeathView }): JSX.Element {
  return (
    <>
      <section class="over-part over-unused">
        <h3>{text('ui.over.unused')}</h3>
        <ul role="list">
          {unused.map((thing) => <Unused key={thing.key} thing={thing} />)}
          {spare.map((line) => <li key={line}>{line}</li>)}
        </ul>
      </section>
      <section class="over-part over-hits">
        {blows.length > 0 && <h3>{blowsTitle}</h3>}
        {blows.length > 0 && <ul role="list">{blows.map((blow) => <Blow key={blow.key} blow={blow} />)}</ul>}
        {pulse && <Pulse pulse={pulse} />}
        {stayed !== null && <p>{stayed}</p>}
        <p>{stairs}</p>
      </section>
    </>
  );
}

function Unused({ thing: { sprite, name, does } }: { readonly thing: UnusedView }): JSX.Element {
  return <li class="over-thing"><Sprite name={sprite} /><span><strong>{name}:</strong> {does}</span></li>;
}

function Blow({ blow: { sprite, name, count, damage } }: { readonly blow: BlowView }): JSX.Element {
  return (
    <li class="over-thing">
      <Sprite name={sprite} scale={1} /><span class="over-name">{name}{count > 1 && ` ×${count}`}</span><b>−{damage}</b>
    </li>
  );
}

/** The height of a column without HP, in percent. */
const LEAST = 2;

/** HP turn by turn: a column for each, and all of it in words. */
function Pulse({ pulse: { hp, maxHp, title, about } }: { readonly pulse: PulseView }): JSX.Element {
  return (
    <figure class="over-pulse" role="img" aria-label={about}>
      <figcaption aria-hidden="true">{title}</figcaption>
      <div class="over-columns" aria-hidden="true">
        {hp.map((now, turn) => (
          <span key={turn} class={now * 4 <= maxHp ? 'low' : ''} style={{ height: `${Math.max(LEAST, (100 * Math.min(now, maxHp)) / maxHp)}%` }} />
        ))}
      </div>
    </figure>
  );
}

function Sum({ view: { score, triumph }, lines }: { readonly view: OverView; readonly lines: readonly string[] }): JSX.Element {
  return (
    <section class="over-part over-sum">
      {score && !triumph && <p class="over-score">{score}</p>}
      {lines.map((line) => <p key={line}>{line}</p>)}
    </section>
  );
}

function Facts({ facts }: Pick<OverView, 'facts'>): JSX.Element {
  return (
    <dl class="over-facts">
      {facts.map(({ label, value }) => <div key={label}><dt class="label">{label}</dt><dd>{value}</dd></div>)}
    </dl>
  );
}

function Seed({ view: { pack, seed }, session }: { readonly view: OverView; readonly session: Session }): JSX.Element {
  return (
    <div class="over-seed">
      <p class="run-name"><span class="run-fact">{pack}</span><span class="label">{text('ui.hud.seed')}</span> {seed}</p>
      <CopySeed seed={seed} session={session} />
    </div>
  );
}

/** Copies the seed; where the browser forbids that, the player can still read it. */
function CopySeed({ seed, session }: { seed: string; session: Session }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => { void session.ports.files?.copy(seed).then(setCopied); };
  return <button type="button" class="secondary copy" aria-live="polite" onClick={copy}>{text(isCopied ? 'ui.over.copied' : 'ui.over.copy')}</button>;
}
