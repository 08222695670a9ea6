import type { Point } from '../../engine/core/point';

/** The side of a cell in art pixels. */
export const CELL = 16;

/** A cell's centre in map pixels. */
export function centreOf({ x, y }: Point): Point {
  return { x: x * CELL + CELL / 2, y: y * CELL + CELL / 2 };
}

/** The cell at a point in map pixels. */
export function cellOf({ x, y }: Point): Point {
  return { x: Math.floor(x / CELL), y: Math.floor(y / CELL) };
}

/** A size in any unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Map pixels to cells; whole numbers are cell centres. */
export function inCells({ x, y }: Point): Point {
  return { x: x / CELL - 0.5, y: y / CELL - 0.5 };
}

/** A number from 0 to 99 that depends only on cell and salt; neighbours' numbers look unrelated. */
export function cellPercent(x: number, y: number, salt: number): number {
  return cellHash(x, y, salt) % 100;
}

/** A 32-bit hash of a cell and a salt (murmur3's finalizer); the same on every machine. */
export function cellHash(x: number, y: number, salt: number): number {
  const seed = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca77) ^ Math.imul(salt + 1, 0xc2b2ae3d);
  return mixed(Math.imul(mixed(seed), 0x27d4eb2f));
}

/** The index of the weight that a percentage from 0 to 99 falls on; the weights add up to 100. */
export function weighted(weights: readonly number[], percent: number): number {
  let left = percent;
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return Math.max(index, 0);
}

function mixed(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** A cell's sides, each with the step across it. */
export const SIDES = [['n', 0, -1], ['e', 1, 0], ['s', 0, 1], ['w', -1, 0]] as const;
