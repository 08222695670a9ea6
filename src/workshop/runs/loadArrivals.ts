import type { LoadArrivals } from './Coming';

/** Loads the arrivals that come with the game. */
export const loadArrivals: LoadArrivals = async () => {
  const { SHIPPED_ARRIVALS } = await import(/* webpackChunkName: "workshop-arrivals" */ '../../lab/arrivals/shippedArrivals');
  return SHIPPED_ARRIVALS;
};
