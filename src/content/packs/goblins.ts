import type { PackRows } from '../../engine/content';
import { goblinItems } from '../items';
import { goblinBreeds } from '../monsters';
import { plain } from './common';

/* RULES 4: persistent floors, stairs both ways, layouts and counts that grow in bands of floors. */
export const goblins = {
  ...plain,
  id: 'goblins',
  sight: 10,
  lastFloor: null,
  floorsPersist: true,
  levels: false,
  layouts: { rooms: {
    dig: 'rooms',
    theme: 'cellars',
    attempts: [[1, 6],  [5, 12], [9, 18], [14, 24], [19, 30]],
    width:    [[1, 47], [5, 63], [9, 79]],
    height:   [[1, 17], [5, 23], [9, 29]],
    roomMin: 6,
    roomMax: 12,
    inset: 1,
    stairs: 'anywhere',
  } },
  layoutWeights: { rooms: [[0, 1]] },
  counts: {
    per: 'floor',
    monsters: [[1, 3], [5, 6], [9, 9], [14, 12], [19, 15]],
    items:    [[1, 2], [5, 3], [9, 5], [14, 7],  [19, 10]],
  },
  monsters: {
    goblin:        [[0, 80]],
    goblinWarrior: [[1, 15], [5, 30], [7, 60]],
  },
  items: {
    healthPotion:    [[0, 35]],
    paralyseScroll:  [[2, 10]],
    lightningScroll: [[4, 25]],
    fireballScroll:  [[6, 25]],
  },
  breeds: goblinBreeds,
  itemKinds: goblinItems,
} as const satisfies PackRows;
