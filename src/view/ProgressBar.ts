import type Phaser from 'phaser';

const WIDTH = 240;
const HEIGHT = 12;

/** The loading bar, in the centre of the view. */
export class ProgressBar {
  private readonly graphics: Phaser.GameObjects.Graphics;

  constructor(private readonly scene: Phaser.Scene) {
    this.graphics = scene.add.graphics();
    this.show(0);
  }

  /** Shows a fraction from 0 to 1. */
  show(share: number): void {
    const { width, height } = this.scene.scale.gameSize;
    const x = Math.round((width - WIDTH) / 2);
    const y = Math.round((height - HEIGHT) / 2);
    this.graphics.clear().fillStyle(0x4d4859).fillRect(x - 4, y - 4, WIDTH + 8, HEIGHT + 8);
    this.graphics.fillStyle(0x17111d).fillRect(x - 2, y - 2, WIDTH + 4, HEIGHT + 4);
    this.graphics.fillStyle(0xf0c848).fillRect(x, y, Math.round(WIDTH * share), HEIGHT);
  }
}
