import type { Content } from '../../engine/content';
import type { Arrival } from '../../lab/arrivals/Arrival';
import { formOfArrivals } from '../../lab/arrivals/arrivalsFile';
import { shippedFile } from '../../lab/arrivals/fitting';
import { HeroesByFloor } from './hits';

const known = new WeakMap<Content, HeroesByFloor>();

/** The heroes who come to floors of a pack. @param base the built-in pack that it extends; null for none */
export async function heroesFor(content: Content, base: string | null): Promise<HeroesByFloor> {
  const heroes = known.get(content) ?? new HeroesByFloor(content, base === null ? new Map<number, Arrival[]>() : await arrivalsOf(base));
  known.set(content, heroes);
  return heroes;
}

async function arrivalsOf(base: string): Promise<ReadonlyMap<number, readonly Arrival[]>> {
  const { SHIPPED_ARRIVALS } = await import(/* webpackChunkName: "workshop-arrivals" */ '../../lab/arrivals/shippedArrivals');
  return Object.hasOwn(SHIPPED_ARRIVALS, base) ? formOfArrivals(shippedFile(base), SHIPPED_ARRIVALS[base]).byFloor : new Map();
}
