import Phaser from 'phaser';
import { BootScene } from './scenes/BootScene';
import { GameScene } from './scenes/GameScene';
import { UIScene } from './scenes/UIScene';
import './ui/style.css';

new Phaser.Game({
  type: Phaser.AUTO,
  parent: 'game',
  banner: false,
  pixelArt: true,
  backgroundColor: '#0b0a10',
  scale: { mode: Phaser.Scale.RESIZE },
  // Phaser's keyboard plugin repeats events in slow frames; ui/input listens itself.
  input: { keyboard: false },
  scene: [BootScene, GameScene, UIScene],
});
