import type Phaser from 'phaser';
import type { Session } from '../ui/Session';

const SESSION = 'session';

/** Shares the session with the scenes. */
export function shareSession(game: Phaser.Game, session: Session): void {
  game.registry.set(SESSION, session);
}

/** The page's session. */
export function sessionOf(scene: Phaser.Scene): Session {
  return scene.registry.get(SESSION) as Session;
}

/** The element that holds the canvas and everything over it. */
export function stageOf(scene: Phaser.Scene): HTMLElement {
  return scene.game.canvas.parentElement ?? document.body;
}
