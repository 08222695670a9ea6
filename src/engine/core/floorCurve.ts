import type { Rng } from './rng';

/** `[floor, value]` points, floors ascending, values whole and at least 0. */
export type CurvePoints = readonly (readonly [floor: number, value: number])[];

/** A curve as written in a row: bare points make a step curve, `{ linear }` interpolates between them. */
export type CurveRow = CurvePoints | { readonly linear: CurvePoints };

/** A number that is the same on all floors, or a curve. */
export type Amount = number | CurveRow;

/** Curves of amounts, by their rows. */
const curves = new WeakMap<object, FloorCurve>();

/** The value of an amount on a floor. */
export function amountOn(amount: Amount, floor: number): number {
  if (typeof amount === 'number') return amount;
  let curve = curves.get(amount);
  if (!curve) curves.set(amount, (curve = new FloorCurve(amount)));
  return curve.at(floor);
}

/** A value that depends on the floor (RULES 1.1): everything that depends on depth is one. */
export class FloorCurve {
  private readonly points: CurvePoints;
  private readonly linear: boolean;

  /** @param row one without `curveErrors` */
  constructor(row: CurveRow) {
    this.linear = 'linear' in row;
    this.points = 'linear' in row ? row.linear : row;
  }

  /** The whole value on a floor; 0 before the first point. */
  at(floor: number): number {
    let last = -1;
    while (last + 1 < this.points.length && this.point(last + 1)[0] <= floor) last++;
    if (last < 0) return 0;
    const [from, value] = this.point(last);
    if (!this.linear || last + 1 === this.points.length) return value;
    const [to, next] = this.point(last + 1);
    return interpolate({ value, next, done: floor - from, whole: to - from });
  }

  /** The floors at which it has a point. */
  get floors(): readonly number[] {
    return this.points.map(([floor]) => floor);
  }

  private point(index: number): readonly [number, number] {
    return this.points[index] as readonly [number, number];
  }
}

/** The value between two points, rounded half up, by integer arithmetic. */
function interpolate({ value, next, done, whole }: { value: number; next: number; done: number; whole: number }): number {
  return Math.floor((2 * (value * whole + (next - value) * done) + whole) / (2 * whole));
}

/** All floors at which one of the curves has a point, ascending. */
export function floorsOf(...rows: readonly CurveRow[]): number[] {
  const floors = rows.flatMap((row) => ('linear' in row ? row.linear : row).map(([floor]) => floor));
  return [...new Set(floors)].sort((a, b) => a - b);
}

/** Upper limits of a curve: how many points, their floors, their values. */
interface CurveLimits {
  readonly points: number;
  readonly floor: number;
  readonly value: number;
}

/** The errors of a curve, each the end of a sentence; none if it can be used. */
export function curveErrors(row: unknown, limits: CurveLimits = { points: Infinity, floor: Infinity, value: Infinity }): string[] {
  const isLinear = typeof row === 'object' && row !== null && 'linear' in row;
  const points = isLinear ? row.linear : row;
  if (!Array.isArray(points)) return [`${show(points)} is not a list of [floor, value] points`];
  if (isLinear && Object.keys(row).length > 1) return [`${show(row)} has more than its linear points`];
  if (points.length > limits.points) return [`${points.length} points are more than ${limits.points}`];
  return points.flatMap((point: unknown, index) => pointErrors(point, points[index - 1], limits));
}

