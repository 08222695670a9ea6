import Phaser from 'phaser';

/** The map. */
export class GameScene extends Phaser.Scene {
  constructor() {
    super('Game');
  }

  create(): void {
    const title = this.add.text(0, 0, 'Lanternfall', { fontSize: '32px', color: '#ffd27a' }).setOrigin(0.5);
    const centre = (size: { width: number; height: number }): void => {
      title.setPosition(Math.round(size.width / 2), Math.round(size.height / 2));
    };
    centre(this.scale.gameSize);
    this.scale.on(Phaser.Scale.Events.RESIZE, centre);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.scale.off(Phaser.Scale.Events.RESIZE, centre);
    });
  }
}
