import { valuesOn, readCurve } from '../tables/points';
import { say } from '../words';
import type { Difference } from './writtenPack';

/** A difference as a sentence; of a curve, only the floors on which it differs. @param place its name */
export function inWords({ path, before, after }: Difference, place = path.join('.')): string {
  const floors = path[0] === 'growth' ? [] : floorsThatDiffer(before, after);
  if (floors.length > 0) {
    const [old, now] = [valuesOn(before, floors), valuesOn(after, floors)];
    const changes = floors.map((floor, at) => say('shop.difference.onFloor', { floor, before: old[at] ?? 0, after: now[at] ?? 0 }));
    return say('shop.difference.curve', { place, changes: changes.join('; ') });
  }
  const key = before === undefined ? 'shop.difference.added' : after === undefined ? 'shop.difference.removed' : 'shop.difference';
  return say(key, { place, before: written(before), after: written(after) });
}

/** The floors of points on which two step curves differ; none where either is no such curve. */
function floorsThatDiffer(before: unknown, after: unknown): number[] {
  const [one, other] = [readCurve(before), readCurve(after)];
  if ([one, other].some(({ kind, points }) => kind !== 'steps' || points.length === 0)) return [];
  const floors = [...new Set([...one.points, ...other.points].map(({ floor }) => floor))].sort((left, right) => left - right);
  const [old, now] = [valuesOn(before, floors), valuesOn(after, floors)];
  return floors.filter((_, at) => old[at] !== now[at]);
}

function written(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}
