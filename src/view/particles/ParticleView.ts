import type Phaser from 'phaser';
import type { ThemeRow } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { ViewPreferences } from '../Preferences';
import { DEPTH } from '../depth';
import { cellOf, centreOf } from '../grid/units';
import { Particles, type Speck } from './Particles';
import { type Chance, type SpeckKind, specksOf } from './specks';

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

/** Milliseconds between the embers of one torch, and between motes. */
const EMBER_MS = 900;
const MOTE_MS = 240;
/** The height of a torch's flame over its cell's centre, in pixels. */
const FLAME = 4;

/** What the air depends on. Points are map pixels, torches cells. */
export interface Surroundings {
  readonly theme: Pick<ThemeRow, 'air'>;
  readonly hero: Point;
  readonly torches: readonly Point[];
  readonly isVisible: (x: number, y: number) => boolean;
}

/** Ambient specks: motes in the lantern's light, spores among the roots, embers over torches. */
export class Airs {
  private sinceMote = 0;
  private sinceEmber = 0;

  constructor(private readonly chance: Chance) {}

  /** The visible specks that start within some milliseconds. */
  advance(ms: number, { theme, hero, torches, isVisible }: Surroundings): Speck[] {
    const burning = torches.filter(({ x, y }) => isVisible(x, y));
    const specks: Speck[] = [];
    this.sinceMote += ms;
    this.sinceEmber += ms * burning.length;
    for (; this.sinceMote >= MOTE_MS; this.sinceMote -= MOTE_MS) specks.push(...specksOf(theme.air, hero, this.chance));
    for (; this.sinceEmber >= EMBER_MS; this.sinceEmber -= EMBER_MS) {
      const torch = burning[Math.floor(this.chance() * burning.length)];
      if (!torch) continue;
      const { x, y } = centreOf(torch);
      specks.push(...specksOf('ember', { x, y: y - FLAME }, this.chance));
    }
    return specks.filter((speck) => {
      const cell = cellOf(speck);
      return isVisible(cell.x, cell.y);
    });
  }
}
