import type { Point } from '../../engine/core/point';
import type { Area } from '../grid/area';
import type { LightField } from './LightField';
import type { Colour, LightTones } from './lightTones';

/** The lantern: its place in cells (fractions while the hero glides), its reach, and its flicker around 1. */
export interface Lantern extends Point {
  readonly radius: number;
  readonly flicker: number;
}

/** A light field as a picture: `scale` texels per cell side, four bytes per texel. */
export interface LightPicture {
  readonly field: LightField;
  readonly scale: number;
  readonly pixels: Uint8ClampedArray;
  readonly tones: LightTones;
}

/** Torchlight. */
const TORCH: Colour = [0.7, 0.42, 0.14];
/** The fraction of torchlight left in memory. */
const TORCH_MEMORY = 0.3;
/** Overbright light keeps this much of its colour; the rest goes to white. */
const KEEPS = 0.55;

/**
 * Paints an area's cells. The picture is multiplied over the ground twice and over actors once (both renderers
 * support that), so each texel is the square root of the light: actors take half the darkness.
 */
export function paintLight({ field, scale, pixels, tones }: LightPicture, lantern: Lantern, area: Area): void {
  const texel = new Texel({ field, scale, tones }, lantern);
  for (let ty = area.top * scale; ty < area.bottom * scale; ty++) {
    texel.setRow(ty);
    let byte = (ty * field.width + area.left) * scale * 4;
    for (let tx = area.left * scale; tx < area.right * scale; tx++, byte += 4) {
      if (!texel.setColumn(tx)) {
        pixels.fill(0, byte, byte + 3);
        pixels[byte + 3] = 255;
        continue;
      }
      const [red, green, blue] = [texel.light(0), texel.light(1), texel.light(2)];
      const most = Math.max(1, red, green, blue);
      pixels[byte] = Math.sqrt(taken(red, most)) * 255;
      pixels[byte + 1] = Math.sqrt(taken(green, most)) * 255;
      pixels[byte + 2] = Math.sqrt(taken(blue, most)) * 255;
      pixels[byte + 3] = 255;
    }
  }
}

/** One texel at a time: the field smoothly interpolated between four cell centres, plus the lantern's light there. */
class Texel {
  private readonly reach: number;
  private top = 0;
  private bottom = 0;
  private down = 0;
  private dy = 0;
  private fadeDown = 1;
  private left = 0;
  private right = 0;
  private across = 0;
  private lit = 0;
  private memory = 0;
  private glow = 0;
  private shown = 0;
  private fall = 0;

  private readonly field: LightField;
  private readonly scale: number;
  private readonly tones: LightTones;

  constructor(
    { field, scale, tones }: Omit<LightPicture, 'pixels'>,
    private readonly lantern: Lantern,
  ) {
    this.field = field;
    this.scale = scale;
    this.tones = tones;
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
    this.fadeDown = fade(y, height);
  }

  /** False where it is dark, as in most of the area. */
  setColumn(column: number): boolean {
    const x = inCells(column, this.scale);
    const first = Math.floor(x);
    this.across = smooth(x - first);
    this.left = Math.max(0, first);
    this.right = Math.min(this.field.width - 1, first + 1);
    const known = this.between(this.field.known);
    const lit = this.between(this.field.lit);
    if (known === 0 && lit === 0) return false;
    const dx = x - this.lantern.x;
    this.fall = falloff((dx * dx + this.dy * this.dy) * this.reach);
    const faded = this.fadeDown * fade(x, this.field.width);
    this.lit = lit * faded;
    this.memory = (1 - lit) * known * faded;
    this.shown = this.lit + this.memory * TORCH_MEMORY;
    this.glow = this.between(this.field.glow) * this.shown;
    return true;
  }

  /** The factor for the ground's red (0), green or blue, before it is clamped to 1. */
  light(channel: 0 | 1 | 2): number {
    const { near, mid, far, memory } = this.tones;
    const lantern = this.fall > 0.5 ? mix(mid[channel], near[channel], this.fall * 2 - 1) : mix(far[channel], mid[channel], this.fall * 2);
    const tint = this.field.isTinted ? this.between(this.field.tint[channel]) * this.shown : 0;
    return lantern * this.lit + memory[channel] * this.memory + TORCH[channel] * this.glow + tint;
  }

  private between(values: Float32Array): number {
    const { top, bottom, left, right, across } = this;
    const above = mix(values[top + left] ?? 0, values[top + right] ?? 0, across);
    const below = mix(values[bottom + left] ?? 0, values[bottom + right] ?? 0, across);
    return mix(above, below, this.down);
  }
}

/** The light the ground takes of one channel, where `most` (at least 1) is the strongest of the three. */
function taken(light: number, most: number): number {
  return (light / most) * KEEPS + Math.min(1, light) * (1 - KEEPS);
}

/** From 1 at the lantern to 0 at its reach, by the squared distance over the squared reach. */
function falloff(square: number): number {
  if (square >= 1) return 0;
  return (1 - square) * (1 - 0.35 * square);
}

/** The light left near the map's border, beyond which nothing is drawn: none on the border, all of it one cell inside. */
function fade(at: number, size: number): number {
  return smooth(Math.min(1, at + 0.5, size - 0.5 - at));
}

/** A texel's centre in cells; whole numbers are cell centres. */
function inCells(texel: number, scale: number): number {
  return (texel + 0.5) / scale - 0.5;
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
