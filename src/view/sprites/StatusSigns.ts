import type Phaser from 'phaser';
import { ATLAS } from '../textures/canvasTextures';
import { DEPTH } from '../depth';
import { numberFont } from '../textures/numberFont';
import { SIDE, signBoxes } from './overhead';
import type { ViewPreferences } from '../Preferences';

/** The sleep sign bobs. */
const ASLEEP = 'alert/asleep';
const SNORE = { by: 2, lasts: 1100 };
const BADGE = 'badge/';
/** The centre of the number, in map pixels from that of the cell. */
const NUMBER = { x: -4, y: -10 };

/** Small icons of an actor's statuses, and a number of turns. */
export class StatusSigns {
  private frames = '';
  private images: readonly Phaser.GameObjects.Image[] = [];
  private number: Phaser.GameObjects.BitmapText | null = null;
  private at = { x: 0, y: 0 };
  private isCrowded = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: Pick<ViewPreferences, 'isStill' | 'palette'>,
  ) {}

  /** Shows these atlas frames; `isCrowded` if they would cover neighbours. */
  set(frames: readonly string[], isCrowded: boolean): void {
    const key = frames.join();
    if (key === this.frames && isCrowded === this.isCrowded) return;
    this.isCrowded = isCrowded;
    if (key !== this.frames) {
      this.frames = key;
      this.clear();
      this.images = frames.map((frame) => this.draw(frame));
    }
    this.place(this.at.x, this.at.y);
  }

  /** Shows a number, such as the turns until a captive is free; none for 0. */
  count(n: number): void {
    const text = n === 0 ? '' : String(n);
    if (text === (this.number?.text ?? '')) return;
    this.number ??= this.scene.add
      .bitmapText(0, 0, numberFont(this.scene, 'gold', this.preferences.palette))
      .setOrigin(0.5).setDepth(DEPTH.bar);
    this.number.setText(text);
    this.place(this.at.x, this.at.y);
  }

  has(frame: string): boolean {
    return this.frames.split(',').includes(frame);
  }

  /** Lays them out around a cell's centre. */
  place(x: number, y: number): void {
    this.at = { x, y };
    this.number?.setPosition(x + NUMBER.x, y + NUMBER.y);
    const hasBadge = this.frames.startsWith(BADGE);
    const boxes = signBoxes({ count: this.images.length, zoom: this.scene.cameras.main.zoom, isCrowded: this.isCrowded, hasBadge });
    this.images.forEach((image, index) => {
      const box = boxes[index];
      image.setVisible(box !== undefined);
      if (box) image.setScale(box.side / SIDE).setPosition(x + box.x, y + box.y);
    });
  }

  destroy(): void {
    this.clear();
    this.number?.destroy();
    this.number = null;
  }

  private clear(): void {
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
