import type { Rng } from '../../engine/core/rng';
import { digCaves } from './digCaves';
import { digRooms } from './digRooms';
import type { Layout, Palette } from './Layout';
import type { DigPlan } from './digPlan';
import { digHalls } from './digHalls';
import { addLoops } from './addLoops';

/** Digs a layout. On null, or if the floor has errors, it is called again with another stream. */
export type Digger = (plan: DigPlan, palette: Palette, rng: Rng) => Layout | null;

export const digLayout: Digger = (plan, palette, rng) => {
  switch (plan.dig) {
    case 'rooms': {
      const layout = digRooms(plan, palette, rng);
      return layout && addLoops(layout, { percent: plan.loops, palette }, rng) ? layout : null;
    }
    case 'digger':
    case 'uniform':
      return digHalls(plan, palette, rng);
    case 'caves':
      return digCaves(plan, palette, rng);
  }
};
