import { FloorCurve, type CurvePoints, type CurveRow } from '../../engine/core/floorCurve';
import { isRecord } from '../../engine/core/id';

/** How a curve goes from one point to the next. */
export type CurveKind = 'steps' | 'linear';

/** A point as it is written, which checks may refuse. */
export interface Point {
  readonly floor: number;
  readonly value: unknown;
}

/** A curve as it is written; what is no point is left out. */
export interface ReadCurve {
  readonly kind: CurveKind;
  readonly points: readonly Point[];
}

/** Where a point is moved to. */
export interface Target {
  readonly floor: number;
  readonly value: number;
}

/** The least and the greatest of floors and values within which points are moved. */
export interface Bounds {
  readonly floors: readonly [least: number, most: number];
  readonly most: number;
}

/** Reads a curve, be it absent or faulty. */
export function readCurve(row: unknown): ReadCurve {
  const isLinear = isRecord(row) && 'linear' in row;
  const points: unknown = isLinear ? row['linear'] : row;
  const pairs = Array.isArray(points) ? (points as unknown[]).filter(isPair) : [];
  return { kind: isLinear ? 'linear' : 'steps', points: pairs.map(([floor, value]) => ({ floor, value })) };
}

function isPair(point: unknown): point is [number, unknown] {
  return Array.isArray(point) && point.length === 2 && typeof point[0] === 'number';
}

/** A curve as packs have it. */
export function writeCurve({ kind, points }: ReadCurve): unknown {
  const pairs = points.map(({ floor, value }) => [floor, value]);
  return kind === 'linear' ? { linear: pairs } : pairs;
}

/** The same curve going the other way from point to point. */
export function withKind(row: unknown, kind: CurveKind): unknown {
  return writeCurve({ ...readCurve(row), kind });
}

/** A curve with a value at a floor, in place of the point there, if there is one. Undefined takes the point away. */
export function withPoint(row: unknown, floor: number, value: unknown): unknown {
  const { kind, points } = readCurve(row);
  const others = points.filter((point) => point.floor !== floor);
  return writeCurve({ kind, points: inOrder(value === undefined ? others : [...others, { floor, value }]) });
}

/** A curve with another point in place of one of its points; what is moved past others is put in order. */
export function withPointChanged(row: unknown, index: number, point: Point): unknown {
  const { kind, points } = readCurve(row);
  return writeCurve({ kind, points: inOrder(points.map((old, place) => (place === index ? point : old))) });
}

/** A curve without one of its points. */
export function withoutPoint(row: unknown, index: number): unknown {
  const { kind, points } = readCurve(row);
  return writeCurve({ kind, points: points.filter((_, place) => place !== index) });
}

/** A curve with a point moved as far as its neighbours and the bounds let it go. */
export function withPointMoved(row: unknown, index: number, to: Target, { floors: [least, most], most: top }: Bounds): unknown {
  const { points } = readCurve(row);
  const low = Math.max(least, (points[index - 1]?.floor ?? -Infinity) + 1);
  const high = Math.min(most, (points[index + 1]?.floor ?? Infinity) - 1);
  const floor = low > high ? (points[index]?.floor ?? low) : within(Math.round(to.floor), low, high);
  return withPointChanged(row, index, { floor, value: within(Math.round(to.value), 0, top) });
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function inOrder(points: readonly Point[]): Point[] {
  return [...points].sort((a, b) => a.floor - b.floor);
}

/** A curve's value on each of some floors; points that the checks would refuse do not count. */
export function valuesOn(row: unknown, floors: readonly number[]): number[] {
  const sound = new FloorCurve(soundCurve(row));
  return floors.map((floor) => sound.at(floor));
}

function soundCurve(row: unknown): CurveRow {
  const { kind, points } = readCurve(row);
  const sound = points.filter(({ floor, value }) => isWhole(floor) && isWhole(value)) as readonly Target[];
  const pairs: CurvePoints = inOrder(sound).map(({ floor, value }) => [floor, value as number]);
  return kind === 'linear' ? { linear: pairs } : pairs;
}

function isWhole(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** What somebody typed: a number where it is one, undefined where it is empty, else the text, for the checks to refuse. */
export function typed(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) ? number : trimmed;
}

/** A written value as it is shown where it can be typed over. */
export function shown(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a curve has on a floor: a point of its own, a value that holds from one before, or one between two. */
export interface CellState {
  readonly point: Point | null;
  readonly value: number;
  readonly kind: 'point' | 'none' | 'holds' | 'between';
}

/** What a curve has on each of some floors. */
export function cellsOf(row: unknown, floors: readonly number[]): CellState[] {
  const { kind, points } = readCurve(row);
  const values = valuesOn(row, floors);
  const [first, last] = [points[0]?.floor ?? Infinity, points.at(-1)?.floor ?? -Infinity];
  return floors.map((floor, index) => {
    const point = points.find((each) => each.floor === floor) ?? null;
    const value = values[index] ?? 0;
    if (point) return { point, value, kind: 'point' };
    if (floor < first) return { point, value, kind: 'none' };
    return { point, value, kind: kind === 'linear' && floor < last ? 'between' : 'holds' };
  });
}
