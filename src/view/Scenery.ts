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
  private readonly sprites = new Map<string, Phaser.GameObjects.Sprite>();

  constructor(private readonly scene: Phaser.Scene) {}

  /** Puts it into a cell; answers whether it is new there. */
  put(cell: Point, { frame, flip }: Decor): boolean {
    const key = `${cell.x},${cell.y}`;
    if (this.sprites.has(key)) return false;
    const { x, y } = centreOf(cell);
    const sprite = this.scene.add.sprite(x, y, ATLAS, `${frame}.0`).setFlipX(flip).setDepth(DEPTH.scenery);
    play(sprite, frame, { frameRate: FRAMES_A_SECOND, phase: cellHash(cell.x, cell.y, 0) });
    this.sprites.set(key, sprite);
    return true;
  }

  clear(): void {
    for (const sprite of this.sprites.values()) sprite.destroy();
    this.sprites.clear();
  }
}
