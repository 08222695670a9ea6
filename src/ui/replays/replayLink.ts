import type { Session } from '../Session';
import { recordingInHash } from '../../keep/replays/pasted';
import { watchText } from './watchText';

/** The part of a page that has an address. */
export type AddressedPage = Pick<Window, 'location' | 'history' | 'addEventListener'>;

/** Shows the recording that the page's address holds, now and whenever another is put there. It is taken out of the address when it is watched no more. */
export function followLinks(page: AddressedPage, session: Session): void {
  const follow = (): void => {
    const recording = recordingInHash(page.location.hash);
    if (recording === null) return;
    const forget = (): void => {
      if (recordingInHash(page.location.hash) === recording) clearFragment(page);
    };
    if (!watchText(session, recording, { left: forget })) forget();
  };
  page.addEventListener('hashchange', follow);
  follow();
}

function clearFragment({ history, location }: AddressedPage): void {
  try {
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch {
    // A frame may be forbidden to touch its address; then it stays as it is.
    return;
  }
}
