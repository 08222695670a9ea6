import { valuesOn, readCurve } from '../tables/points';
import { say } from '../words';
import type { Difference } from './writtenPack';

/** A difference as a sentence; of a curve, only the floors on which it differs. @param place its name */
export function inWords({ path, before, after }: Difference, place = path.join('.')): string {
  const changes = path[0] === 'growth' ? [] : changesByFloor(before, after);
  if (changes.length > 0) {
    return say('shop.difference.curve', { place, changes: changes.map((each) => say('shop.difference.onFloor', each)).join('; ') });
  }
  const key = before === undefined ? 'shop.difference.added' : after === undefined ? 'shop.difference.removed' : 'shop.difference';
  return say(key, { place, before: written(before), after: written(after) });
}

/** Where two step curves differ, by floors of their points; nothing where either is no such curve. */
function changesByFloor(before: unknown, after: unknown): { floor: number; before: number; after: number }[] {
  const [one, other] = [readCurve(before), readCurve(after)];
  if ([one, other].some(({ kind, points }) => kind !== 'steps' || points.length === 0)) return [];
  const floors = [...new Set([...one.points, ...other.points].map(({ floor }) => floor))].sort((left, right) => left - right);
  const [old, now] = [valuesOn(before, floors), valuesOn(after, floors)];
  return floors.map((floor, at) => ({ floor, before: old[at] ?? 0, after: now[at] ?? 0 })).filter((each) => each.before !== each.after);
}

function written(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}
