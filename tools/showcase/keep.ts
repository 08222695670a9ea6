import { clouds, grain } from './noise';
import type { Relief, Surface } from './Relief';

const { floor, max, sqrt } = Math;

/** Courses of hewn stone: joints are grooves, every stone is slightly different. */
function masonry(w: number, h: number, salt: number): Surface {
  return {
    material: 'stone',
    bump: (x, y) => {
      const row = floor(y / h);
      const shifted = x + (row % 2) * floor(w / 2) + floor(grain(row, 1, salt) * 3);
      const [inX, inY] = [shifted - floor(shifted / w) * w, y - row * h];
      if (inX === 0 || inY === 0) return -2.2;
      const stone = grain(floor(shifted / w), row, salt) * 1.6;
      const lip = inY === 1 ? 0.9 : 0;
      return stone + lip + clouds(x / 4, y / 4, salt) * 1.5;
    },
  };
}

const WALL = masonry(13, 7, 5);
const FACE = masonry(11, 8, 15);
const TREAD: Surface = { material: 'stone', bump: (x, y) => clouds(x / 5, y / 3, 25) * 1.4 };

/** The hero's ledge, and where it breaks off, in pixels. */
export interface Ledge {
  readonly y: number;
  readonly end: number;
  /** The stairs: the number of steps, and a step's size. */
  readonly steps: number;
  readonly wide: number;
  readonly high: number;
}

/** Raises the keep's last room: a wall with a broken end, a ledge before it, stairs down. */
export function raiseKeep(relief: Relief, ledge: Ledge): void {
  raiseWall(relief, ledge);
  raisePillar(relief, ledge.end - 78, ledge.y);
  raiseLedge(relief, ledge);
  for (let i = 0; i < ledge.steps; i++) raiseStep(relief, ledge, i);
}

function raiseWall(relief: Relief, { y: ground, end }: Ledge): void {
  for (let y = 0; y < ground; y++) {
    // The broken edge recedes toward the top, a stone at a time.
    const row = floor(y / 7);
    const broken = end - 6 - floor((ground - y) * 0.22) - floor(grain(row, 3, 31) * 15);
    for (let x = 0; x < broken; x++) relief.raise(x, y, { z: -34, surface: WALL });
  }
}

function raisePillar(relief: Relief, x: number, ground: number): void {
  const shaft = (half: number, top: number, bottom: number): void => {
    for (let y = top; y < bottom; y++) {
      for (let dx = -half; dx <= half; dx++) {
        const round = sqrt(max(0, half * half - dx * dx)) * 0.9;
        relief.raise(x + dx, y, { z: -26 + round, surface: TREAD });
      }
    }
  };
  shaft(8, 0, ground);
  shaft(11, ground - 8, ground);
  shaft(10, ground - 12, ground - 9);
}

function raiseLedge(relief: Relief, { y, end }: Ledge): void {
  relief.slab(0, y, { w: end, h: 5, z: 4, surface: TREAD });
  relief.slab(0, y + 5, { w: end, h: 2, z: 14, surface: TREAD });
  for (let row = y + 7; row < relief.height; row++) {
    const inset = floor(grain(floor(row / 8), 9, 41) * 5) + floor((row - y) * 0.1);
    for (let x = 0; x < end - inset; x++) relief.raise(x, row, { z: 9, surface: FACE });
  }
}

function raiseStep(relief: Relief, { y, end, wide, high }: Ledge, i: number): void {
  const [left, top] = [end + i * wide, y + (i + 1) * high];
  relief.slab(left, top, { w: wide + 1, h: 4, z: 4 - i * 2, surface: TREAD });
  relief.slab(left - 1, top + 4, { w: wide + 2, h: 2, z: 13 - i * 2, surface: TREAD });
  const depth = 26 + floor(grain(i, 2, 51) * 18);
  for (let row = top + 6; row < top + 6 + depth; row++) {
    const thin = row - top - 6 > depth - 8 ? floor(grain(i, row, 53) * 3) : 0;
    for (let x = left + thin; x < left + wide - thin; x++) relief.raise(x, row, { z: 8 - i * 2, surface: FACE });
  }
}
