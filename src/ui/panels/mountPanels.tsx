import { render } from 'preact';
import { systemPreferences, MEDIA_QUERIES } from '../settings/systemPreferences';
import type { Session } from '../Session';
import { currentLanguage } from '../../keep/text';
import { App, type Parts } from './App';
import { watchFolds } from './folds';
import { loadSheet, type SpriteSheet } from './spriteSheet';

/** Shows the session's panels inside an element, over the canvas; returns how to remove them. */
export function mountPanels(root: HTMLElement, session: Session): () => void {
  const layer = document.createElement('div');
  layer.className = 'ui';
  root.append(layer);
  const folds = watchFolds(layer);
  let sheet: SpriteSheet | null = null;
  let parts: Parts | null = null;
  let isDue = false;
  const draw = (): void => {
    isDue = false;
    if (!layer.isConnected) return;
    render(<App session={session} sheet={sheet} parts={parts} />, layer);
    folds.look();
  };
  // One key may change several things: they are drawn together, before the next event.
  const drawSoon = (): void => {
    if (!isDue) queueMicrotask(draw);
    isDue = true;
  };
  const dress = (): void => { dressPage(session); };
  const stop = session.on({ change: drawSoon, settings: dress });
  const unwatch = watchSystem(dress);
  dress();
  draw();
  void loadSheet().then((loaded) => {
    sheet = loaded;
    draw();
  });
  void import(/* webpackChunkName: "panels" */ './parts').then((loaded) => {
    parts = loaded;
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

/** Calls `changed` when a system preference changes; returns how to stop. */
function watchSystem(changed: () => void): () => void {
  const queries = Object.values(MEDIA_QUERIES).map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => { for (const query of queries) query.removeEventListener('change', changed); };
}
