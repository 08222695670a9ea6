import type { TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import type { FloorState } from '../../engine/state';

/** What a cell of the small map is drawn as. What is further down covers what is above it. */
export const MAP_SIGNS = ['unknown', 'floor', 'wall', 'water', 'deep', 'door', 'locked', 'other', 'trap', 'item', 'up', 'down', 'hostile', 'hero'] as const;

export type MapSign = (typeof MAP_SIGNS)[number];

const CODES = Object.fromEntries(MAP_SIGNS.map((sign, code) => [sign, code])) as Readonly<Record<MapSign, number>>;
/** Where nobody can walk, or nobody knows. */
const CLOSED: readonly MapSign[] = ['unknown', 'wall', 'deep', 'other'];
/** Cells around a click on the small map in which the one that was meant is looked for. */
const NEAR = 2;

/** A floor as the player knows it. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Per cell the place of its sign in `MAP_SIGNS`, row by row. */
  readonly signs: Uint8Array;
}

/** Per floor the ground as it was last seen: what changes out of sight is not betrayed. */
const memory = new WeakMap<FloorState, Uint8Array>();

/** The present floor: the ground as the player remembers it, and what is known to be on it. */
export function chartOf(game: Game): Chart {
  const { floor, state } = game;
  const { width, height } = floor;
  const signs = groundOf(game).slice();
  const put = ({ x, y }: Point, sign: MapSign): void => {
    if (!floor.isExplored(x, y)) return;
    const cell = floor.index(x, y);
    signs[cell] = Math.max(signs[cell] ?? 0, CODES[sign]);
  };
  for (const trap of floor.state.traps) if (trap.known) put(trap, 'trap');
  for (const item of floor.state.items) if (item.seen) put(item, 'item');
  for (const actor of floor.state.actors) {
    if (game.seesActor(actor)) put(actor, 'hostile');
    else if (actor.hidden && floor.isVisible(actor.x, actor.y) && game.content.breeds.get(actor.breed)?.disguise !== undefined) put(actor, 'item');
  }
  put(state.player, 'hero');
  return { width, height, signs };
}

/** The cell to walk to for a click near it; null where nothing open is known. */
export function cellMeant({ width, height, signs }: Chart, { x, y }: Point): Point | null {
  const cells: Point[] = [];
  for (let dy = -NEAR; dy <= NEAR; dy++) for (let dx = -NEAR; dx <= NEAR; dx++) cells.push({ x: x + dx, y: y + dy });
  const isOpen = (cell: Point): boolean => {
    const isInside = cell.x >= 0 && cell.y >= 0 && cell.x < width && cell.y < height;
    return isInside && !CLOSED.includes(MAP_SIGNS[signs[cell.y * width + cell.x] ?? 0] ?? 'unknown');
  };
  const distance = (cell: Point): number => (cell.x - x) ** 2 + (cell.y - y) ** 2;
  return cells.filter(isOpen).sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function groundOf({ floor, content }: Game): Uint8Array {
  const { explored, terrain } = floor.state;
  const ground = memory.get(floor.state) ?? new Uint8Array(explored.length);
  memory.set(floor.state, ground);
  const looks = content.tiles.map((tile) => CODES[signOf(tile)]);
  for (let cell = 0; cell < explored.length; cell++) {
    if (explored[cell] !== 1) continue;
    const isFresh = ground[cell] === 0 || floor.isVisible(cell % floor.width, Math.floor(cell / floor.width));
    if (isFresh) ground[cell] = looks[terrain[cell] ?? 0] ?? 0;
  }
  return ground;
}

function signOf({ stairs, key, opens, shuts, walkable, wet, transparent }: TileKind): MapSign {
  if (stairs !== undefined) return stairs;
  if (key !== undefined) return 'locked';
  if (opens !== undefined || shuts !== undefined) return 'door';
  if (wet === true) return walkable ? 'water' : 'deep';
  if (walkable) return 'floor';
  return transparent ? 'other' : 'wall';
}
