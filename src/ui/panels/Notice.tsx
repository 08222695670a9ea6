import type { JSX } from 'preact';
import type { Session } from '../Session';
import { text } from '../../keep/text';

/** What the player has to be told beside the log, until it is put away; `Speech` has it read, also behind a dialog. */
export function Notice({ session }: { session: Session }): JSX.Element | null {
  if (session.notice === null) return null;
  return (
    <div class="notice">
      <p>{session.notice}</p>
      <button type="button" class="close" aria-label={text('ui.notice.close')} onClick={() => { session.tell(null); }}>×</button>
    </div>
  );
}
