import type { Rng } from './rng';

/** Shuffles a list in place, uniformly (Fisher-Yates), and returns it. */
export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const kept = list[last] as T;
    list[last] = list[other] as T;
    list[other] = kept;
  }
  return list;
}
