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
const NEAR: Colour = [1, 0.97, 0.9];
const FAR: Colour = [0.36, 0.31, 0.34];
const MEMORY: Colour = [0.19, 0.23, 0.34];
const TORCH: Colour = [0.62, 0.36, 0.12];
/** What is left of a torch's light in memory. */
const TORCH_MEMORY = 0.3;

/**
 * Paints the cells of an area. The picture is laid over the ground twice and over actors once, each time multiplied
 * (both renderers blend so), hence each texel is the root of the light: actors take half the darkness.
 */
export function paintLight({ field, scale, pixels }: LightPicture, lantern: Lantern, area: Area): void {
  const sample = new Sample(field, scale);
  const reach = 1 / (lantern.radius * lantern.radius * lantern.flicker);
  for (let ty = area.top * scale; ty < area.bottom * scale; ty++) {
    sample.setRow(ty);
    const dy = inCells(ty, scale) - lantern.y;
    let byte = (ty * field.width + area.left) * scale * 4;
    for (let tx = area.left * scale; tx < area.right * scale; tx++, byte += 4) {
      sample.setColumn(tx);
      const dx = inCells(tx, scale) - lantern.x;
      const fall = falloff((dx * dx + dy * dy) * reach);
      const memory = (1 - sample.lit) * sample.known;
      const glow = sample.glow * lantern.flicker * (sample.lit + memory * TORCH_MEMORY);
      const share = { lit: sample.lit, fall, memory, glow };
      const red = lightOf(0, share);
      // More light than the ground can take keeps its colour.
      const most = Math.max(1, red);
      pixels[byte] = Math.sqrt(red / most) * 255;
      pixels[byte + 1] = Math.sqrt(lightOf(1, share) / most) * 255;
      pixels[byte + 2] = Math.sqrt(lightOf(2, share) / most) * 255;
      pixels[byte + 3] = 255;
    }
  }
}

/** One channel of a texel's light; red is always the strongest where there is more than enough. */
function lightOf(channel: 0 | 1 | 2, { lit, fall, memory, glow }: Readonly<Record<'lit' | 'fall' | 'memory' | 'glow', number>>): number {
  const lantern = FAR[channel] + (NEAR[channel] - FAR[channel]) * fall;
  return lantern * lit + MEMORY[channel] * memory + TORCH[channel] * glow;
}

/** From 1 at the lantern to 0 where its reach ends, by the square of the distance in reaches. */
function falloff(square: number): number {
  if (square >= 1) return 0;
  const rest = 1 - square * square;
  return rest * rest * (1 - 0.35 * square);
}

/** The middle of a texel in cells, where whole numbers are the middles of cells. */
function inCells(texel: number, scale: number): number {
  return (texel + 0.5) / scale - 0.5;
}

/** The field between the middles of four cells, smoothly. */
class Sample {
  lit = 0;
  known = 0;
  glow = 0;
  private top = 0;
  private bottom = 0;
  private down = 0;

  constructor(
    private readonly field: LightField,
    private readonly scale: number,
  ) {}

  setRow(texel: number): void {
    const { width, height } = this.field;
    const y = inCells(texel, this.scale);
    const first = Math.floor(y);
    this.down = smooth(y - first);
    this.top = Math.max(0, first) * width;
    this.bottom = Math.min(height - 1, first + 1) * width;
  }

  setColumn(texel: number): void {
    const x = inCells(texel, this.scale);
    const first = Math.floor(x);
    const left = Math.max(0, first);
    const right = Math.min(this.field.width - 1, first + 1);
    const across = smooth(x - first);
    this.lit = this.between(this.field.lit, { left, right, across });
    this.known = this.between(this.field.known, { left, right, across });
    this.glow = this.between(this.field.glow, { left, right, across });
  }

  private between(values: Float32Array, { left, right, across }: { left: number; right: number; across: number }): number {
    const above = mix(values[this.top + left] ?? 0, values[this.top + right] ?? 0, across);
    const below = mix(values[this.bottom + left] ?? 0, values[this.bottom + right] ?? 0, across);
    return mix(above, below, this.down);
  }
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
