import type { Session } from '../Session';

/** The part of the window used here. */
export interface AwayPage extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>;
}

/** After these the page misses releases although it has the focus: a menu of the browser opens, or something is dragged. */
const DEAF = ['contextmenu', 'dragstart'] as const;

/**
 * Releases all keys, buttons and fingers when the window loses the focus or is hidden, and opens the pause menu if the setting is on and no
 * dialog is open. `notify` is called when the player leaves and returns. Returns how to stop.
 */
export function watchAway(page: AwayPage, session: Session, notify: (isAway: boolean) => void): () => void {
  const leave = (): void => {
    notify(true);
    session.hands.release();
    if (session.settings.blur === 'on') session.command({ do: 'pause' });
  };
  const comeBack = (): void => { notify(false); };
  const onVisibility = (): void => {
    if (page.document.hidden) leave();
    else comeBack();
  };
  const release = (event: Event): void => { if (!event.defaultPrevented) session.hands.release(); };
  page.addEventListener('blur', leave);
  page.addEventListener('focus', comeBack);
  page.document.addEventListener('visibilitychange', onVisibility);
  for (const type of DEAF) page.addEventListener(type, release);
  return () => {
    page.removeEventListener('blur', leave);
    page.removeEventListener('focus', comeBack);
    page.document.removeEventListener('visibilitychange', onVisibility);
    for (const type of DEAF) page.removeEventListener(type, release);
  };
}
