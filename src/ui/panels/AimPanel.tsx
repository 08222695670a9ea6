import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { LastFloor } from '../modes/LastFloor';
import type { Look } from '../modes/Look';
import type { Targeting } from '../modes/Targeting';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { noticedFrom } from '../views/stealthView';
import { cellView, targetView } from '../views/targetView';
import { CommandButton } from './CommandButton';

interface AimPanelProps {
  readonly mode: Look | Targeting | LastFloor;
  readonly game: Game;
  readonly session: Session;
}

/** What is known of the cell under the map cursor, and what the player can do there. `Speech` reads it aloud. */
export function AimPanel({ mode, game, session }: AimPanelProps): JSX.Element {
  if (mode.kind === 'lastFloor') return <FloorPanel mode={mode} game={game} session={session} />;
  const isLook = mode.kind === 'look';
  const { title, where, lines, tales, error, warning } = isLook
    ? { title: text('ui.look'), error: null, warning: null, ...cellView(game, mode.cursor) }
    : targetView(game, mode.item, mode.cursor);
  return (
    <section class="aim" aria-label={title}>
      <div class="aim-head">
        <h2>{title}</h2>
        {isLook && noticedFrom(game).length > 0 && <p>{text('ui.look.seen')}</p>}
      </div>
      <div class="aim-words" tabIndex={0} role="group" aria-label={title}>
        <p><strong>{where}.</strong> {lines.join(' ')}</p>
        {tales.map((description) => <p key={description} class="tale">{description}</p>)}
        {error !== null && <p class="aim-fault">{error}</p>}
        {warning !== null && <p class="aim-fault">{warning}</p>}
      </div>
      <div class="aim-buttons">
        <CommandButton leavesFocus session={session} commands={[{ do: 'confirm' }]} label={isLook ? 'ui.look.go' : 'ui.target.confirm'} look="primary" />
        <CommandButton leavesFocus session={session} commands={[{ do: 'next', by: 1 }]} label="ui.target.next" />
        {isLook && <CommandButton leavesFocus session={session} commands={[{ do: 'close' }, { do: 'surroundings' }]} label="ui.look.list" />}
        <CommandButton leavesFocus session={session} commands={[{ do: 'close' }]} label={isLook ? 'ui.action.close' : 'ui.target.cancel'} />
      </div>
    </section>
  );
}

/** The last floor of a finished run. */
function FloorPanel({ mode, game, session }: AimPanelProps & { readonly mode: LastFloor }): JSX.Element {
  const title = text(mode.isRevealed ? 'ui.floor.all' : 'ui.floor.title', { floor: game.state.floor });
  const toggle = mode.isRevealed ? 'ui.floor.hide' : 'ui.floor.reveal';
  const { where, lines, tales } = cellView(game, mode.cursor);
  return (
    <section class="aim" aria-label={title}>
      <div class="aim-head"><h2>{title}</h2></div>
      <div class="aim-words" tabIndex={0} role="group" aria-label={title}>
        {mode.isWinding ? <p>{text('ui.loading')}</p> : <p><strong>{where}.</strong> {lines.join(' ')}</p>}
        {!mode.isWinding && tales.map((tale) => <p key={tale} class="tale">{tale}</p>)}
      </div>
      <div class="aim-buttons">
        <CommandButton leavesFocus session={session} commands={[{ do: 'confirm' }]} label={toggle} look="primary" />
        <CommandButton leavesFocus session={session} commands={[{ do: 'next', by: 1 }]} label="ui.target.next" />
        <CommandButton leavesFocus session={session} commands={[{ do: 'close' }]} label="ui.action.close" />
      </div>
    </section>
  );
}
