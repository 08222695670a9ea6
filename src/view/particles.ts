import type Phaser from 'phaser';
import type { ThemeRow } from '../engine/content';
import type { Point } from '../engine/core/point';
import type { ViewPreferences } from './Preferences';
import { DEPTH } from './depth';
import { cellOf, centreOf } from './grid/cells';

/** A speck's initial state: map pixels, seconds, `0xrrggbb`. */
interface Speck {
  readonly x: number;
  readonly y: number;
  /** Pixels per second, and downward acceleration. */
  readonly vx: number;
  readonly vy: number;
  readonly fall: number;
  readonly lasts: number;
  readonly size: number;
  readonly colour: number;
  /** Its peak, 0 to 1; `isSoft` specks fade in and out, others only out. */
  readonly alpha: number;
  readonly isSoft: boolean;
}

/** A speck's current state. */
export type Live = Pick<Speck, 'x' | 'y' | 'size' | 'colour' | 'alpha'>;

type Slot = { -readonly [K in keyof Speck]: Speck[K] } & { age: number };

/** The most specks in the air; their slots are reused. */
export const MAX_SPECKS = 160;

/** Specks in the air: embers, dust, drops, spores. */
export class Particles {
  private readonly slots: Slot[] = [];
  /** Slots in use; those after them are free. */
  private used = 0;

  get count(): number {
    return this.used;
  }

  /** Adds specks while there is room. */
  add(specks: readonly Speck[]): void {
    for (const speck of specks) {
      if (this.used >= MAX_SPECKS) return;
      const slot = this.slots[this.used];
      if (slot) Object.assign(slot, speck, { age: 0 });
      else this.slots.push({ ...speck, age: 0 });
      this.used++;
    }
  }

  /** Advances all by some milliseconds and drops expired ones. */
  advance(ms: number): void {
    const seconds = ms / 1000;
    for (let at = 0; at < this.used; at++) {
      const slot = this.slots[at];
      if (!slot) continue;
      slot.age += seconds;
      slot.vy += slot.fall * seconds;
      slot.x += slot.vx * seconds;
      slot.y += slot.vy * seconds;
      if (slot.age >= slot.lasts) this.free(at--);
    }
  }

  /** Calls `show` with each. */
  forEach(show: (speck: Live) => void): void {
    for (let at = 0; at < this.used; at++) {
      const slot = this.slots[at];
      if (!slot) continue;
      const share = slot.age / slot.lasts;
      const brightness = slot.isSoft ? Math.sin(share * Math.PI) : 1 - share * share;
      show({ x: slot.x, y: slot.y, size: slot.size, colour: slot.colour, alpha: slot.alpha * brightness });
    }
  }

  clear(): void {
    this.used = 0;
  }

  private free(at: number): void {
    this.used--;
    const gone = this.slots[at];
    const last = this.slots[this.used];
    if (!gone || !last) return;
    this.slots[at] = last;
    this.slots[this.used] = gone;
  }
}

/** Returns a random number 0 <= n < 1. */
type Chance = () => number;

/** The flight of a kind of speck: pixels and seconds; pairs are ranges. */
interface SpeckRow {
  readonly count: number;
  readonly colours: readonly number[];
  /** How far around the point they start. */
  readonly spread: readonly [across: number, down: number];
  /** Speeds sideways, and up. */
  readonly across: number;
  readonly up: readonly [number, number];
  readonly fall: number;
  readonly lasts: readonly [number, number];
  readonly sizes: readonly number[];
  readonly alpha: number;
  readonly isSoft: boolean;
}

const quick = { isSoft: false, alpha: 0.9, sizes: [1, 1, 2] } as const;
const drifting = { count: 1, fall: 0, sizes: [1], isSoft: true } as const;

const ROWS = {
  /** An opening or closing door, a heavy step. */
  dust: { ...quick, count: 8, colours: [0x8a8494, 0xa9a5b4, 0x6a6474], spread: [6, 3], across: 16, up: [2, 16], fall: 26, lasts: [0.35, 0.7], alpha: 0.6 },
  /** A step into water. */
  splash: { ...quick, count: 9, colours: [0xa8d4ff, 0x5484e8, 0xe8f4ff], spread: [4, 1], across: 24, up: [22, 46], fall: 150, lasts: [0.28, 0.5] },
  /** Debris of a hit. */
  chips: { ...quick, count: 6, colours: [0xfff2c8, 0xd8483c, 0xa82c34], spread: [2, 2], across: 40, up: [4, 42], fall: 150, lasts: [0.2, 0.42] },
  /** Something noteworthy found. */
  glint: { ...quick, count: 5, colours: [0xfff2c8, 0xf0c848], spread: [5, 4], across: 4, up: [8, 20], fall: 0, lasts: [0.4, 0.8], sizes: [1], isSoft: true },
  /** An item identified. */
  insight: { ...quick, count: 10, colours: [0xa8d4ff, 0xe8f4ff, 0xf0c848], spread: [7, 6], across: 10, up: [10, 30], fall: -8, lasts: [0.5, 0.9], isSoft: true },
  ember: { ...drifting, colours: [0xf8c848, 0xf08436, 0xe8603c], spread: [2, 2], across: 5, up: [10, 22], lasts: [0.7, 1.4], alpha: 0.9 },
  mote: { ...drifting, colours: [0xfff2c8, 0xe8d8a8], spread: [52, 40], across: 3, up: [-2, 3], lasts: [2.2, 4], alpha: 0.34 },
  spore: { ...drifting, colours: [0x9ce4a8, 0x86e4ec, 0xd4e060], spread: [60, 44], across: 4, up: [1, 6], lasts: [2.4, 4.4], alpha: 0.42 },
  drop: { ...drifting, colours: [0xa8d4ff, 0x86e4ec, 0xe8f4ff], spread: [60, 44], across: 0, up: [-60, -40], fall: 90, lasts: [0.35, 0.6], alpha: 0.5 },
} as const satisfies Record<string, SpeckRow>;

export type SpeckKind = keyof typeof ROWS;

/** New specks of a kind around a map point. */
export function specksOf(kind: SpeckKind, { x, y }: Point, chance: Chance): Speck[] {
  const row: SpeckRow = ROWS[kind];
  const between = ([min, max]: readonly [number, number]): number => min + (max - min) * chance();
  const around = (reach: number): number => (chance() * 2 - 1) * reach;
  return Array.from({ length: row.count }, () => ({
    x: x + around(row.spread[0]),
    y: y + around(row.spread[1]),
    vx: around(row.across),
    vy: -between(row.up),
    fall: row.fall,
    lasts: between(row.lasts),
    size: pick(row.sizes, chance),
    colour: pick(row.colours, chance),
    alpha: row.alpha,
    isSoft: row.isSoft,
  }));
}

function pick(values: readonly number[], chance: Chance): number {
  return values[Math.floor(chance() * values.length)] ?? 1;
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

/** Ambient specks: motes in the lantern's light, spores among the roots, drops from wet vaults, embers over torches. */
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
    particles.forEach(({ x, y, size, colour, alpha }) => {
      graphics.fillStyle(colour, alpha).fillRect(Math.round(x), Math.round(y), size, size);
    });
  }

  clear(): void {
    this.particles.clear();
  }
}
