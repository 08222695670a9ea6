import { exposeHandle } from './handle';
import { fullscreenOf } from './input/fullscreen';
import { listenToPage } from './input/listenToPage';
import { browserLore } from './lore';
import { Session } from './Session';
import { browserSettings } from './settings';
import { openStorage } from './storage/openStorage';

/** A session that belongs to a page: its storage, its settings, its devices and its handle. `resume` is still to be called. */
export function openSession(page: Window): Session {
  const session = new Session({
    // Reading either of them throws where the page may keep nothing.
    storage: openStorage(() => page.indexedDB),
    settings: browserSettings(() => page.localStorage),
    lore: browserLore(() => page.localStorage),
    languages: page.navigator.languages,
    fullscreen: fullscreenOf(page),
  });
  listenToPage(page, session);
  exposeHandle(page, session);
  page.focus();
  return session;
}
