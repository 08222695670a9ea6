import type { JSX } from 'preact';
import type { Mode } from '../Mode';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { Later, type DialogPanels } from './later';
import type * as parts from './parts';
import { Title } from './Title';
import { isOnTitle, TitleScene } from './TitleScene';
import { Speaker } from './Speaker';
import { Sheet, type SpriteSheet } from './spriteSheet';

/** The panels around the map. */
export type Parts = typeof parts;

interface AppProps {
  readonly session: Session;
  /** Null until it is loaded. */
  readonly sheet: SpriteSheet | null;
  /** Null until they are loaded. */
  readonly parts: Parts | null;
  readonly dialogs: DialogPanels | null;
}

/** What needs no dialog. */
const PLAIN: readonly Mode['kind'][] = ['newRun', 'opening', 'playing'];

/** All HTML of the interface: the run's state and log, and above them the dialog of the topmost mode. */
export function App({ session, sheet, parts, dialogs }: AppProps): JSX.Element {
  const { game, modes: { top } } = session;
  const isLoading = session.isWaiting || top.kind === 'coming' || (dialogs === null && !PLAIN.includes(top.kind));
  const shown = isLoading ? null : parts;
  return (
    <Sheet.Provider value={sheet}>
      <Later.Provider value={dialogs}>
        <Speaker session={session} isQuiet={isLoading} make={parts?.Speech ?? null} />
        {isLoading && <p class="loading" role="status">{text('ui.loading')}</p>}
        {parts && game && <parts.Play game={game} session={session} />}
        {isOnTitle(session) && <TitleScene isWhole={parts !== null} />}
        {top.kind === 'newRun' ? <Title mode={top} session={session} /> : !isLoading && dialogs?.dialogOf(top, session)}
        {shown && game && <shown.HintPanel session={session} />}
        {shown && <shown.Tips />}
      </Later.Provider>
    </Sheet.Provider>
  );
}
