import type { PackRows } from '../../engine/content';
import { isRecord } from '../../engine/core/isRecord';
import { UsageError } from '../UsageError';
import { setRows, type RowChange } from './setRows';

/** Rows of a pack that are made larger or smaller together. */
export interface Factor {
  /** Such as `monsters.wolf`. */
  readonly name: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * The factors at places of a pack: numbers and curves, and rows that hold some, which are scaled together. `monsters` stands for all of
 * its rows, `breeds.*.hp` for that field of each. Throws a `UsageError` where there is nothing to make larger.
 */
export function factorsAt(rows: PackRows, places: readonly string[]): Factor[] {
  return places.flatMap((place) => {
    const found = expand(rows, place.split('.'), []).flatMap(({ path, value }) => {
      const isTable = path.length === 1 && isRecord(value) && !isScalable(value);
      return isTable ? Object.entries(value).map(([key, row]) => ({ path: [...path, key], value: row })) : [{ path, value }];
    });
    const factors = found.filter(({ value }) => JSON.stringify(scaled(value, 2, further)) !== JSON.stringify(value));
    if (factors.length === 0) throw new UsageError(`${place}: there are no numbers or curves at this place of the pack.`);
    return factors.map(({ path, value }) => ({ name: path.join('.'), path, value }));
  });
}

function expand(value: unknown, [key, ...rest]: readonly string[], path: readonly string[]): { path: readonly string[]; value: unknown }[] {
  if (key === undefined) return [{ path, value }];
  if (!isRecord(value)) return [];
  const keys = key === '*' ? Object.keys(value) : Object.hasOwn(value, key) ? [key] : [];
  return keys.flatMap((each) => expand(value[each], rest, [...path, each]));
}

/** By how much every factor is scaled, 1 for not at all, and how a number is. */
export interface Scaling {
  readonly scales: readonly number[];
  readonly how: Rounding;
}

/** A whole number times a scale, as a whole number. */
export type Rounding = (value: number, scale: number) => number;

/** The nearest whole number. */
export const exactly: Rounding = (value, scale) => Math.round(value * scale);

/** The same, but at least 1 off, so that a small number is scaled at all; 0 stays. */
export const further: Rounding = (value, scale) => {
  if (scale === 1 || value === 0) return value;
  return scale > 1 ? Math.max(value + 1, exactly(value, scale)) : Math.max(0, Math.min(value - 1, exactly(value, scale)));
};

/** The pack with its factors scaled. */
export function scaledPack(rows: PackRows, factors: readonly Factor[], { scales, how }: Scaling): PackRows {
  return setRows(rows, changesOf(factors, scales, how));
}

/** The same as changes. */
export function changesOf(factors: readonly Factor[], scales: readonly number[], how: Rounding): RowChange[] {
  return factors.map(({ path, value }, at) => ({ path, value: scaled(value, scales[at] ?? 1, how) }));
}

/** A number, a curve's values, or all of them in a row, times a scale. */
export function scaled(value: unknown, scale: number, how: Rounding): unknown {
  if (typeof value === 'number') return how(value, scale);
  if (isPoints(value)) return value.map(([floor, each]) => [floor, how(each, scale)]);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, isScalable(each) ? scaled(each, scale, how) : each]));
}

function isScalable(value: unknown): boolean {
  return typeof value === 'number' || isPoints(value) || (isRecord(value) && Object.keys(value).length === 1 && isPoints(value['linear']));
}

function isPoints(value: unknown): value is [number, number][] {
  const isPoint = (point: unknown): boolean => Array.isArray(point) && point.length === 2 && point.every((each) => typeof each === 'number');
  return Array.isArray(value) && value.length > 0 && value.every(isPoint);
}
