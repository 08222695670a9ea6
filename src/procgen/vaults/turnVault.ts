import type { Vault } from '../../engine/content';
import { DIRECTIONS, type Point } from '../../engine/core/point';

/** A cell of a vault, relative to the entrance, with its character. */
export interface Part extends Point {
  readonly glyph: string;
}

/** Two corners, inclusive. */
export interface Corners {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A vault in one of eight orientations; all cells are relative to its entrance. */
export interface TurnedVault extends Corners {
  /** How it was turned, see `turn`. */
  readonly way: number;
  /** The step out through the entrance. */
  readonly out: Point;
  /** All drawn cells but the entrance. */
  readonly parts: readonly Part[];
  /** Cells that must be rock before it is placed: its own, and those around its open ones. */
  readonly rock: readonly Point[];
  /** The corners of that rock. */
  readonly reach: Corners;
}

/** More than twice the side of any vault. */
const STRIDE = 256;

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
  const rock = rockOf(parts);
  return Array.from({ length: 8 }, (_, way) => {
    const turned = parts.map((part) => ({ ...turn(part, way), glyph: part.glyph }));
    return measure(turned, rock.map((at) => turn(at, way)), way);
  }).flatMap((turned) => turned ?? []);
}

/** Mirrors x by the first bit of `way`, y by the second, and swaps the axes by the third. */
export function turn({ x, y }: Point, way: number): Point {
  const a = (way & 1) === 0 ? x : -x;
  const b = (way & 2) === 0 ? y : -y;
  return (way & 4) === 0 ? { x: a, y: b } : { x: b, y: a };
}

/** Measures an orientation; null unless the entrance has something open on one side and nothing on the other. */
function measure(parts: readonly Part[], rock: readonly Point[], way: number): TurnedVault | null {
  const at = (x: number, y: number): Part | undefined => parts.find((part) => part.x === x && part.y === y);
  const out = DIRECTIONS.slice(0, 4).find(({ x, y }) => !at(x, y) && (at(-x, -y)?.glyph ?? '#') !== '#');
  return out ? { ...cornersOf(parts), way, out, parts, rock, reach: cornersOf(rock) } : null;
}

function cornersOf(cells: readonly Point[]): Corners {
  const corners = { x1: 0, y1: 0, x2: 0, y2: 0 };
  for (const { x, y } of cells) {
    corners.x1 = Math.min(corners.x1, x);
    corners.y1 = Math.min(corners.y1, y);
    corners.x2 = Math.max(corners.x2, x);
    corners.y2 = Math.max(corners.y2, y);
  }
  return corners;
}

function rockOf(parts: readonly Part[]): Point[] {
  const rock = new Map<number, Point>();
  for (const { x, y, glyph } of parts) {
    const around = glyph === '#' ? [] : DIRECTIONS.map((step) => ({ x: x + step.x, y: y + step.y }));
    for (const cell of [{ x, y }, ...around]) rock.set(STRIDE * cell.y + cell.x, cell);
  }
  return [...rock.values()].filter((cell) => cell.x !== 0 || cell.y !== 0);
}
