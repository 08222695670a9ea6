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

/** Cells of a floor in a rectangle. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** What the legend of the map explains, in this order. */
const LEGEND = ['hero', 'hostile', 'down', 'up', 'item', 'key', 'door', 'locked', 'trap'] as const;

export type LegendSign = (typeof LEGEND)[number];

/** The smallest part of a floor that is shown, so that the beginning of one is not as large as a house. */
const LEAST = { width: 19, height: 13 };

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

/** The part of the floor that is known, with a cell around it. */
export function knownArea({ width, height, signs }: Chart): Area {
  const known = Array.from(signs, (_, cell) => cell).filter((cell) => signs[cell] !== 0);
  const [left, wide] = span(known.map((cell) => cell % width), LEAST.width, width);
  const [top, tall] = span(known.map((cell) => Math.floor(cell / width)), LEAST.height, height);
  return { x: left, y: top, width: wide, height: tall };
}

/** From where to how far all places reach along one side, one more at either end. */
function span(places: readonly number[], least: number, most: number): [start: number, length: number] {
  const from = places.reduce((first, place) => Math.min(first, place), most) - 1;
  const to = places.reduce((last, place) => Math.max(last, place), 0) + 2;
  const length = Math.min(most, Math.max(to - from, least));
  const start = Math.round((from + to - length) / 2);
  return [Math.max(0, Math.min(start, most - length)), length];
}

/** What of the legend is on the map, each with a cell where it is. */
export function legendOf(game: Game): { readonly sign: LegendSign; readonly at: Point }[] {
  const { width, signs } = chartOf(game);
  const isKey = ({ x, y }: Point): boolean => game.floor.itemsAt(x, y).some(({ kind, seen }) => seen && 'opens' in (game.content.itemKinds.get(kind) ?? {}));
  const where = new Map<LegendSign, Point>();
  signs.forEach((code, cell) => {
    const at = { x: cell % width, y: Math.floor(cell / width) };
    const sign = MAP_SIGNS[code] === 'item' && isKey(at) ? 'key' : LEGEND.find((one) => one === MAP_SIGNS[code]);
    if (sign !== undefined && (!where.has(sign) || game.floor.isVisible(at.x, at.y))) where.set(sign, at);
  });
  return LEGEND.flatMap((sign) => {
    const at = where.get(sign);
    return at ? [{ sign, at }] : [];
  });
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
    if (explored[cell] === 0) continue;
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
