import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { keepingSign } from '../views/keepingView';
import { Actions } from './Actions';
import { BossBar } from './BossBar';
import { Hud } from './Hud';
import { useLater } from './later';
import { Log } from './Log';
import { MiniMap } from './MiniMap';
import { Notice } from './Notice';
import { ThumbPad } from './ThumbPad';

/** The panels in the corners of the map; aiming replaces the action bar. */
export function Play({ game, session }: { game: Game; session: Session }): JSX.Element {
  const mode = session.modes.top;
  const isAiming = mode.kind === 'targeting' || mode.kind === 'look' || mode.kind === 'lastFloor';
  const watched = session.screen.mode;
  const later = useLater();
  const settles = session.turns?.unasked.isSettling === true ? ' settling' : '';
  return (
    <div class={(isAiming ? 'play aiming' : watched ? 'play watching' : 'play') + settles}>
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
        {watched && later && <later.WatchPanel mode={watched} session={session} />}
        {isAiming && later && <later.AimPanel mode={mode} game={game} session={session} />}
        {!isAiming && !watched && <Actions game={game} session={session} />}
        {!watched && <ThumbPad session={session} />}
      </div>
      {later && <later.Tooltip game={game} session={session} />}
    </div>
  );
}
