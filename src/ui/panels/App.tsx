import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { text } from '../../keep/text';
import { NewRun } from '../modes/NewRun';
import type { ModeKind } from '../commands';
import type { Session } from '../Session';
import type { Speech } from '../guide/Speech';
import { isOnTitle, Title, TitleScene } from './Title';
import { type DialogPanels, Later } from './later';
import type * as parts from './parts';
import { Sheet, type SpriteSheet } from './Sprite';

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
const PLAIN: readonly ModeKind[] = ['newRun', 'opening', 'playing'];

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
        {top instanceof NewRun ? <Title mode={top} session={session} /> : !isLoading && dialogs?.dialogOf(top, session)}
        {shown && game && <shown.HintPanel session={session} />}
        {shown && <shown.Tips />}
      </Later.Provider>
    </Sheet.Provider>
  );
}

/** Invisible live regions for screen readers, which read urgent lines at once. Nothing new while quiet; null is a page still loading. */
function Speaker({ session, isQuiet, make }: { session: Session; isQuiet: boolean; make: (new () => Speech) | null }): JSX.Element {
  const speech = useRef<Speech | null>(null);
  speech.current ??= make && new make();
  // A fast replay isn't read. The regions stay, since screen readers skip text that arrives with its region.
  const isStill = isQuiet || session.screen.mode?.isFast === true;
  const sayings = (isStill ? speech.current?.recent : speech.current?.update(session)) ?? [];
  const lines = (isUrgent: boolean): JSX.Element[] =>
    sayings.filter((saying) => saying.isUrgent === isUrgent).map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <div class="spoken">
      <div aria-live="polite" aria-relevant="additions">{lines(false)}</div>
      <div aria-live="assertive" aria-relevant="additions">{lines(true)}</div>
    </div>
  );
}