function pointErrors(point: unknown, before: unknown, limits: CurveLimits): string[] {
  if (!Array.isArray(point) || point.length !== 2) return [`${show(point)} is not a [floor, value] point`];
  const [floor, value] = point as [unknown, unknown];
  if (!isWhole(floor)) return [`floor ${show(floor)} is not a whole number of at least 0`];
  if (!isWhole(value)) return [`value ${show(value)} on floor ${floor} is not a whole number of at least 0`];
  if (floor > limits.floor) return [`floor ${floor} is more than ${limits.floor}`];
  if (value > limits.value) return [`value ${value} on floor ${floor} is more than ${limits.value}`];
  const last: unknown = Array.isArray(before) ? before[0] : undefined;
  if (floor === last) return [`duplicate floor ${floor}`];
  if (isWhole(last) && floor < last) return [`floor ${floor} comes after floor ${last}; points must ascend`];
  return [];
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Characters of a value shown in an error. */
const SHOWN = 80;

/** A value for an error message: NaN and Infinity by name, text in quotes, shortened if long. */
export function show(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value);
  // For what JSON can't express, show the type.
  const text = (JSON.stringify(value) as string | undefined) ?? `a ${typeof value}`;
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** A table as written in a pack: ids with weight curves. Draws depend on the order of its rows. */
export type TableRows = Readonly<Record<string, CurveRow>>;

interface FloorWeights {
  readonly ids: readonly string[];
  readonly weights: readonly number[];
  readonly total: number;
}

/** A drawn id, its weight, and the sum of the weights that it was drawn from. */
export interface Lot {
  readonly id: string;
  readonly weight: number;
  readonly total: number;
}

/** Draws ids by weights that depend on the floor (RULES 1.1). Weights are shares of their sum, not percentages. */
export class WeightedTable {
  private readonly curves: readonly (readonly [string, FloorCurve])[];
  private readonly byFloor = new Map<number, FloorWeights>();

  /** @param rows ones whose curves have no errors */
  constructor(rows: TableRows) {
    this.curves = Object.entries(rows).map(([id, row]) => [id, new FloorCurve(row)]);
  }

  /** The ids that can be drawn on a floor, with their weights, in the order of the rows. */
  weights(floor: number): readonly (readonly [id: string, weight: number])[] {
    const { ids, weights } = this.on(floor);
    return ids.map((id, index) => [id, weights[index] as number]);
  }

  /** The floors at which a weight has a point. */
  get floors(): readonly number[] {
    return this.curves.flatMap(([, curve]) => curve.floors);
  }

  /** One id; null, without drawing from the stream, if nothing has any weight. */
  draw(floor: number, rng: Rng): string | null {
    return this.drawLot(floor, rng)?.id ?? null;
  }

  /** One of the ids that fit; null, without drawing from the stream, if none of them has any weight. */
  drawAmong(floor: number, rng: Rng, fits: (id: string) => boolean): string | null {
    return this.drawLot(floor, rng, fits)?.id ?? null;
  }

  /** One id, or one of those that fit, with its odds; null, without drawing from the stream, if none of them has any weight. */
  drawLot(floor: number, rng: Rng, fits?: (id: string) => boolean): Lot | null {
    const on = this.on(floor);
    if (!fits) return pick(on, rng);
    const { ids, weights: all } = on;
    const weights = all.map((weight, index) => (fits(ids[index] as string) ? weight : 0));
    return pick({ ids, weights, total: weights.reduce((sum, weight) => sum + weight, 0) }, rng);
  }

  private on(floor: number): FloorWeights {
    const known = this.byFloor.get(floor);
    if (known) return known;
    const made = weigh(this.curves.map(([id, curve]) => [id, curve.at(floor)] as const).filter(([, weight]) => weight > 0));
    this.byFloor.set(floor, made);
    return made;
  }
}

/** One of these ids by weight; null, without drawing from the stream, if nothing has any weight. */
export function drawFrom(weights: readonly (readonly [id: string, weight: number])[], rng: Rng): string | null {
  return pick(weigh(weights), rng)?.id ?? null;
}

function weigh(live: readonly (readonly [id: string, weight: number])[]): FloorWeights {
  return {
    ids: live.map(([id]) => id),
    weights: live.map(([, weight]) => weight),
    total: live.reduce((sum, [, weight]) => sum + weight, 0),
  };
}

function pick({ ids, weights, total }: FloorWeights, rng: Rng): Lot | null {
  if (total === 0) return null;
  let rest = rng.below(total);
  let index = 0;
  while (index < weights.length && rest >= (weights[index] as number)) rest -= weights[index++] as number;
  const id = ids[index];
  if (id === undefined) throw new Error(`A draw of ${total} falls beyond ${weights.join(' + ')}.`);
  return { id, weight: weights[index] as number, total };
}
