import type { Session } from '../Session';

/** The part of the window that tells whether somebody is there. */
export interface AwayPage extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>;
}

/**
 * Lets go of every key when the window loses the focus or is hidden, and lets a run wait behind the pause menu if the player
 * wants that; whoever reads or chooses something is not disturbed. `tell` hears of leaving and of coming back. Returns how to stop.
 */
export function watchAway(page: AwayPage, session: Session, tell: (isAway: boolean) => void): () => void {
  const leave = (): void => {
    tell(true);
    session.hands.clear();
    if (session.settings.blur === 'on') session.command({ do: 'pause' });
  };
  const come = (): void => { tell(false); };
  const onVisibility = (): void => {
    if (page.document.hidden) leave();
    else come();
  };
  page.addEventListener('blur', leave);
  page.addEventListener('focus', come);
  page.document.addEventListener('visibilitychange', onVisibility);
  return () => {
    page.removeEventListener('blur', leave);
    page.removeEventListener('focus', come);
    page.document.removeEventListener('visibilitychange', onVisibility);
  };
}
