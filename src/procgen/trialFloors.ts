import type { Content } from '../engine/content';
import { FloorCurve } from '../engine/core/floorCurve';
import { WeightedTable } from '../engine/core/weightedTable';

/** Floors of the even sample, and the last floor of it if the pack's floors are endless. */
const SAMPLE = 16;
const DEEP = 12;

/**
 * The floors that a trial visits: those on which anything in the pack changes, then one between each two of them and an even sample.
 * Either begins with its first and last floors and goes on between those, so that a trial that ends early has been everywhere.
 */
export function trialFloors(content: Content): number[] {
  const points = changesOf(content);
  const last = content.lastFloor ?? Math.max(DEEP, ...points);
  const changes = ascending([1, last, ...points.map((floor) => Math.min(last, Math.max(1, floor)))]);
  const between = changes.slice(1).map((floor, i) => (floor + (changes[i] as number)) >> 1);
  const steps = Math.min(SAMPLE, content.lastFloor ?? DEEP) - 1;
  const even = Array.from({ length: steps }, (_, i) => 1 + Math.round((i * ((content.lastFloor ?? DEEP) - 1)) / steps));
  const known = new Set(changes);
  return [...scattered(changes), ...scattered(ascending([...between, ...even]).filter((floor) => !known.has(floor)))];
}

/** All floors at which any curve, weight or amount of a pack has a point. */
function changesOf(content: Content): number[] {
  const floors = new Set<number>();
  const stack: unknown[] = [content];
  while (stack.length > 0) {
    const next = stack.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (next instanceof FloorCurve || next instanceof WeightedTable) for (const floor of next.floors) floors.add(floor);
    else if (isPoints(next)) for (const [floor] of next) floors.add(floor);
    else stack.push(...(next instanceof Map ? next.values() : Object.values(next)));
  }
  return [...floors];
}

/** Whether a value is the points of an amount. */
function isPoints(value: object): value is readonly (readonly [number, number])[] {
  return Array.isArray(value) && value.length > 0 && value.every((point) => Array.isArray(point) && point.length === 2 && point.every(Number.isInteger));
}

function ascending(floors: readonly number[]): number[] {
  return [...new Set(floors)].sort((a, b) => a - b);
}

/** A list's first and last, then the one in the middle, those in the middle of the halves, and so on. */
function scattered<T>(list: readonly T[]): T[] {
  const order = new Set([0, list.length - 1]);
  for (let step = list.length; step > 1; step = (step + 1) >> 1) for (let i = step >> 1; i < list.length; i += step) order.add(i);
  list.forEach((_, i) => order.add(i));
  return [...order].flatMap((i) => list.slice(i, i + 1));
}
