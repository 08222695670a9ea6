import type Phaser from 'phaser';
import type { Game } from '../engine/Game';
import { play } from './animate';
import { ATLAS } from './atlas';
import { DEPTH } from './depth';
import { shadowTexture } from './shadowTexture';
import { thingsSeen, type Thing } from './thingsSeen';
import { centreOf } from './units';

const SHADOW_DROP = 6;
const FRAMES_A_SECOND = 3;

/** A thing and the pictures that show it. */
interface Shown {
  readonly thing: Thing;
  readonly images: readonly (Phaser.GameObjects.Image | Phaser.GameObjects.Sprite)[];
}

/** What lies on the ground: items and corpses that the player has seen. */
export class ThingViews {
  private readonly shown = new Map<string, Shown>();

  constructor(private readonly scene: Phaser.Scene) {}

  /** Forgets all, as on another floor. */
  clear(): void {
    for (const { images } of this.shown.values()) for (const image of images) image.destroy();
    this.shown.clear();
  }

  /** Makes the pictures agree with the state; what only seemed to be a thing stays until somebody looks there again. */
  sync(game: Game): void {
    const things = new Map(thingsSeen(game).map((thing) => [thing.key, thing]));
    for (const [key, { thing, images }] of this.shown) {
      if (things.has(key) || isRemembered(game, thing)) continue;
      for (const image of images) image.destroy();
      this.shown.delete(key);
    }
    for (const [key, thing] of things) if (!this.shown.has(key)) this.shown.set(key, { thing, images: this.draw(thing) });
  }

  private draw({ cell, sprite, isCorpse }: Thing): (Phaser.GameObjects.Image | Phaser.GameObjects.Sprite)[] {
    const { x, y } = centreOf(cell);
    const isMoving = this.scene.textures.get(ATLAS).has(`${sprite}.0`);
    const image = this.scene.add.sprite(x, y, ATLAS, isMoving ? `${sprite}.0` : sprite);
    image.setDepth(isCorpse ? DEPTH.corpse : DEPTH.item);
    if (isMoving) play(image, sprite, { frameRate: FRAMES_A_SECOND, phase: cell.x });
    if (isCorpse) return [image];
    return [image, this.scene.add.image(x, y + SHADOW_DROP, shadowTexture(this.scene.textures)).setDepth(DEPTH.shadow)];
  }
}

function isRemembered({ floor }: Game, { key, cell }: Thing): boolean {
  return key.includes('disguise') && !floor.isVisible(cell.x, cell.y);
}
