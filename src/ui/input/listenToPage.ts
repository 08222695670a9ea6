import type { Session } from '../Session';
import { watchAway } from './away';
import { Gamepads } from './gamepad';
import { keepPageStill } from './keepPageStill';
import { listenToKeys } from './keyboard';
import { learnLayout } from './layout';
import { watchDevice } from './watchDevice';

/** Lets a session hear everything that a player does on a page, but for what happens on the map itself. */
export function listenToPage(page: Window, session: Session): void {
  const { hands } = session;
  const pads = new Gamepads(page, hands);
  listenToKeys(page, hands);
  watchDevice(page, hands);
  watchAway(page, session, (isAway) => { pads.away(isAway); });
  keepPageStill(page);
  session.on({ frame: (elapsed) => { pads.frame(elapsed); } });
  void learnLayout(page.navigator);
}
