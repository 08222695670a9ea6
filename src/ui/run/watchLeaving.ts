import type { Session } from '../Session';

/** Has a session save what it can whenever its page may be gone in a moment. */
export function watchLeaving(page: Pick<Window, 'addEventListener' | 'document'>, { runs }: Session): void {
  page.addEventListener('pagehide', () => { runs.leave(); });
  page.document.addEventListener('visibilitychange', () => { if (page.document.hidden) runs.leave(); });
}
