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
    disableContextMenu: true,
    backgroundColor: '#000000',
    // Smoothing would slow Phaser's clock down when frames are slow.
    fps: { smoothStep: false },
    // A hidden page has no size, and a canvas of size 0 cannot be drawn.
    scale: { mode: Phaser.Scale.RESIZE, min: { width: 1, height: 1 } },
    // Phaser's keyboard plugin repeats events in slow frames; ui/input has its own listeners.
    input: { keyboard: false },
    // view/sound opens its own audio, after the first user gesture.
    audio: { noAudio: true },
    scene: [BootScene, GameScene, UIScene],
  });
}
