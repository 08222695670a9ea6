import type { PackRows } from '../../engine/content';
import { loadContent } from '../../engine/pack/loadContent';
import { isRecord } from '../../engine/core/isRecord';
import type { CurvePoints, CurveRow } from '../../engine/core/floorCurve';
import type { Range } from '../../engine/pack/ranges';
import { UsageError } from '../UsageError';
import { PackPlace } from './PackPlace';
import { setRows, type RowChange } from './setRows';

/** Rows of a pack that are made larger or smaller together. */
export interface Factor {
  /** Such as `monsters.wolf`. */
  readonly name: string;
  readonly path: readonly string[];
  readonly place: PackPlace;
}

/**
 * The factors at places of a pack: numbers and curves, and rows that hold some, which are scaled together. `monsters` stands for all of
 * its rows, `breeds.*.hp` for that field of each. Throws a `UsageError` where there is nothing to make larger or smaller.
 */
export function factorsAt(rows: PackRows, places: readonly string[]): Factor[] {
  const pack = PackPlace.of(rows);
  return places.flatMap((name) => {
    const found = expand(pack, name.split('.'), []).flatMap((each) => {
      const { path, place } = each;
      return path.length === 1 && !isScalable(place) ? expand(place, ['*'], path) : [each];
    });
    const isSame = (place: PackPlace, scale: number): boolean => JSON.stringify(scaled(place, scale, further)) === JSON.stringify(place.value);
    const factors = found.filter(({ place }) => !(isSame(place, 2) && isSame(place, 0.5)));
    if (factors.length === 0) throw new UsageError(`${name}: there are no numbers or curves at this place of the pack.`);
    return factors.map(({ path, place }) => ({ name: path.join('.'), path, place }));
  });
}

function expand(place: PackPlace, [key, ...rest]: readonly string[], path: readonly string[]): { path: readonly string[]; place: PackPlace }[] {
  if (key === undefined) return [{ path, place }];
  if (!isRecord(place.value)) return [];
  const keys = key === '*' ? Object.keys(place.value) : Object.hasOwn(place.value, key) ? [key] : [];
  return keys.flatMap((each) => expand(place.at(each), rest, [...path, each]));
}

/** A whole number times a scale, as a whole number. */
export type Rounding = (value: number, scale: number) => number;

/** The nearest whole number. */
export const exactly: Rounding = (value, scale) => Math.round(value * scale);

/** The nearest whole number that is at least 1 off the value, so that a small number is scaled at all; 0 stays. */
export const further: Rounding = (value, scale) => {
  if (scale === 1 || value === 0) return value;
  const size = Math.abs(value);
  return Math.sign(value) * (scale > 1 ? Math.max(size + 1, exactly(size, scale)) : Math.max(0, Math.min(size - 1, exactly(size, scale))));
};

/** The pack with its factors scaled, 1 for not at all; a `UsageError` where it is none any more, since numbers may depend on each other. */
export function scaledPack(rows: PackRows, factors: readonly Factor[], scales: readonly number[], how: Rounding): PackRows {
  const pack = setRows(rows, changesOf(factors, scales, how));
  const made = loadContent(pack);
  if (made.ok) return pack;
  throw new UsageError(`The pack cannot be played with these rows so scaled; leave some out of --rows, or scale them less. ${made.errors.join(' ')}`);
}

/** The scaled factors as changes of a pack. */
export function changesOf(factors: readonly Factor[], scales: readonly number[], how: Rounding): RowChange[] {
  return factors.map(({ path, place }, at) => ({ path, value: scaled(place, scales[at] ?? 1, how) }));
}

/** A number, a curve's values, or all of them in a row, times a scale, as far as a pack may go; what is one of a few numbers stays. */
export function scaled(place: PackPlace, scale: number, how: Rounding): unknown {
  const { value, range } = place;
  if (range !== null) return scaledWithin(value, range, (each) => how(each, scale));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, isScalable(place.at(key)) ? scaled(place.at(key), scale, how) : each]));
}

function scaledWithin(value: unknown, [least, most]: Range, times: (value: number) => number): unknown {
  const within = (each: number): number => (each === 0 ? 0 : Math.max(least, Math.min(most, times(each))));
  if (typeof value === 'number') return within(value);
  const points = (row: CurvePoints): CurvePoints => row.map(([floor, each]) => [floor, within(each)]);
  const row = value as CurveRow;
  return 'linear' in row ? { linear: points(row.linear) } : points(row);
}

function isScalable({ range }: PackPlace): boolean {
  return range !== null;
}
