import gifenc from 'gifenc';
import { PNG } from 'pngjs';

/** Colours of a film; the last of 256 means unchanged. */
const TONES = 255;
const AS_BEFORE = 255;
/** One in this many pixels counts when the colours are chosen. */
const SAMPLE = 17;
/** Tones that differ by fewer steps of a channel count as unchanged. */
const STEP = 8;

/** Frames of one size as an animated GIF. */
export class Film {
  private readonly frames: PNG[] = [];

  /** Adds the next frame, as PNG bytes. */
  add(bytes: Buffer): void {
    this.frames.push(PNG.sync.read(bytes));
  }

  get length(): number {
    return this.frames.length;
  }

  /** GIF bytes; every frame lasts `delay` milliseconds. */
  encode(delay: number): Uint8Array {
    const tones = gifenc.quantize(this.sample(), TONES, { format: 'rgb565' });
    const encoder = gifenc.GIFEncoder();
    let before: PNG | null = null;
    for (const frame of this.frames) {
      if (before) steady(frame, before);
      const indices = gifenc.applyPalette(frame.data, tones, 'rgb565');
      if (before) fade(indices, frame, before);
      encoder.writeFrame(indices, frame.width, frame.height, { palette: tones, delay, ...(before ? { transparent: true, transparentIndex: AS_BEFORE } : {}), dispose: 1 });
      before = frame;
    }
    encoder.finish();
    return encoder.bytes();
  }

  private sample(): Uint8Array {
    const pixels: number[] = [];
    for (const { data } of this.frames) {
      for (let at = 0; at < data.length; at += 4 * SAMPLE) pixels.push(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 255);
    }
    return Uint8Array.from(pixels);
  }
}

/** Gives pixels that hardly differ from the previous frame the same colour: flickering light costs most of the bytes. */
function steady({ data }: PNG, { data: old }: PNG): void {
  for (let at = 0; at < data.length; at += 4) {
    const most = Math.max(...[0, 1, 2].map((part) => Math.abs((data[at + part] ?? 0) - (old[at + part] ?? 0))));
    if (most < STEP) old.copy(data, at, at, at + 4);
  }
}

function fade(indices: Uint8Array, { data }: PNG, { data: old }: PNG): void {
  for (let i = 0; i < indices.length; i++) {
    const at = i * 4;
    if (data[at] === old[at] && data[at + 1] === old[at + 1] && data[at + 2] === old[at + 2]) indices[i] = AS_BEFORE;
  }
}
