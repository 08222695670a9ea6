import type Phaser from 'phaser';
import { marksSeen } from '../../engine/effects/blow';
import type { Game } from '../../engine/Game';
import { DEPTH } from '../depth';
import { centreOf } from '../grid/units';
import { ATLAS } from '../textures/atlas';
import { play } from '../textures/animate';

/** Hit by the turn that the player's next action brings, and later: told apart by their pattern. */
const NEXT = 'map/threat';
const LATER = 'map/threat-soon';
const FRAMES_A_SECOND = 2;
const ALPHA = 0.75;

/** Hatching over the cells in view that announced attacks will hit, above the darkness. */
export class MarkViews {
  private readonly sprites = new Map<string, Phaser.GameObjects.Sprite>();

  constructor(private readonly scene: Phaser.Scene) {}

  /** Updates the sprites to the state. */
  sync(game: Game): void {
    const marks = new Map(marksSeen(game).map(({ cell, turns }) => [`${game.state.floor}:${cell.x},${cell.y} ${turns > 1 ? LATER : NEXT}`, { cell, turns }]));
    for (const [key, sprite] of this.sprites) if (!marks.has(key)) this.lose(key, sprite);
    for (const [key, { cell, turns }] of marks) {
      if (this.sprites.has(key)) continue;
      const { x, y } = centreOf(cell);
      const sprite = this.scene.add.sprite(x, y, ATLAS, turns > 1 ? LATER : `${NEXT}.0`).setDepth(DEPTH.reach).setAlpha(ALPHA);
      if (turns <= 1) play(sprite, NEXT, { frameRate: FRAMES_A_SECOND, phase: 0 });
      this.sprites.set(key, sprite);
    }
  }

  /** Removes all at once. */
  clear(): void {
    for (const [key, sprite] of this.sprites) this.lose(key, sprite);
  }

  private lose(key: string, sprite: Phaser.GameObjects.Sprite): void {
    this.sprites.delete(key);
    sprite.destroy();
  }
}
