import type { Colour } from '../art/palette';
import type { Picture } from '../art/Picture';
import { clouds, grain, unit } from './noise';
import type { Bend, Relief, Surface } from './Relief';

const { abs, floor, min, sqrt } = Math;

/** A head's centre and half its width. */
export interface Head {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Bark: long grooves along the grain, some knots. */
const BARK: Surface = { material: 'bark', bump: (x, y) => clouds(x / 5, y / 26, 7) * 9 + clouds(x / 11, y / 9, 11) * 5 - 7 };
const TOOTH: Surface = { material: 'tooth' };

/** The face's height above its rim, as a fraction of half its width. */
const DEPTH = 0.55;

/** Raises the head at the bottom of the roots, seen from the front: face, sockets, mouth, crown and beard of roots. */
export function raiseHead(relief: Relief, head: Head): void {
  raiseFace(relief, head);
  for (const side of [-1, 1]) {
    brow(relief, head, side);
    for (let i = 0; i < 5; i++) crown(relief, head, { side, i });
    for (let i = 2; i < 6; i++) beard(relief, head, { side, i });
  }
  pressEyes(relief, head);
  openMouth(relief, head);
}

function raiseFace(relief: Relief, { x: cx, y: cy, r }: Head): void {
  for (let y = floor(cy - 1.25 * r); y < cy + 1.35 * r; y++) {
    for (let x = floor(cx - 1.1 * r); x < cx + 1.1 * r; x++) {
      const v = (y - cy) / r;
      // Broad at the brow, narrow at the jaw.
      const half = v < 0 ? 1 - 0.18 * v * v : 1 - 0.34 * v;
      const u = (x - cx) / (r * half);
      const rest = 1 - u * u * 0.98 - (v < 0 ? v * v * 0.72 : v * v * 0.6);
      if (rest > 0) relief.raise(x, y, { z: sqrt(rest) * r * DEPTH - r * 0.6, surface: BARK });
    }
  }
}

/** A heavy root over each eye, slanting toward the centre for an angry look. */
function brow(relief: Relief, { x, y, r }: Head, side: number): void {
  const z = -r * 0.1;
  relief.stem([
    { x: x + side * r * 0.96, y: y - r * 0.5, z: z - r * 0.3, r: r * 0.07 },
    { x: x + side * r * 0.62, y: y - r * 0.37, z, r: r * 0.12 },
    { x: x + side * r * 0.3, y: y - r * 0.16, z: z + 2, r: r * 0.13 },
    { x: x + side * r * 0.07, y: y + r * 0.14, z: z + 1, r: r * 0.09 },
    { x: x + side * r * 0.03, y: y + r * 0.4, z, r: r * 0.05 },
  ], BARK);
}

/** Roots that rise from the brow like antlers. */
function crown(relief: Relief, { x, y, r }: Head, { side, i }: { side: number; i: number }): void {
  const lean = 0.15 + i * 0.23;
  wander(relief, { x: x + side * r * (0.12 + 0.19 * i), y: y - r * (0.95 - 0.09 * i), z: -r * 0.35, r: r * (0.13 - i * 0.008) }, {
    dx: side * lean * r * 0.2, dy: -r * (0.22 - i * 0.02), steps: 7, salt: i + (side > 0 ? 20 : 40), thin: 0.8, sway: r * 0.16,
  });
}

/** Roots that hang from the jaw. */
function beard(relief: Relief, { x, y, r }: Head, { side, i }: { side: number; i: number }): void {
  const out = 0.1 + i * 0.19;
  wander(relief, { x: x + side * r * out, y: y + r * (1.06 - 0.13 * i), z: -r * 0.25 - i * 3, r: r * 0.1 }, {
    dx: side * r * 0.035 * i, dy: r * 0.2, steps: 7, salt: i + (side > 0 ? 60 : 80), thin: 0.86, sway: r * 0.12,
  });
}

/** A root's random walk: mean step, number of steps, thinning and sway per step. */
export interface Walk {
  readonly dx: number;
  readonly dy: number;
  readonly steps: number;
  readonly salt: number;
  readonly thin: number;
  readonly sway: number;
}

/** Raises a crooked root with a twig at every other bend. */
export function wander(relief: Relief, from: Bend, walk: Walk): void {
  const bends: Bend[] = [from];
  let last = from;
  for (let i = 0; i < walk.steps; i++) {
    const sway = (grain(i, walk.salt, 3) - 0.5) * 2 * walk.sway;
    last = {
      x: last.x + walk.dx + (abs(walk.dy) > abs(walk.dx) ? sway : sway * 0.5),
      y: last.y + walk.dy + (abs(walk.dy) > abs(walk.dx) ? sway * 0.4 : sway),
      z: last.z + (grain(i, walk.salt, 5) - 0.5) * 6,
      r: last.r * walk.thin,
    };
    bends.push(last);
    if (i % 2 === 1 && last.r > 1.2) twig(relief, last, { ...walk, salt: walk.salt * 7 + i });
  }
  relief.stem(bends, BARK);
}

function twig(relief: Relief, from: Bend, walk: Walk): void {
  const way = grain(1, walk.salt, 9) < 0.5 ? -1 : 1;
  const [dx, dy] = [walk.dx * 0.5 - way * walk.dy * 0.7, walk.dy * 0.5 + way * walk.dx * 0.7];
  const middle = { x: from.x + dx, y: from.y + dy, z: from.z - 2, r: from.r * 0.5 };
  const tip = { x: middle.x + dx * 0.6 + walk.dx * 0.6, y: middle.y + dy * 0.4 + walk.dy * 0.6, z: from.z - 4, r: 0.7 };
  relief.stem([{ ...from, r: from.r * 0.7 }, middle, tip], BARK);
}

/** How far inside an eye's slanted almond a point is: 1 at its centre, 0 at its rim, negative outside. */
function eyeAt({ x: cx, y: cy, r }: Head, x: number, y: number): number {
  const side = x < cx ? -1 : 1;
  const [u, v] = [(x - cx) * side - r * 0.42, y - cy + r * 0.02];
  const slanted = v + u * 0.42;
  const along = u / (r * 0.26);
  const half = r * 0.1 * (1 - along * along);
  return half <= 0 ? -1 : 1 - abs(slanted) / half;
}

function pressEyes(relief: Relief, head: Head): void {
  const { x: cx, y: cy, r } = head;
  for (let y = floor(cy - r * 0.4); y < cy + r * 0.4; y++) {
    for (let x = floor(cx - r * 0.8); x < cx + r * 0.8; x++) {
      const inside = eyeAt({ ...head, r: r * 1.12, y: cy }, x, y);
      if (inside > -0.6) relief.press(x, y, -9 * unit(inside + 0.6));
    }
  }
}

/** Paints the glowing eyes over the shaded head: cold fire with a slit. */
export function paintEyes(picture: Picture, head: Head, tones: readonly Colour[]): void {
  const { x: cx, y: cy, r } = head;
  for (let y = floor(cy - r * 0.4); y < cy + r * 0.4; y++) {
    for (let x = floor(cx - r * 0.8); x < cx + r * 0.8; x++) {
      const inside = eyeAt(head, x, y);
      if (inside <= 0 || x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
      const side = x < cx ? -1 : 1;
      const off = abs((x - cx) * side - r * 0.36) / (r * 0.15);
      const heat = unit(inside * 0.75 + 0.5 * (1 - off));
      const slit = off < 0.17 && inside > 0.08;
      const tone = tones[slit ? 0 : min(tones.length - 1, 1 + floor(heat * (tones.length - 1)))];
      if (tone) picture.dot(x, y, tone);
    }
  }
}

/** A jagged mouth from ear to ear, with teeth of bone-white wood. */
function openMouth(relief: Relief, { x: cx, y: cy, r }: Head): void {
  for (let x = floor(cx - r * 0.62); x < cx + r * 0.62; x++) {
    const u = (x - cx) / (r * 0.62);
    const line = cy + r * (0.66 - 0.14 * u * u);
    const half = r * 0.21 * (1 - u * u) + 1;
    const zig = abs(((x - cx) / (r * 0.13) + 100) % 2 - 1);
    for (let y = floor(line - half - 2); y <= line + half + 2; y++) {
      const off = (y - line) / half;
      if (abs(off) > 1) continue;
      const isTooth = abs(off) > 1.08 - zig * 0.8;
      if (isTooth) relief.raise(x, y, { z: relief.heightAt(x, y) + 4 - abs(off) * 3, surface: TOOTH });
      else relief.press(x, y, -26);
    }
  }
}
