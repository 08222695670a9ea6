import type { Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';

/** A room, by its walls' corners. Its ground is x1+1 to x2-1 and y1+1 to y2-1 (RULES 1.3), less the inset in the east and south (RULES 4). */
export interface Room {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly inset: number;
}

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
