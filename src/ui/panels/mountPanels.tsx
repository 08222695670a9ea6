import { render } from 'preact';
import { systemPreferences, MEDIA_QUERIES } from '../settings/systemPreferences';
import type { Session } from '../Session';
import { currentLanguage, text } from '../../keep/text';
import { keyOf } from '../views/helpView';
import { App } from './App';
import { watchFolds } from './folds';
import { loadSheet, type SpriteSheet } from './spriteSheet';

/** Shows the session's panels inside an element, over the canvas; returns how to remove them. */
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
    if (map) focusMap(map, session);
  };
  // One key may change several things: they are drawn together, before the next event.
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

/** Sets the page's language and the attributes that the style sheets read from the settings. */
function dressPage({ settings }: Session): void {
  const page = document.documentElement;
  page.lang = currentLanguage();
  Object.assign(page.dataset, systemPreferences(settings, (query) => window.matchMedia(query).matches));
}

/** Labels the canvas. The role of an application gets it the keys that a screen reader would otherwise keep. */
function nameMap(map: HTMLCanvasElement, { settings }: Session): void {
  const [see, look] = [keyOf(settings, 'surroundings'), keyOf(settings, 'look')];
  const about = text('ui.stage.about', { see, look, explore: keyOf(settings, 'explore'), help: keyOf(settings, 'help') });
  map.tabIndex = 0;
  map.setAttribute('role', 'application');
  map.setAttribute('aria-label', `${text('ui.stage')}. ${about}`);
}

/** Focuses the map while it has the keys, unless a button has the focus. */
function focusMap(map: HTMLCanvasElement, { modes }: Session): void {
  const isOnMap = ['play', 'aim', 'watch'].includes(modes.top.layer);
  if (isOnMap && document.activeElement === document.body && document.hasFocus()) map.focus({ preventScroll: true });
}

/** Calls `changed` when a system preference changes; returns how to stop. */
function watchSystem(changed: () => void): () => void {
  const queries = Object.values(MEDIA_QUERIES).map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => { for (const query of queries) query.removeEventListener('change', changed); };
}
