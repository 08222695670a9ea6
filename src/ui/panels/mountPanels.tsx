import { render } from 'preact';
import { pageTraits, SYSTEM_WISHES } from '../pageTraits';
import type { Session } from '../Session';
import { spoken } from '../text';
import { App } from './App';
import { loadSheet, type SpriteSheet } from './spriteSheet';

/** Shows the session's panels inside an element, over whatever is drawn there; returns how to take them away again. */
export function mountPanels(root: HTMLElement, session: Session): () => void {
  const layer = document.createElement('div');
  layer.className = 'ui';
  root.append(layer);
  let sheet: SpriteSheet | null = null;
  const draw = (): void => { render(<App session={session} sheet={sheet} />, layer); };
  const dress = (): void => { dressPage(session); };
  const stop = session.on({ change: draw, settings: dress });
  const unwatch = watchSystem(dress);
  dress();
  draw();
  void loadSheet().then((loaded) => {
    sheet = loaded;
    if (layer.isConnected) draw();
  });
  return () => {
    stop();
    unwatch();
    render(null, layer);
    layer.remove();
  };
}

/** Tells style sheets and screen readers what the settings ask for. */
function dressPage({ settings }: Session): void {
  const page = document.documentElement;
  page.lang = spoken();
  Object.assign(page.dataset, pageTraits(settings, (query) => window.matchMedia(query).matches));
}

/** Hears when the system's wishes change; returns how to stop. */
function watchSystem(changed: () => void): () => void {
  const queries = Object.values(SYSTEM_WISHES).map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => { for (const query of queries) query.removeEventListener('change', changed); };
}
