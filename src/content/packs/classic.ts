import type { PackRows } from '../../engine/content';
import { classicItems } from '../items';
import { classicBreeds } from '../monsters';
import { classicBareWeights, classicCounts, classicMonsters, plain, rooms80x43 } from './common';

/* RULES 2: the same with equipment. */
export const classic = {
  ...plain,
  id: 'classic',
  sight: 8,
  lastFloor: null,
  levels: true,
  start: ['dagger', 'leatherArmour'],
  layout: rooms80x43,
  counts: classicCounts,
  monsters: classicMonsters,
  items: { ...classicBareWeights, sword: [[4, 5]], chainMail: [[6, 15]] },
  breeds: classicBreeds,
  itemKinds: classicItems,
} as const satisfies PackRows;
