import { render } from 'preact';
import { systemPreferences, MEDIA_QUERIES } from '../settings/systemPreferences';
import type { Session } from '../Session';
import { currentLanguage, text } from '../../keep/text';
import { keyOf } from '../views/helpView';
import { App } from './App';
import { watchFolds } from './folds';
import { loadSheet, type SpriteSheet } from './spriteSheet';

/** Shows the session's panels inside an element, over whatever is drawn there; returns how to take them away again. */
export function mountPanels(root: HTMLElement, session: Session): () => void {
  const layer = document.createElement('div');
  layer.className = 'ui';
  root.append(layer);
  const map = root.querySelector('canvas');
  const folds = watchFolds(layer);
  let sheet: SpriteSheet | null = null;
  let isDue = false;
  const draw = (): void => {
    isDue = false;
    if (!layer.isConnected) return;
    render(<App session={session} sheet={sheet} />, layer);
    folds.look();
    if (map) lendFocus(map, session);
  };
  // One key may change several things: all of them are drawn at once, before the next event.
  const drawSoon = (): void => {
    if (!isDue) queueMicrotask(draw);
    isDue = true;
  };
  const dress = (): void => {
    dressPage(session);
    if (map) nameMap(map, session);
  };
  const stop = session.on({ change: drawSoon, settings: dress });
  const unwatch = watchSystem(dress);
  dress();
  draw();
  void loadSheet().then((loaded) => {
    sheet = loaded;
    draw();
  });
  return () => {
    stop();
    unwatch();
    folds.stop();
    render(null, layer);
    layer.remove();
  };
}

/** Tells style sheets and screen readers what the settings ask for. */
function dressPage({ settings }: Session): void {
  const page = document.documentElement;
  page.lang = currentLanguage();
  Object.assign(page.dataset, systemPreferences(settings, (query) => window.matchMedia(query).matches));
}

/** Says what the canvas is. As an application it gets the keys that a screen reader else keeps for itself. */
function nameMap(map: HTMLCanvasElement, { settings }: Session): void {
  const about = text('ui.stage.about', { see: keyOf(settings, 'surroundings'), look: keyOf(settings, 'look'), explore: keyOf(settings, 'explore'), help: keyOf(settings, 'help') });
  map.tabIndex = 0;
  map.setAttribute('role', 'application');
  map.setAttribute('aria-label', `${text('ui.stage')}. ${about}`);
}

/** On the map nothing else has a use for the keys: it has the focus unless a button was given it. */
function lendFocus(map: HTMLCanvasElement, { modes }: Session): void {
  const isOnMap = ['play', 'aim', 'watch'].includes(modes.top.layer);
  if (isOnMap && document.activeElement === document.body && document.hasFocus()) map.focus({ preventScroll: true });
}

/** Hears when the system's wishes change; returns how to stop. */
function watchSystem(changed: () => void): () => void {
  const queries = Object.values(MEDIA_QUERIES).map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => { for (const query of queries) query.removeEventListener('change', changed); };
}
