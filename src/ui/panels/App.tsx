import type { JSX } from 'preact';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import type * as parts from './parts';
import { Title } from './Title';
import { TitleScene } from './TitleScene';
import { Speaker } from './Speaker';
import { Sheet, type SpriteSheet } from './spriteSheet';

/** The panels beyond the title. */
export type Parts = typeof parts;

interface AppProps {
  readonly session: Session;
  /** Null until it is loaded. */
  readonly sheet: SpriteSheet | null;
  /** Null until they are loaded. */
  readonly parts: Parts | null;
}

/** All HTML of the interface: the run's state and log, and above them the dialog of the topmost mode. */
export function App({ session, sheet, parts }: AppProps): JSX.Element {
  const { game, modes: { top } } = session;
  const isLoading = session.isWaiting || (parts === null && !['newRun', 'opening'].includes(top.kind));
  const shown = isLoading ? null : parts;
  return (
    <Sheet.Provider value={sheet}>
      <Speaker session={session} isQuiet={isLoading} />
      {isLoading && <p class="loading" role="status">{text('ui.loading')}</p>}
      {parts && game && <parts.Play game={game} session={session} />}
      {isOnTitle(session) && <TitleScene isWhole={parts !== null} />}
      {top.kind === 'newRun' ? <Title mode={top} session={session} /> : shown?.dialogOf(top, session)}
      {shown && game && <shown.HintPanel session={session} />}
      {shown && <shown.Tips />}
    </Sheet.Provider>
  );
}

/** Whether the title's scene is the background: for the title, and for its dialogs while there is no run. */
function isOnTitle({ game, isRunning, modes }: Session): boolean {
  return game === null || (modes.top.kind === 'newRun' && !isRunning);
}
