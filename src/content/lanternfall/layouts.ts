import type { CurveRow } from '../../engine/core/floorCurve';
import type { LayoutRow } from '../../engine/content';

/*
 * How floors are dug: halls on floors 1 to 5, rootways on 6 to 10.
 *   width, height  of the map; roomMin, roomMax  sides of a room
 *   dug      percent of the map; open, rounds  of the caves' automaton
 *   loops    percent of dead-end rooms that get a second way in; in caves, of thin walls that fall
 *   doors    percent of doorways with a door
 *   patches  of other tiles, per floor; hangings  walls that are torches
 */

const width: CurveRow  = { linear: [[1, 56], [10, 72]] };
const height: CurveRow = { linear: [[1, 32], [10, 42]] };

const cellars  = { theme: 'cellars',  width, height, loops: 60 } as const;
const rootways = { theme: 'rootways', width, height, dig: 'caves', loops: 60 } as const;

const doors: CurveRow = [[1, 35], [3, 50]];
const litter: Readonly<Record<string, CurveRow>> = { rubble: [[1, 2], [4, 3]], water: [[2, 1], [4, 2]], oil: [[2, 1]] };
const torches: Readonly<Record<string, CurveRow>> = { torch: [[1, 9], [3, 7], [5, 5]] };
const growth: Readonly<Record<string, CurveRow>> = { rubble: [[6, 2], [8, 3]], water: [[6, 3], [8, 4]], glowcap: [[6, 4], [8, 5]], tallGrass: [[6, 6], [8, 8]], web: [[6, 1]], deepWater: [[6, 2], [8, 3]] };

export const layouts = {
  rooms:   { ...cellars, dig: 'rooms', attempts: [[1, 30]], roomMin: 5, roomMax: 10, inset: 0, stairs: 'ends', doors, patches: litter, hangings: torches },
  digger:  { ...cellars, dig: 'digger',  roomMin: 4, roomMax: 9, dug: 30, doors, patches: litter, hangings: torches },
  uniform: { ...cellars, dig: 'uniform', roomMin: 4, roomMax: 9, dug: 25, doors, patches: litter, hangings: torches },
  /** Wide caverns and narrow passages. */
  caverns: { ...rootways, open: 52, rounds: 4, patches: growth },
  burrows: { ...rootways, open: 45, rounds: 2, patches: growth },
} as const satisfies Record<string, LayoutRow>;

/** How often each is used. */
export const layoutWeights = {
  rooms:   [[1, 30], [3, 20], [6, 0]],
  digger:  [[1, 40], [6, 0]],
  uniform: [[2, 40], [6, 0]],
  caverns: [[6, 50]],
  burrows: [[6, 20], [8, 50]],
} as const;
