import { render } from 'preact';
import { systemPreferences, MEDIA_QUERIES } from '../settings/systemPreferences';
import type { Session } from '../Session';
import { addPlayTexts, currentLanguage } from '../../keep/text';
import { loadDialogs } from '../modes/dialogs';
import { App, type Parts } from './App';
import { watchFolds } from './folds';
import type { DialogPanels } from './later';
import { earlyTitleOf, takeOver } from './early/EarlyTitle';
import { loadSheet, type SpriteSheet, watchSprites } from './Sprite';

/** What comes after the title; each resolves once it is drawn. */
export interface LaterPanels {
  /** The panels around the map, and all sprites. */
  readonly play: () => Promise<void>;
  readonly dialogs: () => Promise<void>;
}

/** Shows the session's panels inside an element, over the canvas: first the title alone, then what the returned functions fetch. */
export function mountPanels(root: HTMLElement, session: Session): LaterPanels {
  const layer = document.createElement('div');
  layer.className = 'ui';
  // Below the title that the page came with, until that gives way.
  root.insertBefore(layer, earlyTitleOf(window)?.layer ?? null);
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
    if (session.modes.top.kind !== 'opening') takeOver(window, layer);
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
    async play() {
      const drawSprites = (): void => {
        void loadSheet().then((loaded) => {
          sheet = loaded;
          draw();
        });
      };
      watchSprites(drawSprites);
      drawSprites();
      [parts] = await Promise.all([import(/* webpackChunkName: "panels" */ './parts'), addPlayTexts()]);
      session.complete(parts.play);
      draw();
    },
    async dialogs() {
      const [panels, modes] = await Promise.all([import(/* webpackChunkName: "dialogs" */ './dialogOf'), loadDialogs()]);
      dialogs = panels;
      panels.proveEnds(session);
      session.runs.checkBy(panels.brokenInvariants);
      session.hints.complete(panels.HINTS);
      session.modes.complete(modes);
      // A run that was over before has no tombstone yet.
      if (session.run?.game.isOver === true) session.runs.end(session.run);
      session.refresh();
      draw();
    },
  };
}

/** Sets the page's language and the attributes that the style sheets read from the settings. */
export function dressPage({ settings }: Pick<Session, 'settings'>): void {
  const page = document.documentElement;
  page.lang = currentLanguage();
  Object.assign(page.dataset, systemPreferences(settings, (query) => window.matchMedia(query).matches));
}
