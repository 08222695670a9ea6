import type { Palette } from '../art/palette';
import { Picture } from '../art/Picture';
import { unit } from './noise';
import { rampsOf, type Hue } from './ramps';
import { NOTHING, type Place, type Relief } from './Relief';

const { max, min, round, sqrt } = Math;

/** A light of the scene. */
export interface Light extends Place {
  readonly hue: Hue;
  readonly strength: number;
  /** Its radius in pixels. */
  readonly reach: number;
}

/** A Bayer matrix for ordered dithering: tones blend by pattern, not by new colours. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((step) => (step + 0.5) / 16 - 0.5);
/** The dithered fraction between tones: less is cleaner, more is smoother. */
const BRIDGE = 0.62;
/** A height step above this draws a dark line around the nearer shape. */
const RIM = 7;

/** The lit relief in palette colours; transparent where it is empty. */
export function shaded(relief: Relief, lights: readonly Light[], palette: Palette): Picture {
  const picture = new Picture(relief.width, relief.height);
  const ramps = rampsOf(palette);
  for (let y = 0; y < relief.height; y++) {
    for (let x = 0; x < relief.width; x++) {
      const material = relief.materialAt(x, y);
      if (material === null) continue;
      const { hue, lit } = litAt(relief, lights, { x, y });
      const tones = ramps(material, hue);
      const colour = tones[toneAt(x, y, { lit, count: tones.length })];
      if (colour) picture.dot(x, y, colour);
    }
  }
  return picture;
}

/** The tone, of `count`, for a brightness 0..1 at a pixel. */
export function toneAt(x: number, y: number, { lit, count }: { lit: number; count: number }): number {
  const pattern = (BAYER[(y & 3) * 4 + (x & 3)] ?? 0) * BRIDGE;
  return min(max(round(unit(lit) * (count - 1) + pattern), 0), count - 1);
}

function litAt(relief: Relief, lights: readonly Light[], { x, y }: { x: number; y: number }): { readonly hue: Hue; readonly lit: number } {
  const z = relief.heightAt(x, y);
  const normal = normalAt(relief, x, y);
  const sums: Record<Hue, number> = { cold: 0, warm: 0, ember: 0, eyes: 0 };
  for (const light of lights) sums[light.hue] += fromLight(light, { x, y, z }, normal);
  const pattern = (BAYER[(y & 3) * 4 + ((x + 2) & 3)] ?? 0) * 0.3 + 1;
  let hue: Hue = 'cold';
  for (const other of ['warm', 'ember', 'eyes'] as const) if (sums[other] * pattern > sums[hue]) hue = other;
  const total = sums.cold + sums.warm + sums.ember + sums.eyes;
  return { hue, lit: isRim(relief, x, y) ? total * 0.35 : total };
}

/** A surface's brightness in one light, by distance and angle. */
function fromLight(light: Light, at: Place, normal: Place): number {
  const [dx, dy, dz] = [light.x - at.x, light.y - at.y, light.z - at.z];
  const distance = sqrt(dx * dx + dy * dy + dz * dz) || 1;
  const near = unit(1 - distance / light.reach);
  if (near === 0) return 0;
  const facing = (dx * normal.x + dy * normal.y + dz * normal.z) / distance;
  return light.strength * near * near * max(0.08, facing * 0.85 + 0.15);
}

function normalAt(relief: Relief, x: number, y: number): Place {
  const slope = (a: number, b: number): number => min(max((a - b) / 2, -2.5), 2.5);
  const here = relief.heightAt(x, y);
  const side = (dx: number, dy: number): number => {
    const height = relief.heightAt(x + dx, y + dy);
    return height === NOTHING ? here : height;
  };
  const nx = -slope(side(1, 0), side(-1, 0));
  const ny = -slope(side(0, 1), side(0, -1));
  const length = sqrt(nx * nx + ny * ny + 1);
  return { x: nx / length, y: ny / length, z: 1 / length };
}

function isRim(relief: Relief, x: number, y: number): boolean {
  const max = relief.heightAt(x, y) + RIM;
  const isOver = (dx: number, dy: number): boolean => relief.heightAt(x + dx, y + dy) > max;
  return isOver(1, 0) || isOver(-1, 0) || isOver(0, 1) || isOver(0, -1);
}
