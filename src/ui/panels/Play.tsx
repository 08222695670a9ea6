import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import { text } from '../../keep/text';
import type { Session } from '../Session';
import { bossView, keepingSign } from '../views/hudView';
import { hereView, logView } from '../views/logView';
import { Actions } from './Actions';
import { Hud } from './Hud';
import { MiniMap } from './MiniMap';
import { ThumbPad } from './ThumbPad';
import { useLater } from './later';

/** The panels in the corners of the map; aiming replaces the action bar. */
export function Play({ game, session }: { game: Game; session: Session }): JSX.Element {
  const mode = session.modes.top;
  const isAiming = mode.kind === 'targeting' || mode.kind === 'look' || mode.kind === 'lastFloor';
  const isWatching = session.screen.mode?.kind === 'watching';
  const later = useLater();
  const settles = session.turns?.unasked.isSettling === true ? ' settling' : '';
  return (
    <div class={(isAiming ? 'play aiming' : isWatching ? 'play watching' : 'play') + settles}>
      <h1 class="spoken">{text('ui.title')}</h1>
      <div class="head">
        <Hud game={game} unsaved={keepingSign(session)} />
        <div class="middle">
          <BossBar game={game} session={session} />
          {mode.kind !== 'newRun' && <Notice session={session} />}
        </div>
        <MiniMap game={game} session={session} />
      </div>
      <div class="foot">
        <Log game={game} session={session} />
        {isWatching && later && <later.WatchPanel session={session} />}
        {isAiming && later && <later.AimPanel mode={mode} game={game} session={session} />}
        {!isAiming && !isWatching && <Actions game={game} session={session} />}
        {!isWatching && <ThumbPad session={session} />}
      </div>
      {later && <later.Tooltip game={game} session={session} />}
    </div>
  );
}

/** The notice outside the log, until it is dismissed; `Speech` reads it aloud, also behind a dialog. */
function Notice({ session }: { session: Session }): JSX.Element | null {
  if (session.notice === null) return null;
  return (
    <div class="notice">
      <p>{session.notice}</p>
      <button type="button" class="close" aria-label={text('ui.notice.close')} onClick={() => { session.tell(null); }}>×</button>
    </div>
  );
}

/** Name and health of each boss in view, and what one has just said. `Speech` announces it as it does all that comes into view or wakes. */
function BossBar({ game, session }: { game: Game; session: Session }): JSX.Element {
  const line = session.bossLines?.lineIn(game);
  return (
    <>
      {bossView(game).map(({ id, name, hp, maxHp }) => (
        <div
          key={id}
          class="boss"
          role="meter"
          aria-label={text('ui.hud.boss', { name })}
          aria-valuemin={0}
          aria-valuemax={maxHp}
          aria-valuenow={hp}
          aria-valuetext={text('ui.hud.healthValue', { hp, maxHp })}
        >
          <span class="boss-name" aria-hidden="true">{name}</span>
          <div class="bar"><div class="bar-fill" style={{ width: `${(100 * hp) / maxHp}%` }} /></div>
        </div>
      ))}
      {line && <p key={line.count} class="boss-line" aria-hidden="true">{line.text}</p>}
    </>
  );
}

/** The number of lines in the corner; narrow screens show the last few of them. */
const LINES = 6;

/** The last lines of the log, the transient message, and what is on the player's tile; `Speaker` reads them aloud. */
function Log({ game, session }: { game: Game; session: Session }): JSX.Element {
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
