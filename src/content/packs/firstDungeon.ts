import type { PackRows } from '../../engine/content';
import { classicBreeds } from '../monsters';
import { classicStatuses } from '../statuses';
import { tiles } from '../tiles';

/* RULES 2: one endless kind of floor, monsters and no items. */
export const firstDungeon = {
  id: 'firstDungeon',
  sight: 8,
  theme: 'cellars',
  layout: { width: [[1, 80]], height: [[1, 43]], attempts: [[1, 30]], roomMin: 6, roomMax: 10 },
  monstersPerRoom: [[1, 2]],
  itemsPerRoom: [],
  monsters: {
    orc:   [[0, 80]],
    troll: [[0, 20]],
  },
  items: {},
  breeds: classicBreeds,
  itemKinds: {},
  statuses: classicStatuses,
  tiles,
} as const satisfies PackRows;
