import type Phaser from 'phaser';
import type { Point } from '../engine/core/point';
import { ATLAS } from './atlas';
import { cellHash } from './cellHash';
import type { Decor } from './decor';
import { DEPTH } from './depth';
import { play } from './animate';
import { centreOf } from './units';

const FRAMES_A_SECOND = 6;

/** What moves on walls and ground without being alive, such as torches: one sprite for each. */
export class Scenery {
  private readonly sprites = new Map<string, { readonly cell: Point; readonly sprite: Phaser.GameObjects.Sprite }>();

  constructor(private readonly scene: Phaser.Scene) {}

  /** Where there is any. */
  get cells(): readonly Point[] {
    return [...this.sprites.values()].map(({ cell }) => cell);
  }

  /** Puts it into a cell, or nothing; answers whether there was none before, or some. */
  put(cell: Point, decor: Decor | null): boolean {
    const key = `${cell.x},${cell.y}`;
    const known = this.sprites.get(key);
    if (decor === null) {
      known?.sprite.destroy();
      return this.sprites.delete(key);
    }
    if (!known) this.sprites.set(key, { cell, sprite: this.draw(cell, decor) });
    return !known;
  }

  clear(): void {
    for (const { sprite } of this.sprites.values()) sprite.destroy();
    this.sprites.clear();
  }

  private draw(cell: Point, { frame, flip }: Decor): Phaser.GameObjects.Sprite {
    const { x, y } = centreOf(cell);
    const sprite = this.scene.add.sprite(x, y, ATLAS, `${frame}.0`).setFlipX(flip).setDepth(DEPTH.scenery);
    play(sprite, frame, { frameRate: FRAMES_A_SECOND, phase: cellHash(cell.x, cell.y, 0) });
    return sprite;
  }
}
