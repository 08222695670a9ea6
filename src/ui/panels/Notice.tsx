import type { JSX } from 'preact';
import type { Session } from '../Session';
import { text } from '../../keep/text';

/** The notice outside the log, until it is dismissed; `Speech` reads it aloud, also behind a dialog. */
export function Notice({ session }: { session: Session }): JSX.Element | null {
  if (session.notice === null) return null;
  return (
    <div class="notice">
      <p>{session.notice}</p>
      <button type="button" class="close" aria-label={text('ui.notice.close')} onClick={() => { session.tell(null); }}>×</button>
    </div>
  );
}
