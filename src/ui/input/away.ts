import type { Session } from '../Session';

/** The part of the window used here. */
export interface AwayPage extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>;
}

/**
 * Releases all keys when the window loses the focus or is hidden, and opens the pause menu if the setting is on and no dialog is open.
 * `notify` is called when the player leaves and returns. Returns how to stop.
 */
export function watchAway(page: AwayPage, session: Session, notify: (isAway: boolean) => void): () => void {
  const leave = (): void => {
    notify(true);
    session.hands.clear();
    if (session.settings.blur === 'on') session.command({ do: 'pause' });
  };
  const comeBack = (): void => { notify(false); };
  const onVisibility = (): void => {
    if (page.document.hidden) leave();
    else comeBack();
  };
  page.addEventListener('blur', leave);
  page.addEventListener('focus', comeBack);
  page.document.addEventListener('visibilitychange', onVisibility);
  return () => {
    page.removeEventListener('blur', leave);
    page.removeEventListener('focus', comeBack);
    page.document.removeEventListener('visibilitychange', onVisibility);
  };
}
