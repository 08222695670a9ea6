import type Phaser from 'phaser';
import { ATLAS } from '../textures/atlas';
import { DEPTH } from '../depth';
import { SIDE, signBoxes } from './overhead';
import type { ViewPreferences } from '../Preferences';

/** The sleep sign bobs. */
const ASLEEP = 'alert/asleep';
const SNORE = { by: 2, lasts: 1100 };

/** Small icons of an actor's statuses. */
export class StatusSigns {
  private frames = '';
  private images: readonly Phaser.GameObjects.Image[] = [];
  private at = { x: 0, y: 0 };
  private isCrowded = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: Pick<ViewPreferences, 'isStill'>,
  ) {}

  /** Shows these atlas frames; `isCrowded` if they would cover neighbours. */
  set(frames: readonly string[], isCrowded: boolean): void {
    const key = frames.join();
    if (key === this.frames && isCrowded === this.isCrowded) return;
    this.isCrowded = isCrowded;
    if (key !== this.frames) {
      this.frames = key;
      this.destroy();
      this.images = frames.map((frame) => this.draw(frame));
    }
    this.place(this.at.x, this.at.y);
  }

  has(frame: string): boolean {
    return this.frames.split(',').includes(frame);
  }

  /** Lays them out around a cell's centre. */
  place(x: number, y: number): void {
    this.at = { x, y };
    const boxes = signBoxes({ count: this.images.length, zoom: this.scene.cameras.main.zoom, isCrowded: this.isCrowded });
    this.images.forEach((image, index) => {
      const box = boxes[index];
      image.setVisible(box !== undefined);
      if (box) image.setScale(box.side / SIDE).setPosition(x + box.x, y + box.y);
    });
  }

  destroy(): void {
    for (const image of this.images) {
      this.scene.tweens.killTweensOf(image);
      image.destroy();
    }
    this.images = [];
  }

  private draw(frame: string): Phaser.GameObjects.Image {
    const image = this.scene.add.image(0, 0, ATLAS, frame).setDepth(DEPTH.bar);
    const displayOriginY = image.displayOriginY + SNORE.by;
    if (frame !== ASLEEP || this.preferences.isStill) return image;
    this.scene.tweens.add({ targets: image, displayOriginY, duration: SNORE.lasts, yoyo: true, repeat: -1, ease: 'Sine.easeInOut' });
    return image;
  }
}
