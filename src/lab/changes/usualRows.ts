import type { PackRows } from '../../engine/content';
import { UsageError } from '../failures';
import { type Factor, factorsAt } from './factors';

/** Places of a pack that decide how hard it is, by groups, the most telling first. */
const PLACES = {
  counts: ['counts'],
  strength: ['strength'],
  monsters: ['monsters'],
  items: ['items'],
  schedule: ['schedule'],
  breeds: ['breeds.*.hp', 'breeds.*.power', 'breeds.*.defence'],
  others: ['asleep', 'wanderers', 'outOfDepth', 'elites.share', 'traps.count', 'traps.hidden', 'vaults.count', 'affixShare', 'captives'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A group of rows that can be changed. */
export type RowGroup = keyof typeof PLACES;

/** The groups, in their order. */
export const ROW_GROUPS = Object.keys(PLACES) as RowGroup[];

/** The rows of a group that a pack has; with an ending such as `@3` those that say something of these floors. */
export function rowsIn(rows: PackRows, group: RowGroup, ending = ''): Factor[] {
  return PLACES[group].flatMap((place) => factorsOr(rows, `${place}${ending}`));
}

/** The factors at a place; none where there is nothing to change. */
function factorsOr(rows: PackRows, place: string): Factor[] {
  try {
    return factorsAt(rows, [place]);
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}

/** The groups whose rows are looked at first: in a pack whose monsters do not get stronger with depth, what they are like as well. */
export function usualGroups(rows: PackRows): RowGroup[] {
  const first: RowGroup[] = ['counts', 'strength', 'monsters', 'schedule'];
  return rowsIn(rows, 'strength').length > 0 ? first : [...first, 'breeds'];
}
