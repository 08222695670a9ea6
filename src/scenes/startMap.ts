import type Phaser from 'phaser';
import parts from 'phaser/parts';
import type { Session } from '../ui/Session';

/** The scenes that come after Phaser, by name. */
export type MapScenes = Readonly<Record<'Game' | 'UI', new () => Phaser.Scene>>;

/** Starts Phaser, which has come with this file, and its scenes as soon as they and the panels are there. */
export async function startMap(stage: HTMLElement, session: Session, panels: Promise<void>): Promise<Phaser.Game> {
  // They come while Phaser is starting, which takes as long.
  const scenes = Promise.all([loadScenes(session), panels]).then(([loaded]) => loaded);
  for (const evaluate of parts) {
    evaluate();
    await breath();
  }
  const { startGame } = await import(/* webpackMode: "eager" */ './startGame');
  const game = startGame(stage, session, scenes);
  await scenes;
  return game;
}

/** Lets the page answer what waits. */
function breath(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve); });
}

/** The scenes, once there is all that the first of them draws. */
async function loadScenes(session: Session): Promise<MapScenes> {
  const ui = import(/* webpackChunkName: "map" */ './UIScene');
  const { GameScene: Game } = await import(/* webpackChunkName: "map" */ './GameScene');
  const { askForFloor } = await import(/* webpackChunkName: "map" */ './regions/pageRegions');
  await askForFloor(session);
  return { Game, UI: (await ui).UIScene };
}

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
