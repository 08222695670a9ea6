import type { PackRows } from '../../engine/content';
import { deepBareItems } from '../items';
import { deepBareBreeds } from '../monsters';
import { classicBareWeights, classicCounts, classicMonsters, everywhere80x43, plain } from './common';

/* RULES 3: re-balanced to be hard; the stairs of floor 10 win, and going down heals half. */
export const deepBare = {
  ...plain,
  ...everywhere80x43,
  id: 'deepBare',
  sight: 10,
  lastFloor: 10,
  levels: true,
  onDescend: [{ do: 'heal', amount: 50, unit: 'percent' }],
  counts: classicCounts,
  monsters: classicMonsters,
  items: classicBareWeights,
  breeds: deepBareBreeds,
  itemKinds: deepBareItems,
} as const satisfies PackRows;
