import type { Vault } from '../../engine/content';
import { DIRECTIONS, type Point } from '../../engine/core/point';

/** A cell of a vault, relative to the entrance, with its character. */
export interface Part extends Point {
  readonly glyph: string;
}

/** Two corners, inclusive. */
interface Corners {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A vault in one of eight orientations; all cells are relative to its entrance. */
export interface TurnedVault extends Corners {
  /** The step out through the entrance. */
  readonly out: Point;
  /** All drawn cells but the entrance. */
  readonly parts: readonly Part[];
  /** Cells that must be rock before it is placed: its own, and those around its open ones. */
  readonly rock: readonly Point[];
  /** The corners of that rock. */
  readonly reach: Corners;
}

/** Cached, since vault rows never change. */
const known = new WeakMap<Vault, readonly TurnedVault[]>();

/** A vault in all eight rotations and reflections that are usable; none if it has no usable entrance. */
export function turnVault(vault: Vault): readonly TurnedVault[] {
  const turned = known.get(vault) ?? turnAll(vault);
  known.set(vault, turned);
  return turned;
}

function turnAll({ map }: Vault): readonly TurnedVault[] {
  const drawn = map.flatMap((row, y) => Array.from(row).flatMap((glyph, x) => (glyph === ' ' ? [] : [{ x, y, glyph }])));
  const door = drawn.find(({ glyph }) => glyph === '+');
  if (!door) return [];
  const parts = drawn.filter((part) => part !== door).map(({ x, y, glyph }) => ({ x: x - door.x, y: y - door.y, glyph }));
  return Array.from({ length: 8 }, (_, way) => measure(parts.map((part) => ({ ...part, ...turn(part, way) })))).flatMap((turned) => turned ?? []);
}

/** Mirrors x by the first bit of `way`, y by the second, and swaps the axes by the third. */
function turn({ x, y }: Point, way: number): Point {
  const [a, b] = [(way & 1) === 0 ? x : -x, (way & 2) === 0 ? y : -y];
  return (way & 4) === 0 ? { x: a, y: b } : { x: b, y: a };
}

/** Measures an orientation; null unless the entrance has something open on one side and nothing on the other. */
function measure(parts: readonly Part[]): TurnedVault | null {
  const at = new Map(parts.map((part) => [key(part), part]));
  const out = DIRECTIONS.slice(0, 4).find((step) => !at.has(key(step)) && (at.get(key({ x: -step.x, y: -step.y }))?.glyph ?? '#') !== '#');
  if (!out) return null;
  const rock = rockOf(parts);
  return { ...cornersOf(parts), out, parts, rock, reach: cornersOf(rock) };
}

function cornersOf(cells: readonly Point[]): Corners {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { x1: Math.min(0, ...xs), y1: Math.min(0, ...ys), x2: Math.max(0, ...xs), y2: Math.max(0, ...ys) };
}

function rockOf(parts: readonly Part[]): Point[] {
  const rock = new Map<string, Point>();
  for (const part of parts) {
    const around = part.glyph === '#' ? [] : DIRECTIONS.map((step) => ({ x: part.x + step.x, y: part.y + step.y }));
    for (const cell of [{ x: part.x, y: part.y }, ...around]) rock.set(key(cell), cell);
  }
  return [...rock.values()].filter(({ x, y }) => x !== 0 || y !== 0);
}

function key({ x, y }: Point): string {
  return `${x},${y}`;
}
