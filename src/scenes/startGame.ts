import Phaser from 'phaser';
import type { Session } from '../ui/Session';
import { BootScene } from './BootScene';
import { fitToStage, sizeOf } from './fitToStage';
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
