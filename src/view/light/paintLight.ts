import type { Point } from '../../engine/core/point';
import type { ViewPreferences } from '../Preferences';
import type { Area } from '../grid/rect';
import type { LightField } from './LightField';

/** Red, green and blue, 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number];

/** Factors for the ground's colours: beside the lantern, half way to its reach, at its reach, and in memory. */
export interface LightTones {
  readonly near: Colour;
  readonly mid: Colour;
  readonly far: Colour;
  readonly memory: Colour;
}

/** Warm and nearly white beside the lantern, amber around it, dusk at its edge, cold out of view. */
const LANTERN: LightTones = { near: [1, 0.97, 0.9], mid: [0.84, 0.76, 0.68], far: [0.46, 0.43, 0.5], memory: [0.27, 0.34, 0.5] };
/** Characters are told apart by colour: hues stay, light only dims. */
const GLYPHS: LightTones = { near: [1, 0.99, 0.95], mid: [0.9, 0.86, 0.8], far: [0.62, 0.6, 0.62], memory: [0.36, 0.42, 0.55] };
/** Even light, and memory without colour. */
const HIGH: LightTones = { near: [1, 1, 1], mid: [0.95, 0.95, 0.95], far: [0.78, 0.78, 0.78], memory: [0.42, 0.42, 0.42] };

/** The light for a player's settings. */
export function lightTones({ isGlyphs, isHighContrast }: Pick<ViewPreferences, 'isGlyphs' | 'isHighContrast'>): LightTones {
  if (isHighContrast) return HIGH;
  return isGlyphs ? GLYPHS : LANTERN;
}

/** The lantern: its place in cells (fractions while the hero glides), its reach, and its flicker around 1. */
interface Lantern extends Point {
  readonly radius: number;
  readonly flicker: number;
}

/** A light field as a picture: `scale` texels per cell side, four bytes per texel. */
interface LightPicture {
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
  const across = lineOf(area.left * scale, area.right * scale, { size: field.width, scale, from: lantern.x });
  const down = lineOf(area.top * scale, area.bottom * scale, { size: field.height, scale, from: lantern.y });
  const spread = (layer: Float32Array): Float64Array => spreadOut(layer, field.width, { across, down });
  const [red, green, blue] = field.tint;
  const painting: Painting = {
    pixels,
    known: spread(field.known),
    lit: spread(field.lit),
    glow: spread(field.glow),
    tint: field.isTinted ? [spread(red), spread(green), spread(blue)] : null,
    across,
    down,
    tones,
    reach: 1 / (lantern.radius * lantern.radius * lantern.flicker),
  };
  for (let row = 0; row < down.share.length; row++) {
    paintRow(painting, row, ((area.top * scale + row) * field.width + area.left) * scale * 4);
  }
}

/** What the texels of a column (or row) have in common. */
interface Line {
  /** The cells between whose centres each lies, and the second one's share. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly share: Float64Array;
  /** The squared distance from the lantern. */
  readonly square: Float64Array;
  readonly fade: Float64Array;
}

function lineOf(start: number, end: number, { size, scale, from }: { size: number; scale: number; from: number }): Line {
  const length = end - start;
  const line: Line = {
    first: new Int32Array(length),
    second: new Int32Array(length),
    share: new Float64Array(length),
    square: new Float64Array(length),
    fade: new Float64Array(length),
  };
  for (let i = 0; i < length; i++) {
    const at = inCells(start + i, scale);
    const cell = Math.floor(at);
    line.first[i] = Math.max(0, cell);
    line.second[i] = Math.min(size - 1, cell + 1);
    line.share[i] = smooth(at - cell);
    line.square[i] = (at - from) * (at - from);
    line.fade[i] = fade(at, size);
  }
  return line;
}

/** An area's texel columns and rows. */
interface Lines {
  readonly across: Line;
  readonly down: Line;
}

/** A layer's rows of cells interpolated at the texel columns: several texel rows lie between the same two. */
function spreadOut(layer: Float32Array, width: number, { across: { first, second, share }, down }: Lines): Float64Array {
  const top = down.first[0] ?? 0;
  const bottom = down.second.at(-1) ?? 0;
  const spread = new Float64Array((bottom - top + 1) * share.length);
  let texel = 0;
  for (let row = top * width; row <= bottom * width; row += width) {
    for (let i = 0; i < share.length; i++) {
      spread[texel++] = mix(layer[row + (first[i] ?? 0)] ?? 0, layer[row + (second[i] ?? 0)] ?? 0, share[i] ?? 0);
    }
  }
  return spread;
}

/** The layers, spread out, and what else a texel's light depends on. */
interface Painting extends Lines {
  readonly pixels: Uint8ClampedArray;
  readonly known: Float64Array;
  readonly lit: Float64Array;
  readonly glow: Float64Array;
  /** Null while no light is coloured. */
  readonly tint: readonly [Float64Array, Float64Array, Float64Array] | null;
  readonly tones: LightTones;
  readonly reach: number;
}

/**
 * Paints a row of texels, from byte `start` of the picture: the layers smoothly interpolated between cell centres, plus the
 * lantern's light there.
 */
function paintRow(painting: Painting, row: number, start: number): void {
  const { pixels, known, lit, glow, tint, across, down, tones: { near, mid, far, memory }, reach } = painting;
  const columns = across.share.length;
  const above = ((down.first[row] ?? 0) - (down.first[0] ?? 0)) * columns;
  const below = ((down.second[row] ?? 0) - (down.first[0] ?? 0)) * columns;
  const share = down.share[row] ?? 0;
  const square = down.square[row] ?? 0;
  const fadeDown = down.fade[row] ?? 0;
  pixels.fill(0, start, start + columns * 4);
  for (let i = 0, byte = start; i < columns; i++, byte += 4) {
    pixels[byte + 3] = 255;
    const seen = mix(lit[above + i] ?? 0, lit[below + i] ?? 0, share);
    const explored = mix(known[above + i] ?? 0, known[below + i] ?? 0, share);
    // As in most of the area.
    if (explored === 0 && seen === 0) continue;
    const faded = fadeDown * (across.fade[i] ?? 0);
    const bright = seen * faded;
    const dim = (1 - seen) * explored * faded;
    const shown = bright + dim * TORCH_MEMORY;
    const torch = mix(glow[above + i] ?? 0, glow[below + i] ?? 0, share) * shown;
    const fall = falloff(((across.square[i] ?? 0) + square) * reach);
    const isNear = fall > 0.5;
    const from = isNear ? mid : far;
    const to = isNear ? near : mid;
    const nearness = isNear ? fall * 2 - 1 : fall * 2;
    let red = mix(from[0], to[0], nearness) * bright + memory[0] * dim + TORCH[0] * torch;
    let green = mix(from[1], to[1], nearness) * bright + memory[1] * dim + TORCH[1] * torch;
    let blue = mix(from[2], to[2], nearness) * bright + memory[2] * dim + TORCH[2] * torch;
    if (tint) {
      red += mix(tint[0][above + i] ?? 0, tint[0][below + i] ?? 0, share) * shown;
      green += mix(tint[1][above + i] ?? 0, tint[1][below + i] ?? 0, share) * shown;
      blue += mix(tint[2][above + i] ?? 0, tint[2][below + i] ?? 0, share) * shown;
    }
    const most = Math.max(1, red, green, blue);
    pixels[byte] = Math.sqrt(taken(red, most)) * 255;
    pixels[byte + 1] = Math.sqrt(taken(green, most)) * 255;
    pixels[byte + 2] = Math.sqrt(taken(blue, most)) * 255;
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
