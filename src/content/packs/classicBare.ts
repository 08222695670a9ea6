import type { PackRows } from '../../engine/content';
import { classicItems } from '../items';
import { classicBreeds } from '../monsters';
import { classicStatuses } from '../statuses';
import { tiles } from '../tiles';

/* RULES 2. Curves are [floor, value]: the value holds from that floor on. Weights are shares of their sum. */
export const classicBare = {
  id: 'classicBare',
  sight: 8,
  theme: 'cellars',
  layout: { width: [[1, 80]], height: [[1, 43]], attempts: [[1, 30]], roomMin: 6, roomMax: 10 },
  monstersPerRoom: [[1, 2], [4, 3], [6, 5]],
  itemsPerRoom: [[1, 1], [4, 2]],
  monsters: {
    orc:   [[0, 80]],
    troll: [[3, 15], [5, 30], [7, 60]],
  },
  items: {
    healthPotion:    [[0, 35]],
    confusionScroll: [[2, 10]],
    lightningScroll: [[4, 25]],
    fireballScroll:  [[6, 25]],
  },
  breeds: classicBreeds,
  itemKinds: classicItems,
  statuses: classicStatuses,
  tiles,
} as const satisfies PackRows;
