import type { Shop } from '../Shop';
import type { Place } from './begunRun';

/** Plays a floor of the draft, with what is loaded only for that. */
export function play(shop: Shop, place: Place): void {
  void import(/* webpackChunkName: "workshop-trial" */ './playFloor').then(({ playFloor }) => playFloor(shop, place));
}

/** The seeds of runs that begin with none in particular. */
const SEEDS = 1_000_000;

/** Any seed: a number, as everywhere in the workshop. */
export function someSeed(): string {
  return String(1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS));
}
