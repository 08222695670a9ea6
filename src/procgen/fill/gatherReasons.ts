import type { Content } from '../../engine/content';
import type { FloorPlan } from '../../engine/ports';
import type { DrawnVault } from '../dig/Layout';
import type { FloorReasons, FloorTotals, LayoutReason, Placed } from '../reasons';
import type { Filled, RoomCount } from './fillByCounts';
import type { Notes } from './Notes';

/** A filled floor: its plan and counts, and how its layout and vaults came about. */
interface Finished {
  readonly plan: FloorPlan;
  readonly perRoom: Filled['perRoom'];
  readonly layout: LayoutReason;
  readonly vaults: readonly DrawnVault[];
}

/** Why everything on a floor is there, by what was noted as it was made. */
export function gatherReasons(content: Content, { plan, perRoom, layout, vaults }: Finished, notes: Notes): FloorReasons {
  const { counts } = content;
  const { number } = plan;
  const counted = (what: 'monsters' | 'items'): FloorTotals['monsters'] => {
    return { per: counts.per, most: counts[what].at(number), ...sumOf(perRoom[what]) };
  };
  const sure = [layout.near, layout.arena].filter((draw) => draw !== null).length;
  return {
    layout,
    places: vaults.map(({ draw }) => draw),
    ...notes.of(plan),
    totals: {
      danger: notes.danger,
      monsters: counted('monsters'),
      items: counted('items'),
      traps: notes.trapCount,
      schedule: notes.schedule,
      vaults: { wanted: sure + content.vaults.count.at(number), placed: vaults.length },
    },
  };
}

function sumOf(rooms: readonly RoomCount[]): Placed {
  const sum = (what: keyof RoomCount): number => rooms.reduce((total, room) => total + room[what], 0);
  return { drawn: sum('drawn'), placed: sum('placed') };
}
