import type Phaser from 'phaser';
import type { Game } from '../../engine/Game';
import { play } from '../textures/animate';
import { DEPTH } from '../depth';
import { firstFrame, isAnimated, outlined, pictureOf } from '../textures/Picture';
import { colourOf } from '../palette';
import type { ViewPreferences } from '../Preferences';
import { shadowTexture } from '../textures/canvasTextures';
import { thingsSeen, type Thing } from './thingsSeen';
import { centreOf } from '../grid/units';

const SHADOW_DROP = 6;
const FRAMES_A_SECOND = 3;

/** A thing and its images. */
interface Shown {
  readonly thing: Thing;
  readonly images: readonly (Phaser.GameObjects.Image | Phaser.GameObjects.Sprite)[];
}

/** Items and corpses that the player has seen. */
export class ThingViews {
  private readonly shown = new Map<string, Shown>();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {}

  /** Removes all. */
  clear(): void {
    for (const { images } of this.shown.values()) for (const image of images) image.destroy();
    this.shown.clear();
  }

  /** Updates the images to the state; a disguise is remembered until its cell is seen again. */
  sync(game: Game): void {
    const things = new Map(thingsSeen(game).map((thing) => [thing.key, thing]));
    for (const [key, { thing, images }] of this.shown) {
      if (things.has(key) || isRemembered(game, thing)) continue;
      for (const image of images) image.destroy();
      this.shown.delete(key);
    }
    for (const [key, thing] of things) if (!this.shown.has(key)) this.shown.set(key, { thing, images: this.draw(thing) });
  }

  private draw({ cell, look, isCorpse }: Thing): (Phaser.GameObjects.Image | Phaser.GameObjects.Sprite)[] {
    const { textures, add } = this.scene;
    const { isHighContrast, palette, isGlyphs } = this.preferences;
    const { x, y } = centreOf(cell);
    const plain = pictureOf(textures, look, this.preferences);
    const picture = isHighContrast && !isCorpse ? outlined(textures, plain, colourOf('thing', palette)) : plain;
    const image = add.sprite(x, y, picture.texture, firstFrame(textures, picture));
    image.setDepth(isCorpse ? DEPTH.corpse : DEPTH.item);
    if (isAnimated(textures, picture)) play(image, picture.name, { frameRate: FRAMES_A_SECOND, phase: cell.x, texture: picture.texture });
    if (isCorpse || isGlyphs) return [image];
    return [image, add.image(x, y + SHADOW_DROP, shadowTexture(textures)).setDepth(DEPTH.shadow)];
  }
}

function isRemembered({ floor }: Game, { key, cell }: Thing): boolean {
  return key.includes('disguise') && !floor.isVisible(cell.x, cell.y);
}
