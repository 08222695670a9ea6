import type { Point } from '../../src/engine/core/point';
import type { Floor } from '../../src/engine/floor/Floor';

/** An exact fraction, its denominator above 0. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** One row of a quadrant: its depth, and the slopes between which it is scanned. */
interface Row {
  readonly depth: number;
  readonly start: Fraction;
  readonly end: Fraction;
}

/** A quadrant seen from the origin: the cell at a depth and column, null outside the map. */
type Quadrant = (depth: number, column: number) => Point;

const floorDiv = (n: bigint, d: bigint): bigint => (n < 0n && n % d !== 0n ? n / d - 1n : n / d);
const ceilDiv = (n: bigint, d: bigint): bigint => -floorDiv(-n, d);

/** depth * slope, halves rounded up; and the same, halves rounded down. */
const roundTiesUp = (depth: number, { n, d }: Fraction): number => Number(floorDiv(2n * BigInt(depth) * n + d, 2n * d));
const roundTiesDown = (depth: number, { n, d }: Fraction): number => Number(ceilDiv(2n * BigInt(depth) * n - d, 2n * d));

/** The slope past the near edge of a cell. */
const slope = (depth: number, column: number): Fraction => ({ n: 2n * BigInt(column) - 1n, d: 2n * BigInt(depth) });

const isBetween = (depth: number, column: number, { start, end }: Row): boolean =>
  BigInt(column) * start.d >= BigInt(depth) * start.n && BigInt(column) * end.d <= BigInt(depth) * end.n;

/**
 * Symmetric shadowcasting as Albert Ford describes it (2020), slowly and with exact fractions; the circle is cut out
 * only at the end. Returns the indices `y * width + x` of the visible cells.
 */
export function plainSight(floor: Floor, from: Point, radius: number): Set<number> {
  const quadrants: Quadrant[] = [
    (depth, column) => ({ x: from.x + column, y: from.y - depth }),
    (depth, column) => ({ x: from.x + column, y: from.y + depth }),
    (depth, column) => ({ x: from.x + depth, y: from.y + column }),
    (depth, column) => ({ x: from.x - depth, y: from.y + column }),
  ];
  const seen = [from];
  for (const quadrant of quadrants) {
    scan(floor, quadrant, { row: { depth: 1, start: { n: -1n, d: 1n }, end: { n: 1n, d: 1n } }, reveal: (at) => seen.push(at) });
  }
  const near = seen.filter(({ x, y }) => floor.contains(x, y) && (x - from.x) ** 2 + (y - from.y) ** 2 <= radius ** 2);
  return new Set(near.map(({ x, y }) => y * floor.width + x));
}

function scan(floor: Floor, quadrant: Quadrant, { row, reveal }: { row: Row; reveal: (at: Point) => void }): void {
  let { start } = row;
  let wasWall: boolean | null = null;
  const last = roundTiesDown(row.depth, row.end);
  for (let column = roundTiesUp(row.depth, row.start); column <= last; column++) {
    const at = quadrant(row.depth, column);
    const isWall = !floor.contains(at.x, at.y) || !floor.tileAt(at.x, at.y).transparent;
    if (isWall || isBetween(row.depth, column, { ...row, start })) reveal(at);
    if (wasWall === true && !isWall) start = slope(row.depth, column);
    if (wasWall === false && isWall) scan(floor, quadrant, { row: { depth: row.depth + 1, start, end: slope(row.depth, column) }, reveal });
    wasWall = isWall;
  }
  if (wasWall === false) scan(floor, quadrant, { row: { depth: row.depth + 1, start, end: row.end }, reveal });
}
