import { render } from 'preact';
import { systemPreferences, MEDIA_QUERIES } from '../settings/systemPreferences';
import type { Session } from '../Session';
import { addPlayTexts, currentLanguage } from '../../keep/text';
import { loadDialogs } from '../modes/dialogs';
import { App, type Parts } from './App';
import { watchFolds } from './folds';
import type { DialogPanels } from './later';
import { loadSheet, type SpriteSheet } from './spriteSheet';

/** What comes after the title; each resolves once it is drawn. */
export interface LaterPanels {
  /** The panels around the map; their sprites come after what is given. */
  readonly play: (first: Promise<unknown>) => Promise<void>;
  readonly dialogs: () => Promise<void>;
}

/** Shows the session's panels inside an element, over the canvas: first the title alone, then what the returned functions fetch. */
export function mountPanels(root: HTMLElement, session: Session): LaterPanels {
  const layer = document.createElement('div');
  layer.className = 'ui';
  root.append(layer);
  const folds = watchFolds(layer);
  let sheet: SpriteSheet | null = null;
  let parts: Parts | null = null;
  let dialogs: DialogPanels | null = null;
  let isDue = false;
  const draw = (): void => {
    isDue = false;
    if (!layer.isConnected) return;
    render(<App session={session} sheet={sheet} parts={parts} dialogs={dialogs} />, layer);
    folds.look();
  };
  // One key may change several things: they are drawn together, before the next event.
  const drawSoon = (): void => {
    if (!isDue) queueMicrotask(draw);
    isDue = true;
  };
  const dress = (): void => { dressPage(session); };
  session.on({ change: drawSoon, settings: dress });
  for (const query of Object.values(MEDIA_QUERIES)) window.matchMedia(query).addEventListener('change', dress);
  dress();
  draw();
  return {
    async play(first) {
      void first.then(loadSheet, () => null).then((loaded) => {
        sheet = loaded;
        draw();
      });
      [parts] = await Promise.all([import(/* webpackChunkName: "panels" */ './parts'), addPlayTexts()]);
      session.complete(parts.play);
      draw();
    },
    async dialogs() {
      const [panels, modes] = await Promise.all([import(/* webpackChunkName: "dialogs" */ './dialogOf'), loadDialogs()]);
      dialogs = panels;
      panels.proveEnds(session);
      session.modes.complete(modes);
      // A run that was over before has no tombstone yet.
      if (session.run?.game.isOver === true) session.runs.end(session.run);
      session.refresh();
      draw();
    },
  };
}

/** Sets the page's language and the attributes that the style sheets read from the settings. */
function dressPage({ settings }: Session): void {
  const page = document.documentElement;
  page.lang = currentLanguage();
  Object.assign(page.dataset, systemPreferences(settings, (query) => window.matchMedia(query).matches));
}
