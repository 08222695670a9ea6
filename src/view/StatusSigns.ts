import type Phaser from 'phaser';
import { ATLAS } from './atlas';
import { DEPTH } from './depth';
import type { ViewPreferences } from './Preferences';

/** The side of an icon in pixels of the art, its outline left out. */
const SIDE = 16;
const GAP = 1;
/** The sign of sleep rises and sinks. */
const ASLEEP = 'alert/asleep';
const SNORE = { by: 2, lasts: 1100 };

/** The conditions that somebody is under, as small icons over the head for as long as they last. */
export class StatusSigns {
  private frames = '';
  private images: readonly Phaser.GameObjects.Image[] = [];
  private at = { x: 0, y: 0 };

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: Pick<ViewPreferences, 'isStill'>,
  ) {}

  /** Shows these frames of the atlas, none for none. */
  set(frames: readonly string[]): void {
    const key = frames.join();
    if (key === this.frames) return;
    this.frames = key;
    this.destroy();
    this.images = frames.map((frame) => this.draw(frame));
    this.place(this.at.x, this.at.y);
  }

  has(frame: string): boolean {
    return this.frames.split(',').includes(frame);
  }

  /** The middle of their lower edge. */
  place(x: number, y: number): void {
    this.at = { x, y };
    const scale = signScale(this.scene.cameras.main.zoom);
    const side = SIDE * scale;
    const left = x - ((this.images.length - 1) * (side + GAP)) / 2;
    this.images.forEach((image, index) => image.setScale(scale).setPosition(left + index * (side + GAP), y - side / 2));
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
    if (frame === ASLEEP && !this.preferences.isStill) this.scene.tweens.add({ targets: image, displayOriginY, duration: SNORE.lasts, yoyo: true, repeat: -1, ease: 'Sine.easeInOut' });
    return image;
  }
}

/** About 0.6, and such that a pixel of the icon is a whole number of screen pixels. */
function signScale(zoom: number): number {
  return Math.max(1, Math.round(zoom * 0.6)) / zoom;
}
