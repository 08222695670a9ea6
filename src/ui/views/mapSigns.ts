import type { TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { announcedCellsSeen } from '../../engine/facts/announced';
import { disguiseOf } from '../../engine/facts/names';
import type { Game } from '../../engine/Game';
import type { FloorState } from '../../engine/state';

/** The signs of the minimap, from bottom to top: a later one covers an earlier one. */
export const MAP_SIGNS = [
  'unknown', 'floor', 'wall', 'water', 'deep', 'door', 'locked', 'other', 'trap', 'item', 'up', 'down', 'ally', 'marked', 'hostile', 'hero',
] as const;

export type MapSign = (typeof MAP_SIGNS)[number];

const CODES = Object.fromEntries(MAP_SIGNS.map((sign, code) => [sign, code])) as Readonly<Record<MapSign, number>>;
/** Signs of cells that are unwalkable or unknown. */
const CLOSED: readonly MapSign[] = ['unknown', 'wall', 'deep', 'other'];
/** Cells around a click on the minimap to search for a walkable one. */
const NEAR = 2;

/** A floor as the player knows it. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Each cell's index into `MAP_SIGNS`, row by row. */
  readonly signs: Uint8Array;
}

/** A rectangle of cells. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** The map legend's entries, in order. */
const LEGEND = ['hero', 'hostile', 'ally', 'down', 'up', 'item', 'key', 'door', 'locked', 'trap', 'marked'] as const;

export type LegendSign = (typeof LEGEND)[number];

/** The smallest area shown, so that a barely explored floor is not magnified. */
const LEAST = { width: 19, height: 13 };

/** Each floor's ground as last seen: changes out of sight stay secret. */
const memory = new WeakMap<FloorState, Uint8Array>();

/** The chart of the present floor: the ground as last seen without solid rock, and what is known to be on it. */
export function chartOf(game: Game): Chart {
  const { floor, state } = game;
  const { width, height } = floor;
  const signs = withoutRock(groundOf(game), width);
  const put = ({ x, y }: Point, sign: MapSign): void => {
    if (!floor.isExplored(x, y)) return;
    const cell = floor.index(x, y);
    signs[cell] = Math.max(signs[cell] ?? 0, CODES[sign]);
  };
  for (const trap of floor.state.traps) if (trap.known) put(trap, 'trap');
  for (const item of floor.state.items) if (item.seen) put(item, 'item');
  for (const { cell } of announcedCellsSeen(game)) put(cell, 'marked');
  for (const actor of floor.state.actors) {
    if (game.seesActor(actor)) put(actor, actor.side === 'player' ? 'ally' : 'hostile');
    else if (disguiseOf(game, actor) !== undefined) put(actor, 'item');
  }
  put(state.player, 'hero');
  return { width, height, signs };
}

/** The bounds of the known cells, with a margin of one cell. */
export function knownArea({ width, height, signs }: Chart): Area {
  const known = Array.from(signs, (_, cell) => cell).filter((cell) => signs[cell] !== 0);
  const [left, wide] = span(known.map((cell) => cell % width), LEAST.width, width);
  const [top, tall] = span(known.map((cell) => Math.floor(cell / width)), LEAST.height, height);
  return { x: left, y: top, width: wide, height: tall };
}

/** The extent of positions along one axis with a margin of 1, at least `least`, clamped to 0..`most`. */
function span(places: readonly number[], least: number, most: number): [start: number, length: number] {
  const from = places.reduce((first, place) => Math.min(first, place), most) - 1;
  const to = places.reduce((last, place) => Math.max(last, place), 0) + 2;
  const length = Math.min(most, Math.max(to - from, least));
  const start = Math.round((from + to - length) / 2);
  return [Math.max(0, Math.min(start, most - length)), length];
}

/** The legend entries present on the map, each with a cell of its sign, visible if possible. */
export function legendOf(game: Game): { readonly sign: LegendSign; readonly at: Point }[] {
  const { width, signs } = chartOf(game);
  const isKey = ({ x, y }: Point): boolean =>
    game.floor.itemsAt(x, y).some(({ kind, seen }) => seen && 'opens' in (game.content.itemKinds.get(kind) ?? {}));
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

/** The known walkable cell nearest to a click; null if none is near. */
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

/** Leaves out walls that bound nothing known: where all is known, halls would be dark spots in the rock around them. */
function withoutRock(ground: Uint8Array, width: number): Uint8Array {
  const bounds = new Uint8Array(ground.length);
  ground.forEach((sign, cell) => {
    if (sign === CODES.unknown || sign === CODES.wall) return;
    for (let row = cell - width; row <= cell + width; row += width) bounds.fill(1, Math.max(0, row - 1), Math.max(0, row + 2));
  });
  return ground.map((sign, cell) => (sign === CODES.wall && bounds[cell] === 0 ? CODES.unknown : sign));
}

function signOf({ stairs, key, opens, shuts, walkable, wet, transparent }: TileKind): MapSign {
  if (stairs !== undefined) return stairs;
  if (key !== undefined) return 'locked';
  if (opens !== undefined || shuts !== undefined) return 'door';
  if (wet === true) return walkable ? 'water' : 'deep';
  if (walkable) return 'floor';
  return transparent ? 'other' : 'wall';
}
