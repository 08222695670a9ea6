import { distanceSquared } from '../../engine/core/point';
import { shuffle, type Rng } from '../../engine/core/rng';
import { spend } from '../work';
import { centreOf, digTunnel } from './digRooms';
import type { Canvas, Layout, Palette, Room } from './Layout';
import { dugMap, stepsFrom } from './walk';

/** The longest straight tunnel for a second way in, and the steps it has to save. */
const LONGEST = 12;
const SAVED = 10;
/** How many of the nearest rooms a bent tunnel tries to reach. */
const NEIGHBOURS = 4;
/** The work, in cells, of sorting a room among all by its distance. */
const PER_ROOM = 16;

/** A map with its rooms. */
type Dug = Canvas & Pick<Layout, 'rooms'>;

/**
 * Opens second ways into `percent` of the dead-end rooms, and into more until at most half of all rooms are dead ends; false if it
 * can't.
 */
export function addLoops(dug: Dug, percent: number, palette: Palette, rng: Rng): boolean {
  if (percent === 0) return true;
  const ends = shuffle(dug.rooms.filter((room) => waysInto(dug, room, palette.wall) < 2), rng);
  const allowed = Math.min(dug.rooms.length >> 1, Math.floor((ends.length * (100 - percent)) / 100));
  for (const room of ends) {
    if (deadEnds(dug, palette.wall) <= allowed) break;
    if (waysInto(dug, room, palette.wall) < 2 && !digStraight(dug, room, palette, rng)) digBent(dug, room, palette, rng);
  }
  return deadEnds(dug, palette.wall) <= dug.rooms.length >> 1;
}

/** Number of rooms with only one way in. */
export function deadEnds(dug: Dug, wall: number): number {
  return dug.rooms.filter((room) => waysInto(dug, room, wall) < 2).length;
}

/** Number of openings around a room; adjacent cells count as one. */
export function waysInto({ terrain, width }: Canvas, room: Room, wall: number): number {
  const ring = ringOf(room, width);
  spend(1 + (ring.length >> 2));
  let ways = 0;
  let before = terrain[ring.at(-1) as number] !== wall;
  for (const cell of ring) {
    const isOpen = terrain[cell] !== wall;
    if (isOpen && !before) ways++;
    before = isOpen;
  }
  return ways === 0 && before ? 1 : ways;
}

/** The ring of cells around a room's ground, in order, corners included. */
export function ringOf({ x1, y1, x2, y2, inset }: Room, width: number): number[] {
  const right = x2 - inset;
  const bottom = y2 - inset;
  const ring: number[] = [];
  for (let x = x1; x < right; x++) ring.push(y1 * width + x);
  for (let y = y1; y < bottom; y++) ring.push(y * width + right);
  for (let x = right; x > x1; x--) ring.push(bottom * width + x);
  for (let y = bottom; y > y1; y--) ring.push(y * width + x1);
  return ring;
}

/** Digs one of the shortest straight tunnels to a place that is far away by walking; false if there is none. */
function digStraight(dug: Dug, room: Room, palette: Palette, rng: Rng): boolean {
  const { width, terrain } = dug;
  const centre = centreOf({ ...room, x2: room.x2 - room.inset, y2: room.y2 - room.inset });
  const steps = stepsFrom(dugMap(dug, palette.wall), centre.y * width + centre.x);
  const tunnels = wallsOf(room, width).flatMap(({ cell, out }) => {
    const length = lengthFrom(dug, cell, out, palette.wall);
    return length > 0 && (steps[cell + length * out] as number) >= length + SAVED ? [{ from: cell, step: out, length }] : [];
  });
  if (tunnels.length === 0) return false;
  const shortest = Math.min(...tunnels.map(({ length }) => length));
  const { from, step, length } = rng.pick(tunnels.filter((tunnel) => tunnel.length <= shortest + 2));
  for (let i = 0; i < length; i++) terrain[from + i * step] = palette.ground;
  return true;
}

/** The cells of a room's four walls, each with the step that leads out. */
function wallsOf({ x1, y1, x2, y2, inset }: Room, width: number): { cell: number; out: number }[] {
  const right = x2 - inset;
  const bottom = y2 - inset;
  const walls: { cell: number; out: number }[] = [];
  for (let x = x1 + 1; x < right; x++) walls.push({ cell: y1 * width + x, out: -width }, { cell: bottom * width + x, out: width });
  for (let y = y1 + 1; y < bottom; y++) walls.push({ cell: y * width + x1, out: -1 }, { cell: y * width + right, out: 1 });
  return walls;
}

/** The length of a straight tunnel from a wall cell to open ground, with rock on both sides; 0 if none can be dug. */
function lengthFrom({ terrain, width }: Dug, cell: number, out: number, wall: number): number {
  const across = Math.abs(out) === 1 ? width : 1;
  for (let length = 0, at = cell; length <= LONGEST; length++, at += out) {
    const x = at % width;
    if (x <= 0 || x >= width - 1 || at < width || at >= terrain.length - width) return 0;
    if (terrain[at] !== wall) return length;
    if (terrain[at + across] !== wall || terrain[at - across] !== wall) return 0;
  }
  return 0;
}

/** Digs a bent tunnel through rock to one of the nearest rooms, undone if it makes no second way in. */
function digBent(dug: Dug, room: Room, palette: Palette, rng: Rng): void {
  const { terrain, rooms } = dug;
  const from = centreOf(room);
  const far = (other: Room): number => distanceSquared(from, centreOf(other));
  spend(PER_ROOM * rooms.length);
  const near = rooms.filter((other) => other !== room).sort((a, b) => far(a) - far(b) || rooms.indexOf(a) - rooms.indexOf(b));
  for (const other of near.slice(0, NEIGHBOURS)) {
    spend(terrain.length >> 2);
    const before = terrain.slice();
    digTunnel(dug, { from, to: centreOf(other), tile: palette.ground }, rng);
    before.forEach((tile, cell) => {
      if (tile !== palette.wall) terrain[cell] = tile;
    });
    if (waysInto(dug, room, palette.wall) > 1) return;
    terrain.set(before);
  }
}
