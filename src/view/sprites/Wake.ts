import type Phaser from 'phaser';
import type { Wading } from './actorLook';
import { CELL } from '../grid/cells';
import { play } from '../textures/Picture';
import { ATLAS } from '../textures/canvasTextures';

const RIPPLE = 'effect/wade';
const FRAMES_A_SECOND = 2;
/** How far one sinks and how much of one is under water, in map pixels, and how far below the cell's middle the water closes. */
const DEPTHS = { feet: { sinks: 2, hides: 3, line: 3 }, body: { sinks: 4, hides: 7, line: 1 } } as const satisfies Record<Wading, object>;

/** Somebody who stands or swims in water: the part under water is not drawn, and ripples run round the rest. */
export class Wake {
  private readonly ripple: Phaser.GameObjects.Sprite;

  /** `id` desynchronizes the ripples of several. */
  constructor(
    scene: Phaser.Scene,
    private readonly sprite: Phaser.GameObjects.Sprite,
    private readonly how: { readonly wading: Wading; readonly id: number; readonly isStill: boolean },
  ) {
    this.ripple = scene.add.sprite(0, 0, ATLAS, `${RIPPLE}.0`);
    if (!how.isStill) play(this.ripple, RIPPLE, { frameRate: FRAMES_A_SECOND, phase: how.id });
    this.cut(sprite);
  }

  /** How far the sprite sinks. */
  get sinks(): number {
    return DEPTHS[this.how.wading].sinks;
  }

  /** Hides the part of an image of the sprite that is under water; pictures may have a rim around the cell's size. */
  cut(image: Phaser.GameObjects.Image | Phaser.GameObjects.Sprite): void {
    const { width, height } = image.frame;
    image.setCrop(0, 0, width, height - (height - CELL) / 2 - DEPTHS[this.how.wading].hides);
  }

  /** Draws the ripples around a point, the middle of where the sprite's feet would be. */
  place(x: number, y: number): void {
    this.ripple.setPosition(x, y + DEPTHS[this.how.wading].line).setDepth(this.sprite.depth + 0.1).setAlpha(this.sprite.alpha);
  }

  destroy(): void {
    this.ripple.destroy();
  }
}
