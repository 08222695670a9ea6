import type { Session } from '../Session';

/** Lets a session leave behind what is not kept yet, whenever its page may be gone in a moment. */
export function watchLeaving(page: Pick<Window, 'addEventListener' | 'document'>, { runs }: Session): void {
  page.addEventListener('pagehide', () => { runs.leave(); });
  page.document.addEventListener('visibilitychange', () => { if (page.document.hidden) runs.leave(); });
}
