import type { PackRows } from '../../engine/content';
import { classicBareItems } from '../items';
import { classicBareBreeds } from '../monsters';
import { classicBareWeights, classicCounts, classicMonsters, plain, rooms80x43 } from './common';

/* RULES 2: the game at its chapter on increasing difficulty, endless. */
export const classicBare = {
  ...plain,
  id: 'classicBare',
  sight: 8,
  lastFloor: null,
  levels: true,
  layout: rooms80x43,
  counts: classicCounts,
  monsters: classicMonsters,
  items: classicBareWeights,
  breeds: classicBareBreeds,
  itemKinds: classicBareItems,
} as const satisfies PackRows;
