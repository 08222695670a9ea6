import type { Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import { centreOf, placeRooms, type Room, type RoomsPlan } from './rooms';
import { finish, type Canvas, type Ends, type Layout, type Palette } from './Layout';

/** Rooms connected in sequence by L-shaped tunnels (RULES 1.3); null without space for both arrival and stairs. */
export function digRooms(plan: RoomsPlan, palette: Palette, rng: Rng): Layout | null {
  const rooms = placeRooms(plan, rng);
  const canvas = { width: plan.width, height: plan.height, terrain: new Uint8Array(plan.width * plan.height).fill(palette.wall) };
  for (const room of rooms) digRoom(canvas, room, palette.ground);
  for (let i = 1; i < rooms.length; i++) {
    digTunnel(canvas, { from: centreOf(rooms[i - 1] as Room), to: centreOf(rooms[i] as Room), tile: palette.ground }, rng);
  }
  const ends = plan.stairs === 'ends' ? centres(rooms) : randomCells(canvas, palette.ground, rng);
  return ends && finish({ ...canvas, rooms }, ends, palette);
}

function centres(rooms: readonly Room[]): Ends | null {
  const first = rooms[0];
  const last = rooms.at(-1);
  return first && last && first !== last ? [centreOf(first), centreOf(last)] : null;
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
  const at = (place: number): Point => ({ x: (cells[place] as number) % width, y: Math.floor((cells[place] as number) / width) });
  return [at(first), at(second < first ? second : second + 1)];
}

/** Fills a room's ground with a tile. */
export function digRoom(canvas: Canvas, room: Room, tile: number): void {
  for (let y = room.y1 + 1; y < room.y2 - room.inset; y++) {
    const row = y * canvas.width;
    canvas.terrain.fill(tile, row + room.x1 + 1, row + room.x2 - room.inset);
  }
}

/** Digs an L-shaped tunnel, horizontally or vertically first with equal chance. */
export function digTunnel(canvas: Canvas, { from, to, tile }: { from: Point; to: Point; tile: number }, rng: Rng): void {
  const corner = rng.flip() ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
  digLine(canvas, [from, corner], tile);
  digLine(canvas, [corner, to], tile);
}

function digLine(canvas: Canvas, [a, b]: readonly [Point, Point], tile: number): void {
  for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y++) {
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x++) canvas.terrain[y * canvas.width + x] = tile;
  }
}
