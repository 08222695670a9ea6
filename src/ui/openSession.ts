import { browserFiles } from './files/archiveFiles';
import { exposeHandle } from './debugApi';
import { fullscreenOf } from './input/fullscreen';
import { listenToPage } from './input/listenToPage';
import { browserLore } from '../keep/lore';
import { loadSheet } from './panels/spriteSheet';
import { Session } from './Session';
import type { SessionPorts } from './SessionPorts';
import { browserSettings } from './settings/settings';
import { browserCanary } from '../keep/saves/Canary';
import { webLock } from '../keep/browser/Lock';
import { openStorage } from '../keep/saves/openStorage';
import { browserTail } from '../keep/browser/Tail';
import { watchLeaving } from './run/watchLeaving';

/** A session that belongs to a page: its storage, its settings, its devices and its handle. `resume` is still to be called. */
export function openSession(page: Window): Session {
  const session = new Session({
    // Reading either of them throws where the page may keep nothing.
    storage: openStorage({ indexedDB: () => page.indexedDB, localStorage: () => page.localStorage }),
    tail: browserTail(() => page.localStorage),
    canary: browserCanary(() => page.localStorage),
    lock: webLock(() => page.navigator.locks),
    settings: browserSettings(() => page.localStorage),
    lore: browserLore(() => page.localStorage),
    languages: page.navigator.languages,
    address: page.location.href,
    fullscreen: fullscreenOf(page),
    ...vibrationOf(page.navigator),
    files: browserFiles(page),
    sprites: async () => Object.keys((await loadSheet())?.frames ?? {}),
  });
  listenToPage(page, session);
  watchLeaving(page, session);
  exposeHandle(page, session);
  page.focus();
  return session;
}

/** Only phones buzz; browsers refuse it before anybody has touched the page. */
function vibrationOf(navigator: Partial<Pick<Navigator, 'vibrate'>> & Navigator): Pick<SessionPorts, 'vibrate'> {
  return typeof navigator.vibrate === 'function' ? { vibrate: (buzz) => { navigator.vibrate(buzz); } } : {};
}
