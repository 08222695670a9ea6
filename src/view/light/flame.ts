import type { Point } from '../../engine/core/point';
import { cellHash } from '../grid/cellHash';

/** The most a flame dims, as a fraction. */
const DEPTH = 0.32;

/** A flame's brightness at a moment, 1 at most: two waves whose pace and phase depend on the cell. */
export function flame({ x, y }: Point, moment: number): number {
  const hash = cellHash(x, y, 6);
  const phase = (hash % 628) / 100;
  const pace = 0.55 + ((hash >>> 10) % 40) / 100;
  const wave = Math.sin(moment * pace + phase) * 0.6 + Math.sin(moment * pace * 2.7 + phase * 3) * 0.4;
  return 1 - (DEPTH * (1 + wave)) / 2;
}
