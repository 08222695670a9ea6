import { Rng } from '../core/rng';
import type { Streams } from '../state';

/** The initial running streams of a run, each from the seed and its own name. */
export function startStreams(seed: string): Streams {
  return {
    combat: Rng.stateOf(seed, 'combat'),
    ai: Rng.stateOf(seed, 'ai'),
    loot: Rng.stateOf(seed, 'loot'),
    flavour: Rng.stateOf(seed, 'flavour'),
  };
}
