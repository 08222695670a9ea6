import type { Point } from '../../engine/core/point';
import type { Speck } from './Particles';

/** Returns a random number 0 <= n < 1. */
export type Chance = () => number;

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
