import type { Point } from '../../engine/core/point';
import type { Speck } from './Particles';
import { specksOf, type Chance, type SpeckKind } from './specks';
import { cellOf, centreOf } from '../grid/units';

/** Milliseconds between two embers of one torch, and between two motes. */
const EMBER_MS = 900;
const MOTE_MS = 240;
/** Out of the torch's flame, above the middle of its cell, in pixels. */
const FLAME = 4;
/** What is in the air of a theme; others have dust. */
const AIRS: Readonly<Record<string, SpeckKind>> = { rootways: 'spore' };

/** What the air is like: around whom, which flames are in view, and which cells. Points are map pixels, torches cells. */
export interface Surroundings {
  readonly theme: string;
  readonly hero: Point;
  readonly torches: readonly Point[];
  readonly isVisible: (x: number, y: number) => boolean;
}

/** What is always in the air: motes in the lantern's light, spores among the roots, embers over torches. */
export class Airs {
  private sinceMote = 0;
  private sinceEmber = 0;

  constructor(private readonly chance: Chance) {}

  /** What begins within some milliseconds, where it can be seen. */
  advance(ms: number, { theme, hero, torches, isVisible }: Surroundings): Speck[] {
    const burning = torches.filter(({ x, y }) => isVisible(x, y));
    const specks: Speck[] = [];
    this.sinceMote += ms;
    this.sinceEmber += ms * burning.length;
    for (; this.sinceMote >= MOTE_MS; this.sinceMote -= MOTE_MS) specks.push(...specksOf(AIRS[theme] ?? 'mote', hero, this.chance));
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
