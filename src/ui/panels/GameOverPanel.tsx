import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Game } from '../../engine/Game';
import { text, textOf } from '../../keep/text';
import type { Session } from '../Session';
import type { GameOver } from '../modes/GameOver';
import { afterLines, type CarriedView, overView, type OverView, type TriumphView } from '../views/overView';
import type { BlowView, DeathView, PulseView, UnusedView } from '../views/deathView';
import { Dialog, type PanelProps } from './Dialog';
import { MenuChoices } from './DialogParts';
import { Figure } from './HeroPanels';
import { Sprite } from './Sprite';

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
  const height = (now: number): string => `${Math.max(LEAST, (100 * Math.min(now, maxHp)) / maxHp)}%`;
  return (
    <figure class="over-pulse" role="img" aria-label={about}>
      <figcaption aria-hidden="true">{title}</figcaption>
      <div class="over-columns" aria-hidden="true">
        {hp.map((now, turn) => <span key={turn} class={now * 4 <= maxHp ? 'low' : ''} style={{ height: height(now) }} />)}
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
  const label = text(isCopied ? 'ui.over.copied' : 'ui.over.copy');
  return <button type="button" class="secondary copy" aria-live="polite" onClick={copy}>{label}</button>;
}

/** A victory: the hero comes up with the prize, and with it the light. Decoration beside the words. */
function WonScene({ prize, game }: { readonly prize: string; readonly game: Game }): JSX.Element {
  return (
    <div class="won-scene" aria-hidden="true">
      <span class="won-light" />
      <span class="won-hero"><Figure game={game} /></span>
      <span class="won-prize"><Sprite name={prize} scale={3} /></span>
    </div>
  );
}

/** What carried the run, and its score as the sum of its parts. */
function Triumph({ view: { carried, talents, parts } }: { readonly view: TriumphView }): JSX.Element {
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
