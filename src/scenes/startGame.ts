import Phaser from 'phaser';
import { BootScene } from './BootScene';
import { GameScene } from './GameScene';
import { UIScene } from './UIScene';

/** Starts the game in the page's `#game`. */
export function startGame(): Phaser.Game {
  const asked = new URLSearchParams(window.location.search).get('renderer');
  return new Phaser.Game({
    // `?renderer=canvas` is for tests and for broken drivers.
    type: asked === 'canvas' ? Phaser.CANVAS : Phaser.AUTO,
    parent: 'game',
    banner: false,
    pixelArt: true,
    roundPixels: true,
    disableContextMenu: true,
    backgroundColor: '#000000',
    // Smoothing makes Phaser's clock run slow where frames are slow.
    fps: { smoothStep: false },
    // A page that is hidden has no size, and of that no picture can be made.
    scale: { mode: Phaser.Scale.RESIZE, min: { width: 1, height: 1 } },
    // Phaser's keyboard plugin repeats events in slow frames; ui/input listens itself.
    input: { keyboard: false },
    // view/sound opens its own audio, and not before a person has touched something.
    audio: { noAudio: true },
    scene: [BootScene, GameScene, UIScene],
  });
}
