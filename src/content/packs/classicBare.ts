import type { PackRows } from '../../engine/content';
import { classicBareItems } from '../items';
import { classicBareBreeds } from '../monsters';
import { classicBareWeights, classicCounts, classicMonsters, everywhere80x43, plain } from './common';

/* RULES 2: the tutorial's game at its chapter on increasing difficulty, endless. */
export const classicBare = {
  ...plain,
  ...everywhere80x43,
  id: 'classicBare',
  sight: 8,
  lastFloor: null,
  levels: true,
  counts: classicCounts,
  monsters: classicMonsters,
  items: classicBareWeights,
  breeds: classicBareBreeds,
  itemKinds: classicBareItems,
} as const satisfies PackRows;
