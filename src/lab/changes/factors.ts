import type { PackRows } from '../../engine/content';
import { type CurvePoints, type CurveRow, FloorCurve } from '../../engine/core/floorCurve';
import { isRecord } from '../../engine/core/id';
import { loadContent } from '../../engine/pack/loadContent';
import { packSchema } from '../../engine/pack/packSchema';
import { partFor, type Part } from '../../engine/pack/references';
import { curve, type Range, RANGES } from '../../engine/pack/ranges';
import { UsageError } from '../failures';
import { type RowChange, setRows } from './rowChanges';

/** Rows of a pack that are made larger or smaller together. */
export interface Factor {
  /** Such as `monsters.wolf`. */
  readonly name: string;
  readonly path: readonly string[];
  readonly place: PackPlace;
  /** The only floors on which curves are scaled; undefined for all. */
  readonly floors?: FloorSpan | undefined;
}

/** Floors from one to another. */
export type FloorSpan = readonly [first: number, last: number];

/**
 * The factors at places of a pack: numbers and curves, and rows that hold some, which are scaled together. `monsters` stands for all of
 * its rows, `breeds.*.hp` for that field of each, `monsters.orc@3-4` for what a curve is on those floors only. Throws a `UsageError`
 * where there is nothing to make larger or smaller.
 */
export function factorsAt(rows: PackRows, places: readonly string[]): Factor[] {
  const pack = PackPlace.of(rows);
  return places.flatMap((name) => {
    const { place: places, floors } = readPlace(name);
    const found = expand(pack, places.split('.'), []).flatMap((each) => {
      const { path, place } = each;
      return path.length === 1 && !isScalable(place) ? expand(place, ['*'], path) : [each];
    });
    const isSame = (place: PackPlace, scale: number): boolean =>
      JSON.stringify(scaled(place, { scale, floors, how: further })) === JSON.stringify(place.value);
    const factors = found.filter(({ place }) => !(isSame(place, 2) && isSame(place, 0.5)));
    if (factors.length === 0) throw new UsageError(`${name}: there are no numbers or curves at this place of the pack.`);
    return factors.map(({ path, place }) => ({ name: `${path.join('.')}${name.slice(places.length)}`, path, place, floors }));
  });
}

/** A place of a pack, and the floors after an `@`. */
function readPlace(name: string): { readonly place: string; readonly floors: FloorSpan | undefined } {
  const [, place = name, first, last = first] = /^([^@]*)@(\d{1,4})(?:-(\d{1,4}))?$/.exec(name) ?? [];
  if (first === undefined || last === undefined) return { place, floors: undefined };
  if (Number(first) > Number(last)) throw new UsageError(`${name}: floors ascend, as in ${place}@${last}-${first}.`);
  return { place, floors: [Number(first), Number(last)] };
}

function expand(
  place: PackPlace, [key, ...rest]: readonly string[], path: readonly string[],
): { path: readonly string[]; place: PackPlace }[] {
  if (key === undefined) return [{ path, place }];
  if (!isRecord(place.value)) return [];
  const keys = key === '*' ? Object.keys(place.value) : Object.hasOwn(place.value, key) ? [key] : [];
  return keys.flatMap((each) => expand(place.at(each), rest, [...path, each]));
}

/** A whole number times a scale, as a whole number. */
type Rounding = (value: number, scale: number) => number;

/** The nearest whole number. */
export const exactly: Rounding = (value, scale) => Math.round(value * scale);

/** The nearest whole number that is at least 1 off the value, so that a small number is scaled at all; 0 stays. */
export const further: Rounding = (value, scale) => {
  if (scale === 1 || value === 0) return value;
  const size = Math.abs(value);
  return Math.sign(value) * (scale > 1 ? Math.max(size + 1, exactly(size, scale)) : Math.max(0, Math.min(size - 1, exactly(size, scale))));
};

/** Makes a pack with its factors scaled, 1 for not at all. */
export type MakePack = (rows: PackRows, factors: readonly Factor[], scales: readonly number[], how: Rounding) => PackRows;

/** Makes it without a look at whether it is one. */
export const scaledRows: MakePack = (rows, factors, scales, how) => setRows(rows, changesOf(factors, scales, how));

