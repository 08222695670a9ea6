import type { Point } from '../../engine/core/point';
import { scratchCanvas } from './canvasTextures';
import { pixelsOf } from './signs';

/** A character's side in pixels. */
export const CHAR = 8;
const FAMILY = '"Press Start 2P", monospace';

/** A line of characters in one colour, `pitch` pixels apart, without antialiasing; with room below for descenders. */
export function pixelText(text: string, colour: string, pitch = CHAR): HTMLCanvasElement {
  const chars = Array.from(text);
  const width = Math.max(1, pitch * chars.length);
  const height = CHAR + 2;
  const context = scratchCanvas({ width, height }, { willReadFrequently: true });
  context.font = `${CHAR}px ${FAMILY}`;
  context.textBaseline = 'top';
  context.fillStyle = colour;
  chars.forEach((char, place) => {
    const pixels = pixelsOf(char);
    if (!pixels) context.fillText(char, place * pitch, 0);
    for (const [x, y] of pixels ?? []) context.fillRect(place * pitch + x, y, 1, 1);
  });
  const picture = context.getImageData(0, 0, width, height);
  for (let byte = 3; byte < picture.data.length; byte += 4) picture.data[byte] = (picture.data[byte] ?? 0) > 127 ? 255 : 0;
  context.putImageData(picture, 0, 0);
  return context.canvas;
}

interface Rimmed {
  readonly text: string;
  readonly colour: string;
  readonly rim: string;
  readonly pitch?: number;
}

/** Draws a line of characters with a one-pixel rim in another colour. */
export function drawRimmed(context: CanvasRenderingContext2D, rimmed: Rimmed, { x, y, scale }: Point & { scale: number }): void {
  const { text, colour, rim, pitch } = rimmed;
  const inside = pixelText(text, colour, pitch);
  const shape = scratchCanvas(inside);
  shape.drawImage(inside, 0, 0);
  shape.globalCompositeOperation = 'source-in';
  shape.fillStyle = rim;
  shape.fillRect(0, 0, inside.width, inside.height);
  context.imageSmoothingEnabled = false;
  const width = inside.width * scale;
  const height = inside.height * scale;
  for (let place = 0; place < 9; place++) context.drawImage(shape.canvas, x + (place % 3), y + Math.floor(place / 3), width, height);
  context.drawImage(inside, x + 1, y + 1, width, height);
}
