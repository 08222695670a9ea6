import { PNG } from 'pngjs';
import type { Colour } from './palette';

/** A rectangle of RGBA pixels, four bytes each, transparent at first. */
export class Picture {
  constructor(readonly width: number, readonly height: number, readonly data = new Uint8Array(width * height * 4)) {}

  /** Paints one opaque pixel. */
  dot(x: number, y: number, [red, green, blue]: Colour): void {
    this.data.set([red, green, blue, 255], (y * this.width + x) * 4);
  }

  /** A pixel's four bytes; transparent outside the picture. */
  at(x: number, y: number): Uint8Array {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return new Uint8Array(4);
    const start = (y * this.width + x) * 4;
    return this.data.subarray(start, start + 4);
  }

  /** Draws `other` over this at (`left`, `top`), clipped; transparent pixels change nothing. */
  lay(other: Picture, left: number, top: number): void {
    for (let y = Math.max(0, -top); y < other.height && y + top < this.height; y++) {
      for (let x = Math.max(0, -left); x < other.width && x + left < this.width; x++) {
        const pixel = other.at(x, y);
        if (pixel[3] !== 0) this.data.set(pixel, ((y + top) * this.width + x + left) * 4);
      }
    }
  }

  /** The picture enlarged `times` times. */
  enlarged(times: number): Picture {
    const big = new Picture(this.width * times, this.height * times);
    for (let y = 0; y < big.height; y++) {
      for (let x = 0; x < big.width; x++) {
        big.data.set(this.at(Math.floor(x / times), Math.floor(y / times)), (y * big.width + x) * 4);
      }
    }
    return big;
  }

  /** A copy of a part of this picture. */
  cut(left: number, top: number, size: { readonly w: number; readonly h: number }): Picture {
    const part = new Picture(size.w, size.h);
    part.lay(this, -left, -top);
    return part;
  }

  /** PNG bytes, the same on every run. */
  encode(): Buffer {
    const png = new PNG({ width: this.width, height: this.height });
    png.data = Buffer.from(this.data);
    return PNG.sync.write(png, { colorType: 6, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
  }

  /** Decodes PNG bytes; throws if they are not a PNG. */
  static decode(bytes: Buffer): Picture {
    const png = PNG.sync.read(bytes);
    return new Picture(png.width, png.height, new Uint8Array(png.data));
  }
}
