import { browserTail } from '../keep/browser/LocalStorage';
import { webLock } from '../keep/browser/Lock';
import { browserLore } from '../keep/lore';
import { browserCanary } from '../keep/saves/Canary';
import type { KeyStore } from '../keep/saves/KeyStore';
import { openStorage } from '../keep/saves/openStorage';
import { speakAs } from '../keep/text';
import { Session } from './Session';
import type { Fullscreen, SessionPorts } from './SessionPorts';
import { exposeDebugApi } from './debugApi';
import { browserFiles } from './files/archiveFiles';
import { listenToPage } from './input/listenToPage';
import { browserSettings } from './settings/settings';

/**
 * A session on a page's storage, settings and devices, in the player's language, with its debug API. The caller has to `resume` it.
 * @param own in place of what the page has
 */
export async function openSession(page: Window, own?: SessionPorts): Promise<Session> {
  const settings = own?.settings ?? browserSettings(() => page.localStorage);
  await speakAs(settings.load().language, page.navigator.languages);
  const session = new Session(own ?? {
    storage: storageOf(page),
    tail: browserTail(() => page.localStorage),
    canary: browserCanary(() => page.localStorage),
    lock: webLock(() => page.navigator.locks),
    settings,
    lore: browserLore(() => page.localStorage),
    languages: page.navigator.languages,
    address: page.location.href,
    random: () => Math.random(),
    fullscreen: fullscreenOf(page),
    ...vibrationOf(page.navigator),
    files: browserFiles(page),
    sprites: async () => Object.values((await import(/* webpackChunkName: "packs" */ '../../assets/frames.json')).default).flat(),
  });
  listenToPage(page, session);
  watchLeaving(page, session);
  exposeDebugApi(page, session);
  page.focus();
  return session;
}

/** A page's storage. Reading either of its places throws where the page may store nothing. */
export function storageOf(page: Window): KeyStore {
  return openStorage({ indexedDB: () => page.indexedDB, localStorage: () => page.localStorage });
}

/** Only phones vibrate; browsers refuse before the first touch of the page. */
function vibrationOf(navigator: Partial<Pick<Navigator, 'vibrate'>> & Navigator): Pick<SessionPorts, 'vibrate'> {
  return typeof navigator.vibrate === 'function' ? { vibrate: (buzz) => { navigator.vibrate(buzz); } } : {};
}

/** Has a session save what it can whenever its page may be gone in a moment. */
export function watchLeaving(page: Pick<Window, 'addEventListener' | 'document'>, { runs }: Session): void {
  page.addEventListener('pagehide', () => { runs.leave(); });
  page.document.addEventListener('visibilitychange', () => { if (page.document.hidden) runs.leave(); });
}

/** The part of the page used here. */
interface ScreenPage {
  readonly document: Pick<Document, 'fullscreenEnabled' | 'fullscreenElement' | 'exitFullscreen'>
    & { readonly documentElement: Pick<Element, 'requestFullscreen'> };
  readonly navigator: Pick<Navigator, 'language'> & { readonly keyboard?: { lock?: (keys: readonly string[]) => Promise<void> } };
}

/** A page's fullscreen mode; null if unavailable, as on some phones and in restricted frames. */
export function fullscreenOf({ document, navigator }: ScreenPage): Fullscreen | null {
  if (!document.fullscreenEnabled) return null;
  const isOn = (): boolean => document.fullscreenElement !== null;
  const enter = async (): Promise<void> => {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    // Esc is a key of the game; holding it still leaves fullscreen.
    await navigator.keyboard?.lock?.(['Escape']);
  };
  const toggle = (): void => {
    const change = isOn() ? document.exitFullscreen() : enter();
    // If the browser refuses, nothing changes.
    change.catch(() => undefined);
  };
  return { isOn, toggle };
}
