import type { PackRows } from '../../engine/content';
import { deepItems } from '../items';
import { deepBreeds } from '../monsters';
import { classicBareWeights, classicCounts, classicMonsters, everywhere80x43, plain } from './common';

/* RULES 3: the same with equipment. */
export const deep = {
  ...plain,
  ...everywhere80x43,
  id: 'deep',
  sight: 10,
  lastFloor: 10,
  levels: true,
  onDescend: [{ do: 'heal', amount: 50, unit: 'percent' }],
  start: ['dagger'],
  counts: classicCounts,
  monsters: classicMonsters,
  items: { ...classicBareWeights, sword: [[4, 5]], shield: [[8, 15]] },
  breeds: deepBreeds,
  itemKinds: deepItems,
} as const satisfies PackRows;
