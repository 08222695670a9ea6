import { text } from '../../keep/text';
import { listenToDrops } from '../files/importDrops';
import type { Session } from '../Session';
import { watchAway } from './away';
import { ComingPads } from './ComingPads';
import { keepFieldInView, keepPageStill } from './keepPageStill';
import { listenToKeys } from './keyboard';
import { learnLayout } from './layout';
import { watchDevice } from './watchDevice';

/** Connects a session to all input of a page except on the map itself. */
export function listenToPage(page: Window, session: Session): void {
  const { hands } = session;
  const pads = new ComingPads(page, hands);
  listenToKeys(page, hands, tellOfTakenKeys(session));
  watchDevice(page, hands);
  watchAway(page, session, (isAway) => { pads.away(isAway); });
  keepPageStill(page);
  keepFieldInView(page);
  listenToDrops(page, session);
  // For the style sheets, which hide controls that the device cannot use.
  const show = (): void => { page.document.documentElement.dataset['device'] = session.device; };
  session.on({ frame: (elapsed) => { pads.frame(elapsed); }, change: show });
  show();
  void learnLayout(page.navigator);
}

/** Tells the player what to do about an input method that takes the keys: once, and not over another notice. */
export function tellOfTakenKeys(session: Pick<Session, 'notice' | 'tell'>): () => void {
  let isTold = false;
  return () => {
    if (isTold || session.notice !== null) return;
    isTold = true;
    session.tell(text('ui.keyboard.taken'));
  };
}
