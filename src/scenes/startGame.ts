import Phaser from 'phaser';
import type { Session } from '../ui/Session';
import { BootScene } from './BootScene';
import { shareSession } from './parts';
import type { MapScenes } from './startMap';

/** Starts the map behind the panels of the stage; its scenes may come later. */
export function startGame(stage: HTMLElement, session: Session, scenes: Promise<MapScenes>): Phaser.Game {
  const renderer = new URLSearchParams(window.location.search).get('renderer');
  const game = new Phaser.Game({
    // `?renderer=canvas` is for tests and broken drivers.
    type: renderer === 'canvas' ? Phaser.CANVAS : Phaser.AUTO,
    parent: stage,
    banner: false,
    pixelArt: true,
    roundPixels: true,
    backgroundColor: '#000000',
    // Smoothing would slow Phaser's clock down when frames are slow.
    fps: { smoothStep: false },
    scale: { mode: Phaser.Scale.NONE, ...sizeOf(stage) },
    // tools/phaser leaves them out.
    disablePreFX: true,
    disablePostFX: true,
    callbacks: {
      preBoot: (game) => { shareSession(game, session); },
      // Phaser adds its canvas behind what is there, which is above it.
      postBoot: ({ canvas }) => { stage.prepend(canvas); },
    },
    scene: new BootScene(scenes),
  });
  fitToStage(stage, game);
  return game;
}

/** The stage's width and height in whole CSS pixels, at least 1: a hidden page has no size, and a canvas of size 0 cannot be drawn. */
function sizeOf(stage: HTMLElement): { readonly width: number; readonly height: number } {
  const { width, height } = stage.getBoundingClientRect();
  return { width: Math.max(1, Math.floor(width)), height: Math.max(1, Math.floor(height)) };
}

/**
 * Keeps the canvas as large as the stage, from the first frame with the new layout on. Phaser's own modes follow window events: if a phone
 * reports its turn before its layout has changed, they fit the canvas to the old stage and take the new size as done.
 */
function fitToStage(stage: HTMLElement, game: Phaser.Game): void {
  let hasChanged = true;
  const observer = new ResizeObserver(() => { hasChanged = true; });
  observer.observe(stage);
  // In the frame's own time: a canvas that is sized after its frame stays empty until the next.
  game.events.on(Phaser.Core.Events.PRE_STEP, () => {
    if (!hasChanged) return;
    hasChanged = false;
    const { width, height } = sizeOf(stage);
    if (width !== game.scale.width || height !== game.scale.height) game.scale.resize(width, height);
  });
  game.events.once(Phaser.Core.Events.DESTROY, () => { observer.disconnect(); });
}
