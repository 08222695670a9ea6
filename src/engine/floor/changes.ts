import type { TileKind } from '../content';
import { DIRECTIONS, distanceSquared, type Point } from '../core/point';
import type { Change } from '../effectKinds';
import type { Place } from '../state';
import { vaultAt } from './cells';

/* What the effect `change` does to a map: for the rules, and for the proof that a floor is playable. */

/** The parts of a floor, or of the plan of one, used here. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly terrain: ArrayLike<number>;
  readonly places: readonly Place[];
}

/** The cells that change, as `y * width + x` and row by row, with the tiles that they become; `at` is where the effect works. */
export function changedCells(ground: Ground, tiles: readonly TileKind[], change: Change, at: Point): Map<number, number> {
  const { width, terrain } = ground;
  const indexOf = (id: string): number => tiles.findIndex((tile) => tile.id === id);
  const becomes = new Map(Object.entries({ [change.from]: change.to, ...change.also }).map(([from, to]) => [indexOf(from), indexOf(to)]));
  const places = ground.places.filter(({ vault }) => vault === change.within);
  const isMeant = (cell: number): boolean => change.within === undefined || vaultAt(places, pointOf(cell, width)) !== undefined;
  const meant: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) if (becomes.has(terrain[cell] as number) && isMeant(cell)) meant.push(cell);
  const cells = change.joined === true ? joinedTo(ground, meant, new Set([...becomes].flat()), at) : meant;
  return new Map(cells.map((cell) => [cell, becomes.get(terrain[cell] as number) as number]));
}

/** Those of some cells that are joined to the nearest of them, the first row by row of several, by cells of these tiles. */
function joinedTo({ width, height, terrain }: Ground, cells: readonly number[], tiles: ReadonlySet<number>, at: Point): number[] {
  const far = cells.map((cell) => distanceSquared(pointOf(cell, width), at));
  const first = cells[far.indexOf(far.reduce((least, each) => Math.min(least, each), Infinity))];
  if (first === undefined) return [];
  const joined = new Set([first]);
  for (const cell of joined) {
    const { x, y } = pointOf(cell, width);
    for (const step of DIRECTIONS) {
      const next = { x: x + step.x, y: y + step.y };
      const isInside = next.x >= 0 && next.y >= 0 && next.x < width && next.y < height;
      if (isInside && tiles.has(terrain[next.y * width + next.x] as number)) joined.add(next.y * width + next.x);
    }
  }
  return cells.filter((cell) => joined.has(cell));
}

function pointOf(cell: number, width: number): Point {
  return { x: cell % width, y: Math.floor(cell / width) };
}
