/** A cell: x counts eastwards, y southwards, from 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cell in which something is now: who is passed on as a point may move on. */
export function fixed({ x, y }: Point): Point {
  return { x, y };
}

/** The eight steps, straight ones first; ties are broken in this order everywhere. */
export const DIRECTIONS: readonly Point[] = [
  { x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 },
  { x: 1, y: -1 }, { x: 1, y: 1 }, { x: -1, y: 1 }, { x: -1, y: -1 },
];

/** The eight steps by their names, as rows of tiles have them. */
export const COMPASS = {
  north: { x: 0, y: -1 }, northEast: { x: 1, y: -1 }, east: { x: 1, y: 0 }, southEast: { x: 1, y: 1 },
  south: { x: 0, y: 1 }, southWest: { x: -1, y: 1 }, west: { x: -1, y: 0 }, northWest: { x: -1, y: -1 },
} as const satisfies Readonly<Record<string, Point>>;
export type Heading = keyof typeof COMPASS;
export const HEADINGS = Object.keys(COMPASS) as readonly Heading[];
export const SIDE_HEADINGS: readonly Heading[] = ['north', 'east', 'south', 'west'];

export function isStep(dx: number, dy: number): boolean {
  return (dx === 1 || dx === 0 || dx === -1) && (dy === 1 || dy === 0 || dy === -1) && (dx !== 0 || dy !== 0);
}

/** dx^2 + dy^2: how the rules measure every range. */
export function distanceSquared(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy;
}

/** Steps between two cells when diagonals cost one. */
export function stepsBetween(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** A range of dx^2 + dy^2 as cells in a straight line. */
export function lengthOf(range: number): number {
  return Math.floor(Math.sqrt(range));
}
