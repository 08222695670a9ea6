import type { Session } from '../Session';
import { recordingInHash } from '../../keep/replays/verify';
import { watchText } from './watchText';

/** The part of the window used here. */
export type AddressedPage = Pick<Window, 'location' | 'history' | 'addEventListener'>;

/** Opens the replay in the page's address, now and whenever that changes; the fragment is removed when the replay closes. */
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
    // A frame may be forbidden to change its address: then it stays.
    return;
  }
}
