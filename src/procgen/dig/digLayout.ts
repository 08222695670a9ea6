import type { Rng } from '../../engine/core/rng';
import { addLoops } from './addLoops';
import { digCaves } from './digCaves';
import { digHalls } from './digHalls';
import { digRooms } from './digRooms';
import type { DigPlan, Layout, Palette, PlanFor } from './Layout';

type Dig<P> = (plan: P, palette: Palette, rng: Rng) => Layout | null;

/** Digs a layout. On null, or if the floor has errors, it is called again with another stream. */
export type Digger = Dig<DigPlan>;

/** Every way to dig a floor. */
const DIGGERS: { readonly [K in DigPlan['dig']]: Dig<PlanFor<K>> } = {
  rooms(plan, palette, rng) {
    const layout = digRooms(plan, palette, rng);
    return layout && addLoops(layout, plan.loops, palette, rng) ? layout : null;
  },
  digger: digHalls,
  uniform: digHalls,
  caves: digCaves,
};

export const digLayout: Digger = (plan, palette, rng) => (DIGGERS[plan.dig] as Digger)(plan, palette, rng);
