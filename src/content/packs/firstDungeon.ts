import type { PackRows } from '../../engine/content';
import { classicBareBreeds } from '../monsters';
import { everywhere80x43, plain } from './common';

/* RULES 2: endless floors of one kind, with monsters but no items. */
export const firstDungeon = {
  ...plain,
  ...everywhere80x43,
  id: 'firstDungeon',
  sight: 8,
  lastFloor: null,
  levels: false,
  counts: { per: 'room', monsters: [[1, 2]], items: [] },
  monsters: { orc: [[0, 80]], troll: [[0, 20]] },
  items: {},
  breeds: classicBareBreeds,
  itemKinds: {},
} as const satisfies PackRows;
