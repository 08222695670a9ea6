import Phaser from 'phaser';

/** Loads what the others draw with, then opens the map and, over it, the panels. */
export class BootScene extends Phaser.Scene {
  constructor() {
    super('Boot');
  }

  create(): void {
    this.scene.launch('UI');
    this.scene.start('Game');
  }
}
