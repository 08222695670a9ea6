import type { Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import { finish, pointOf, type Canvas, type Ends, type Layout, type Palette, type Room } from './Layout';

/** Parameters of rooms: the map's size, room sides and the number of candidates. */
export interface RoomsPlan {
  readonly width: number;
  readonly height: number;
  readonly roomMin: number;
  readonly roomMax: number;
  readonly attempts: number;
  readonly inset: number;
  readonly stairs: 'ends' | 'anywhere';
}

/** Rooms connected in sequence by L-shaped tunnels (RULES 1.3); null without space for both arrival and stairs. */
export function digRooms(plan: RoomsPlan, palette: Palette, rng: Rng): Layout | null {
  const rooms = placeRooms(plan, rng);
  const canvas = solidRock(plan, palette);
  for (const room of rooms) digRoom(canvas, room, palette.ground);
  for (let i = 1; i < rooms.length; i++) {
    digTunnel(canvas, { from: centreOf(rooms[i - 1] as Room), to: centreOf(rooms[i] as Room), tile: palette.ground }, rng);
  }
  const ends = plan.stairs === 'ends' ? centres(rooms) : randomCells(canvas, palette.ground, rng);
  return ends && finish({ ...canvas, rooms }, ends, palette);
}

/**
 * The fallback when every try was rejected: one plain hall, with arrival at its west end and stairs at its east end. Along
 * the southern edge it leaves the rest of the map to an arena.
 */
export function plainHall(size: Pick<Canvas, 'width' | 'height'>, palette: Palette, along: 'middle' | 'edge' = 'middle'): Layout {
  const { width, height } = size;
  const canvas = solidRock(size, palette);
  const y = along === 'middle' ? height >> 1 : Math.max(1, height - 4);
  const room = { x1: 0, y1: Math.max(0, y - 3), x2: width - 1, y2: Math.min(height - 1, y + 3), inset: 0 };
  digRoom(canvas, room, palette.ground);
  return finish({ ...canvas, rooms: [room] }, { arrival: { x: 1, y }, stairs: { x: width - 2, y } }, palette);
}

function solidRock({ width, height }: Pick<Canvas, 'width' | 'height'>, { wall }: Palette): Canvas {
  return { width, height, terrain: new Uint8Array(width * height).fill(wall) };
}

/** The accepted rooms, in the order tried: a candidate that touches an earlier room is dropped. */
export function placeRooms(plan: RoomsPlan, rng: Rng): Room[] {
  const rooms: Room[] = [];
  for (let i = 0; i < plan.attempts; i++) {
    const w = rng.range(plan.roomMin, plan.roomMax);
    const h = rng.range(plan.roomMin, plan.roomMax);
    const x1 = rng.below(plan.width - w);
    const y1 = rng.below(plan.height - h);
    const room = { x1, y1, x2: x1 + w, y2: y1 + h, inset: plan.inset };
    if (!rooms.some((other) => touches(room, other))) rooms.push(room);
  }
  return rooms;
}

function touches(a: Room, b: Room): boolean {
  return a.x1 <= b.x2 && a.x2 >= b.x1 && a.y1 <= b.y2 && a.y2 >= b.y1;
}

/** The floored mean of the corners. */
export function centreOf(room: Room): Point {
  return { x: (room.x1 + room.x2) >> 1, y: (room.y1 + room.y2) >> 1 };
}

/** A random ground cell of a room, uniformly drawn. */
export function cellOf(room: Room, rng: Rng): Point {
  const x = rng.range(room.x1 + 1, room.x2 - 1 - room.inset);
  return { x, y: rng.range(room.y1 + 1, room.y2 - 1 - room.inset) };
}

/** Fills a room's ground with a tile. */
function digRoom(canvas: Canvas, room: Room, tile: number): void {
  for (let y = room.y1 + 1; y < room.y2 - room.inset; y++) {
    const row = y * canvas.width;
    canvas.terrain.fill(tile, row + room.x1 + 1, row + room.x2 - room.inset);
  }
}

/** Digs an L-shaped tunnel, horizontally or vertically first with equal chance. */
export function digTunnel(canvas: Canvas, { from, to, tile }: { from: Point; to: Point; tile: number }, rng: Rng): void {
  const corner = rng.flip() ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
  digLine(canvas, from, corner, tile);
  digLine(canvas, corner, to, tile);
}

function digLine(canvas: Canvas, a: Point, b: Point, tile: number): void {
  for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y++) {
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x++) canvas.terrain[y * canvas.width + x] = tile;
  }
}

function centres(rooms: readonly Room[]): Ends | null {
  const first = rooms[0];
  const last = rooms.at(-1);
  return first && last && first !== last ? { arrival: centreOf(first), stairs: centreOf(last) } : null;
}

/** Two different random ground cells, uniformly drawn. */
function randomCells({ terrain, width }: Canvas, ground: number, rng: Rng): Ends | null {
  const cells: number[] = [];
  terrain.forEach((tile, index) => {
    if (tile === ground) cells.push(index);
  });
  if (cells.length < 2) return null;
  const first = rng.below(cells.length);
  const second = rng.below(cells.length - 1);
  const at = (place: number): Point => pointOf(cells[place] as number, width);
  return { arrival: at(first), stairs: at(second < first ? second : second + 1) };
}
