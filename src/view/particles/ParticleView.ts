import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import { Airs, type Surroundings } from './Airs';
import { DEPTH } from '../depth';
import { Particles } from './Particles';
import type { ViewPreferences } from '../Preferences';
import { specksOf, type SpeckKind } from './specks';
import { centreOf } from '../grid/units';

/** Draws all specks in the air as one object; none under reduced motion. */
export class ParticleView {
  private readonly particles = new Particles();
  private readonly airs = new Airs(Math.random);
  private readonly graphics: Phaser.GameObjects.Graphics;

  constructor(
    scene: Phaser.Scene,
    private readonly preferences: Pick<ViewPreferences, 'isStill'>,
  ) {
    this.graphics = scene.add.graphics().setDepth(DEPTH.speck);
  }

  /** Emits specks of a kind from a cell. */
  burst(kind: SpeckKind, cell: Point): void {
    if (!this.preferences.isStill) this.particles.add(specksOf(kind, centreOf(cell), Math.random));
  }

  /** One frame. */
  update(elapsed: number, surroundings: Surroundings): void {
    const { graphics, particles } = this;
    graphics.clear();
    if (this.preferences.isStill) return particles.clear();
    particles.add(this.airs.advance(elapsed, surroundings));
    particles.advance(elapsed);
    particles.forEach(({ x, y, size, colour, alpha }) => graphics.fillStyle(colour, alpha).fillRect(Math.round(x), Math.round(y), size, size));
  }

  clear(): void {
    this.particles.clear();
  }
}
