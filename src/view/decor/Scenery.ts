import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import { ATLAS } from '../textures/atlas';
import { cellHash } from '../grid/cellHash';
import type { Decor } from './Decoration';
import { DEPTH } from '../depth';
import { play } from '../textures/animate';
import type { Glow } from '../light/glows';
import { LIGHTS } from '../themes/themes';
import { centreOf } from '../grid/units';

const FRAMES_A_SECOND = 6;

/** Animated scenery on walls and ground, such as torches: one sprite for each. */
export class Scenery {
  private readonly sprites = new Map<string, { readonly cell: Point; readonly frame: string; readonly sprite: Phaser.GameObjects.Sprite }>();

  constructor(private readonly scene: Phaser.Scene) {}

  /** The cells of torches and hearths. */
  get torches(): readonly Point[] {
    return [...this.sprites.values()].flatMap(({ frame, cell }) => (LIGHTS[frame] === 'flame' ? [cell] : []));
  }

  /** The lights of other scenery. */
  get glows(): readonly Glow[] {
    return [...this.sprites.values()].flatMap(({ frame, cell }) => {
      const light = LIGHTS[frame];
      return light === undefined || light === 'flame' ? [] : [{ x: cell.x, y: cell.y, ...light }];
    });
  }

  /** Sets or clears a cell's decor. */
  put(cell: Point, decor: Decor | null): void {
    const key = `${cell.x},${cell.y}`;
    const known = this.sprites.get(key);
    if (known?.frame === decor?.frame) return;
    known?.sprite.destroy();
    if (decor === null) this.sprites.delete(key);
    else this.sprites.set(key, { cell, frame: decor.frame, sprite: this.draw(cell, decor) });
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
