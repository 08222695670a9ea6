import { render } from 'preact';
import type { Session } from '../Session';
import { App } from './App';
import { loadSheet, type SpriteSheet } from './spriteSheet';

/** Shows the session's panels inside an element, over whatever is drawn there; returns how to take them away again. */
export function mountPanels(root: HTMLElement, session: Session): () => void {
  const layer = document.createElement('div');
  layer.className = 'ui';
  root.append(layer);
  let sheet: SpriteSheet | null = null;
  const draw = (): void => {
    document.documentElement.dataset['text'] = session.settings.textSize;
    render(<App session={session} sheet={sheet} />, layer);
  };
  const stop = session.on({ change: draw });
  draw();
  void loadSheet().then((loaded) => {
    sheet = loaded;
    if (layer.isConnected) draw();
  });
  return () => {
    stop();
    render(null, layer);
    layer.remove();
  };
}
