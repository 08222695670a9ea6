import Phaser from 'phaser';
import { BootScene } from './BootScene';
import { GameScene } from './GameScene';
import { UIScene } from './UIScene';

/** Starts the game in the page's `#game`. */
export function startGame(): Phaser.Game {
  const renderer = new URLSearchParams(window.location.search).get('renderer');
  return new Phaser.Game({
    // `?renderer=canvas` is for tests and broken drivers.
    type: renderer === 'canvas' ? Phaser.CANVAS : Phaser.AUTO,
    parent: 'game',
    banner: false,
    pixelArt: true,
    roundPixels: true,
    backgroundColor: '#000000',
    // Smoothing would slow Phaser's clock down when frames are slow.
    fps: { smoothStep: false },
    // A hidden page has no size, and a canvas of size 0 cannot be drawn.
    scale: { mode: Phaser.Scale.RESIZE, min: { width: 1, height: 1 } },
    // tools/phaser leaves them out.
    disablePreFX: true,
    disablePostFX: true,
    scene: [BootScene, GameScene, UIScene],
  });
}
