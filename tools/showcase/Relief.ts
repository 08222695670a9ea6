import type { Material } from './ramps';

const { floor, max, min, sqrt } = Math;

/** The height of empty pixels. */
export const NOTHING = -Infinity;

/** A point of the scene, in picture pixels; z grows toward the viewer. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A bend of a root, with its radius. */
export interface Bend extends Place {
  readonly r: number;
}

/** A shape's material, and its bump map in pixels. */
export interface Surface {
  readonly material: Material;
  readonly bump?: (x: number, y: number) => number;
}

/** A height map with materials: the nearest shape wins at each pixel. Empty where z is `NOTHING`. */
export class Relief {
  readonly z: Float64Array;
  private readonly materials: (Material | null)[];

  constructor(readonly width: number, readonly height: number) {
    this.z = new Float64Array(width * height).fill(NOTHING);
    this.materials = new Array<Material | null>(width * height).fill(null);
  }

  /** The height at a pixel; outside, that of the nearest pixel. */
  heightAt(x: number, y: number): number {
    const column = min(max(x, 0), this.width - 1);
    const row = min(max(y, 0), this.height - 1);
    return this.z[row * this.width + column] ?? NOTHING;
  }

  materialAt(x: number, y: number): Material | null {
    return this.materials[y * this.width + x] ?? null;
  }

  /** Raises a pixel to a height, unless something nearer is there. */
  raise(x: number, y: number, { z, surface }: { z: number; surface: Surface }): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = y * this.width + x;
    const height = z + (surface.bump?.(x, y) ?? 0);
    if (height <= (this.z[at] ?? 0)) return;
    this.z[at] = height;
    this.materials[at] = surface.material;
  }

  /** Lowers or lifts a pixel's height. */
  press(x: number, y: number, by: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = y * this.width + x;
    this.z[at] = (this.z[at] ?? 0) + by;
  }

  /** Raises a round, bent, tapering stem. */
  stem(bends: readonly Bend[], surface: Surface): void {
    for (let i = 1; i < bends.length; i++) {
      const [from, to] = [bends[i - 1], bends[i]];
      if (from && to) this.piece(from, to, surface);
    }
  }

  /** Raises a slab facing the viewer. */
  slab(left: number, top: number, { w, h, z, surface }: { w: number; h: number; z: number; surface: Surface }): void {
    for (let y = top; y < top + h; y++) for (let x = left; x < left + w; x++) this.raise(x, y, { z, surface });
  }

  private piece(from: Bend, to: Bend, surface: Surface): void {
    const most = max(from.r, to.r);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy || 1;
    for (let y = floor(min(from.y, to.y) - most); y <= max(from.y, to.y) + most; y++) {
      for (let x = floor(min(from.x, to.x) - most); x <= max(from.x, to.x) + most; x++) {
        const along = min(max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), 1);
        const [offX, offY] = [x - from.x - dx * along, y - from.y - dy * along];
        const r = from.r + (to.r - from.r) * along;
        const rest = r * r - offX * offX - offY * offY;
        if (rest > 0) this.raise(x, y, { z: from.z + (to.z - from.z) * along + sqrt(rest), surface });
      }
    }
  }
}
