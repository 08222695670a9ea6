import Phaser from 'phaser';

/** The panels over the map. */
export class UIScene extends Phaser.Scene {
  constructor() {
    super('UI');
  }
}
