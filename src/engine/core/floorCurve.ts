/** `[floor, value]` points, floors ascending, whole values of at least 0. */
export type CurvePoints = readonly (readonly [floor: number, value: number])[];

/** A curve as a row writes it: bare points are a step curve, `{ linear }` runs straight between them. */
export type CurveRow = CurvePoints | { readonly linear: CurvePoints };

/** A value that depends on the floor (RULES 1.1): the one way in which anything depends on depth. */
export class FloorCurve {
  private readonly points: CurvePoints;
  private readonly linear: boolean;

  /** Takes a row that `curveErrors` finds nothing wrong with. */
  constructor(row: CurveRow) {
    this.linear = 'linear' in row;
    this.points = 'linear' in row ? row.linear : row;
  }

  /** The whole value on that floor; 0 before the first point. */
  at(floor: number): number {
    let last = -1;
    while (last + 1 < this.points.length && this.point(last + 1)[0] <= floor) last++;
    if (last < 0) return 0;
    const [from, value] = this.point(last);
    if (!this.linear || last + 1 === this.points.length) return value;
    const [to, next] = this.point(last + 1);
    return interpolate({ value, next, done: floor - from, whole: to - from });
  }

  private point(index: number): readonly [number, number] {
    return this.points[index] as readonly [number, number];
  }
}

/** The straight line between two points, rounded half up, in whole numbers only. */
function interpolate(span: { value: number; next: number; done: number; whole: number }): number {
  const { value, next, done, whole } = span;
  return Math.floor((2 * (value * whole + (next - value) * done) + whole) / (2 * whole));
}

/** The most that a curve may say: its points, their floors and their values. */
export interface CurveLimits {
  readonly points: number;
  readonly floor: number;
  readonly value: number;
}

/** What is wrong with a curve's points, each as the end of a sentence; nothing when it may be used. */
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
  if (floor === last) return [`floor ${floor} stands twice`];
  if (isWhole(last) && floor < last) return [`floor ${floor} stands after floor ${last}; points must ascend`];
  return [];
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** How much of a value an error text shows. */
const SHOWN = 80;

/** A value as an error text shows it: NaN and Infinity by name, text in quotes, what is long cut short. */
export function show(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value);
  // What JSON has no words for has at least a kind.
  const text = (JSON.stringify(value) as string | undefined) ?? `a ${typeof value}`;
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
