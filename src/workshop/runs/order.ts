import type { Task } from './Pool';
import type { PlayedSide } from './Side';

/** Seeds of one side before the same ones of the other: a worker reads the pack again when it changes sides. */
const BLOCK = 10;

/** The seeds of some sides that are not played yet, in blocks of one side after the other. */
export function* tasksOf(sides: readonly PlayedSide[], first: number, last: number): Generator<Task, undefined> {
  for (let from = first; from <= last; from += BLOCK) {
    for (const { job, ordered } of sides) {
      for (let seed = from; seed <= Math.min(last, from + BLOCK - 1); seed++) if (!ordered.has(seed)) yield { job, seed: String(seed) };
    }
  }
}
