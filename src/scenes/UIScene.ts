import Phaser from 'phaser';
import { text } from '../keep/text';
import type { Session } from '../ui/Session';
import { keyOf } from '../ui/views/keyLabel';
import { sessionOf } from './startMap';

/** What ties the panels to the map: its name, and the focus while it has the keys. */
export class UIScene extends Phaser.Scene {
  constructor() {
    super('UI');
  }

  create(): void {
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, tieMap(this.game.canvas, sessionOf(this)));
  }
}

/** Names the map's canvas for screen readers and gives it the focus while it has the keys; returns how to stop. */
function tieMap(map: HTMLCanvasElement, session: Session): () => void {
  // After the panels, which are drawn in a microtask too.
  const focus = (): void => { void Promise.resolve().then(() => { focusMap(map, session); }); };
  const name = (): void => { nameMap(map, session); };
  name();
  focus();
  return session.on({ change: focus, settings: name });
}

/** Labels the canvas. The role of an application gets it the keys that a screen reader would otherwise keep. */
function nameMap(map: HTMLCanvasElement, { settings }: Session): void {
  const see = keyOf(settings, 'surroundings');
  const look = keyOf(settings, 'look');
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
