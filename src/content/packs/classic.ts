import type { PackRows } from '../../engine/content';
import { classicItems } from '../items';
import { classicBreeds } from '../monsters';
import { classicBareWeights, classicCounts, classicMonsters, everywhere80x43, plain } from './common';

/* RULES 2: the same with equipment. */
export const classic = {
  ...plain,
  ...everywhere80x43,
  id: 'classic',
  sight: 8,
  lastFloor: null,
  levels: true,
  start: ['dagger', 'leatherArmour'],
  counts: classicCounts,
  monsters: classicMonsters,
  items: { ...classicBareWeights, sword: [[4, 5]], chainMail: [[6, 15]] },
  breeds: classicBreeds,
  itemKinds: classicItems,
} as const satisfies PackRows;
