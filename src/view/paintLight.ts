import type { Point } from '../engine/core/point';
import type { Area } from './area';
import type { LightField } from './LightField';

/** The lantern: where it is in cells (fractions while the hero glides), how far it reaches, and its flicker around 1. */
export interface Lantern extends Point {
  readonly radius: number;
  readonly flicker: number;
}

/** A light field as a picture: `scale` texels to a cell's side, four bytes to a texel. */
export interface LightPicture {
  readonly field: LightField;
  readonly scale: number;
  readonly pixels: Uint8ClampedArray;
}

type Colour = readonly [red: number, green: number, blue: number];

/** What the ground's colours are multiplied with: beside the lantern, where its reach ends, in memory, and by a torch. */
const NEAR: Colour = [1, 0.9, 0.71];
const FAR: Colour = [0.27, 0.25, 0.32];
const MEMORY: Colour = [0.19, 0.23, 0.34];
const TORCH: Colour = [0.62, 0.36, 0.12];
/** What is left of a torch's light in memory. */
const TORCH_MEMORY = 0.3;

/**
 * Paints the cells of an area. The picture is laid over the ground twice and over actors once, each time multiplied
 * (both renderers blend so), hence each texel is the root of the light: actors take half the darkness.
 */
export function paintLight({ field, scale, pixels }: LightPicture, lantern: Lantern, area: Area): void {
  const texel = new Texel(field, scale, lantern);
  for (let ty = area.top * scale; ty < area.bottom * scale; ty++) {
    texel.setRow(ty);
    let byte = (ty * field.width + area.left) * scale * 4;
    for (let tx = area.left * scale; tx < area.right * scale; tx++, byte += 4) {
      texel.setColumn(tx);
      const [red, green, blue] = [texel.light(0), texel.light(1), texel.light(2)];
      // More light than the ground can take keeps its colour.
      const most = Math.max(1, red, green, blue);
      pixels[byte] = Math.sqrt(red / most) * 255;
      pixels[byte + 1] = Math.sqrt(green / most) * 255;
      pixels[byte + 2] = Math.sqrt(blue / most) * 255;
      pixels[byte + 3] = 255;
    }
  }
}

/** One texel at a time: the field between the middles of four cells, smoothly, and the lantern's light there. */
class Texel {
  private readonly reach: number;
  private top = 0;
  private bottom = 0;
  private down = 0;
  private dy = 0;
  private left = 0;
  private right = 0;
  private across = 0;
  private lit = 0;
  private memory = 0;
  private glow = 0;
  private shown = 0;
  private fall = 0;

  constructor(
    private readonly field: LightField,
    private readonly scale: number,
    private readonly lantern: Lantern,
  ) {
    this.reach = 1 / (lantern.radius * lantern.radius * lantern.flicker);
  }

  setRow(row: number): void {
    const { width, height } = this.field;
    const y = inCells(row, this.scale);
    const first = Math.floor(y);
    this.down = smooth(y - first);
    this.top = Math.max(0, first) * width;
    this.bottom = Math.min(height - 1, first + 1) * width;
    this.dy = y - this.lantern.y;
  }

  setColumn(column: number): void {
    const x = inCells(column, this.scale);
    const first = Math.floor(x);
    this.across = smooth(x - first);
    this.left = Math.max(0, first);
    this.right = Math.min(this.field.width - 1, first + 1);
    const dx = x - this.lantern.x;
    this.fall = falloff((dx * dx + this.dy * this.dy) * this.reach);
    this.lit = this.between(this.field.lit);
    this.memory = (1 - this.lit) * this.between(this.field.known);
    this.shown = this.lit + this.memory * TORCH_MEMORY;
    this.glow = this.between(this.field.glow) * this.shown;
  }

  /** What the ground's red (0), green or blue is multiplied with, before it is kept to 1. */
  light(channel: 0 | 1 | 2): number {
    const lantern = FAR[channel] + (NEAR[channel] - FAR[channel]) * this.fall;
    const tint = this.field.isTinted ? this.between(this.field.tint[channel]) * this.shown : 0;
    return lantern * this.lit + MEMORY[channel] * this.memory + TORCH[channel] * this.glow + tint;
  }

  private between(values: Float32Array): number {
    const { top, bottom, left, right, across } = this;
    const above = mix(values[top + left] ?? 0, values[top + right] ?? 0, across);
    const below = mix(values[bottom + left] ?? 0, values[bottom + right] ?? 0, across);
    return mix(above, below, this.down);
  }
}

/** From 1 at the lantern to 0 where its reach ends, by the square of the distance in reaches. */
function falloff(square: number): number {
  if (square >= 1) return 0;
  const rest = 1 - square * (0.4 + 0.6 * square);
  return rest * rest * (1 - 0.3 * square);
}

/** The middle of a texel in cells, where whole numbers are the middles of cells. */
function inCells(texel: number, scale: number): number {
  return (texel + 0.5) / scale - 0.5;
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
