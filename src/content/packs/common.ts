import { classicStatuses } from '../statuses';
import { tiles } from '../tiles';

/* Shared by the classic packs (RULES 1). Curves are [floor, value]: the value holds from that floor on. */

/** Defaults of these packs. */
export const plain = {
  floorsPersist: false,
  onDescend: [],
  start: [],
  affixShare: [],
  affixWeights: {},
  affixes: {},
  statuses: classicStatuses,
  tiles,
} as const;

/** RULES 1.3: 80 x 43, sides 6..10, 30 attempts. */
const rooms80x43 = {
  dig: 'rooms',
  theme: 'cellars',
  width: [[1, 80]],
  height: [[1, 43]],
  attempts: [[1, 30]],
  roomMin: 6,
  roomMax: 10,
  inset: 0,
  stairs: 'ends',
} as const;

/** The layout of every floor. */
export const everywhere80x43 = { layouts: { rooms: rooms80x43 }, layoutWeights: { rooms: [[0, 1]] } } as const;

/** RULES 2: most monsters and items per room. */
export const classicCounts = { per: 'room', monsters: [[1, 2], [4, 3], [6, 5]], items: [[1, 1], [4, 2]] } as const;

/** RULES 2: weights are shares of their sum. */
export const classicMonsters = { orc: [[0, 80]], troll: [[3, 15], [5, 30], [7, 60]] } as const;

/** RULES 2: items without equipment. */
export const classicBareWeights = {
  healthPotion:    [[0, 35]],
  confusionScroll: [[2, 10]],
  lightningScroll: [[4, 25]],
  fireballScroll:  [[6, 25]],
} as const;
