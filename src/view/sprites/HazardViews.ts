import type Phaser from 'phaser';
import type { Look } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { play } from '../textures/animate';
import { cellHash } from '../grid/cellHash';
import { DEPTH } from '../depth';
import { isFire } from '../light/glows';
import { pictureOf } from '../textures/Picture';
import type { ViewPreferences } from '../Preferences';
import { centreOf } from '../grid/units';

const FIRE_FRAMES_A_SECOND = 6;
const GAS_FRAMES_A_SECOND = 2;
const COMES_MS = 120;
const DRIFT_MS = 1100;
const DRIFT = 3;
const ALPHA = { fire: 0.92, gas: 0.62 };

/** Flickering fire and drifting gas, over visible cells and the actors in them. */
export class HazardViews {
  private readonly sprites = new Map<string, Phaser.GameObjects.Sprite>();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {}

  /** Updates the sprites to the state. */
  sync(game: Game): void {
    const { floor, content, state } = game;
    const seen = floor.state.hazards.filter(({ x, y }) => floor.isVisible(x, y));
    const keys = new Map(seen.map((hazard) => [`${state.floor}:${hazard.x},${hazard.y} ${hazard.kind}`, hazard]));
    for (const [key, sprite] of this.sprites) if (!keys.has(key)) this.lose(key, sprite);
    for (const [key, hazard] of keys) {
      const kind = content.hazards.get(hazard.kind);
      if (kind && !this.sprites.has(key)) this.sprites.set(key, this.draw(kind, hazard, isFire(content, kind)));
    }
  }

  /** Removes all at once. */
  clear(): void {
    for (const sprite of this.sprites.values()) {
      this.scene.tweens.killTweensOf(sprite);
      sprite.destroy();
    }
    this.sprites.clear();
  }

  private draw(kind: Look, cell: Point, burns: boolean): Phaser.GameObjects.Sprite {
    const { x, y } = centreOf(cell);
    const hash = cellHash(cell.x, cell.y, 8);
    const { texture, name } = pictureOf(this.scene.textures, kind, this.preferences);
    const sprite = this.scene.add.sprite(x, y, texture, `${name}.0`).setDepth(DEPTH.actor + cell.y + 0.4).setAlpha(0);
    sprite.setFlipX(hash % 2 === 1 && !this.preferences.isGlyphs);
    play(sprite, name, { frameRate: burns ? FIRE_FRAMES_A_SECOND : GAS_FRAMES_A_SECOND, phase: hash, texture });
    this.scene.tweens.add({ targets: sprite, alpha: burns ? ALPHA.fire : ALPHA.gas, duration: COMES_MS });
    if (!burns && !this.preferences.isStill) this.drift(sprite, hash);
    return sprite;
  }

  private drift(sprite: Phaser.GameObjects.Sprite, hash: number): void {
    const to = { x: sprite.x + (hash % 3 === 0 ? -DRIFT : DRIFT), y: sprite.y - (hash % 2) };
    this.scene.tweens.add({ targets: sprite, ...to, duration: DRIFT_MS + (hash % 600), yoyo: true, repeat: -1, ease: 'Sine.easeInOut' });
  }

  private lose(key: string, sprite: Phaser.GameObjects.Sprite): void {
    this.sprites.delete(key);
    this.scene.tweens.killTweensOf(sprite);
    this.scene.tweens.add({ targets: sprite, alpha: 0, duration: COMES_MS, onComplete: () => { sprite.destroy(); } });
  }
}
