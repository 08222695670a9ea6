import type { World } from '../World';

/** Turns of oil in the lantern that the player carries; none while it is without it. */
export function oilOf({ state: { hero } }: Pick<World, 'state'>): number {
  return hero.lamp ? 0 : hero.oil;
}