/** Makes it; a `UsageError` where it is no pack any more, since numbers may depend on each other. */
export const scaledPack: MakePack = (rows, factors, scales, how) => {
  const pack = scaledRows(rows, factors, scales, how);
  const made = loadContent(pack);
  if (made.ok) return pack;
  throw new UsageError(
    `The pack cannot be played with these rows so scaled; leave some out of --rows, or scale them less. ${made.errors.join(' ')}`,
  );
};

/** The scaled factors as changes of a pack. */
export function changesOf(factors: readonly Factor[], scales: readonly number[], how: Rounding): RowChange[] {
  return factors.map(({ path, place, floors }, at) => ({ path, value: scaled(place, { scale: scales[at] ?? 1, floors, how }) }));
}

/** By how much, where, and how it is rounded. */
interface Scaling {
  readonly scale: number;
  readonly floors: FloorSpan | undefined;
  readonly how: Rounding;
}

/** A number, a curve's values, or all of them in a row, times a scale, as far as a pack may go; what is one of a few numbers stays. */
function scaled(place: PackPlace, scaling: Scaling): unknown {
  const { value, range } = place;
  if (range !== null) return scaledWithin(value, range, scaling);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) =>
    [key, isScalable(place.at(key)) ? scaled(place.at(key), scaling) : each]));
}

function scaledWithin(value: unknown, [least, most]: Range, { scale, floors, how }: Scaling): unknown {
  const within = (each: number): number => (each === 0 ? 0 : Math.max(least, Math.min(most, how(each, scale))));
  if (typeof value === 'number') return floors ? value : within(value);
  const row = value as CurveRow;
  if (floors) return scaledOn(row, floors, within);
  const points = (all: CurvePoints): CurvePoints => all.map(([floor, each]) => [floor, within(each)]);
  return 'linear' in row ? { linear: points(row.linear) } : points(row);
}

/** A curve whose values on some floors are others, with points where they begin and end; as it is if no value changes. */
function scaledOn(row: CurveRow, [first, last]: FloorSpan, within: (value: number) => number): CurveRow {
  const isLinear = 'linear' in row;
  const points = isLinear ? row.linear : row;
  const curve = new FloorCurve(row);
  const start = Math.max(first, points[0]?.[0] ?? Infinity);
  if (start > last) return row;
  const inside = Array.from({ length: last - start + 1 }, (_, at) => start + at);
  if (inside.every((floor) => within(curve.at(floor)) === curve.at(floor))) return row;
  const isPoint = (floor: number): boolean => points.some(([each]) => each === floor);
  const changed = inside.filter((floor) => isLinear || floor === start || isPoint(floor));
  const edges = [...(isLinear && start > (points[0]?.[0] ?? 0) ? [start - 1] : []), last + 1];
  const next: [number, number][] = [
    ...points.filter(([floor]) => floor < start || floor > last).map(([floor, value]): [number, number] => [floor, value]),
    ...changed.map((floor): [number, number] => [floor, within(curve.at(floor))]),
    ...edges.filter((floor) => !isPoint(floor)).map((floor): [number, number] => [floor, curve.at(floor)]),
  ];
  next.sort(([a], [b]) => a - b);
  return isLinear ? { linear: next } : next;
}

function isScalable({ range }: PackPlace): boolean {
  return range !== null;
}

/** A place in the schema of packs, and what a pack has there. */
class PackPlace {
  private constructor(readonly value: unknown, private readonly schema: Part | undefined) {}

  /** A whole pack. */
  static of(pack: unknown): PackPlace {
    return new PackPlace(pack, packSchema as unknown as Part);
  }

  /** A place within, by its key. */
  at(key: string): PackPlace {
    const { entries, value: row, item } = partFor(this.schema, this.value) ?? {};
    return new PackPlace((this.value as Readonly<Record<string, unknown>>)[key], entries?.[key] ?? row ?? item);
  }

  /** The least and greatest number allowed here, or as a curve's value; null where the pack holds no number, or one of a few. */
  get range(): Range | null {
    const schema = partFor(this.schema, this.value);
    if (!schema) return null;
    const name = Object.entries(curve).find(([, each]) => [schema, schema.pipe?.[0]].includes(each as unknown as Part))?.[0];
    if (name !== undefined) return RANGES[name as keyof typeof RANGES];
    const [least, most] = ['min_value', 'max_value'].map((type) => schema.pipe?.find((step) => step.type === type)?.requirement);
    return typeof this.value === 'number' && typeof least === 'number' && typeof most === 'number' ? [least, most] : null;
  }
}
