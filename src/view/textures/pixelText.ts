/** The side of a character in pixels. */
export const CHAR = 8;
const FAMILY = '"Press Start 2P", monospace';

/** Characters in one colour, one every `pitch` pixels from the left, without smoothed edges; some more pixels below for what hangs. */
export function pixelText(text: string, colour: string, pitch = CHAR): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const chars = Array.from(text);
  canvas.width = Math.max(1, pitch * chars.length);
  canvas.height = CHAR + 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas for characters');
  context.font = `${CHAR}px ${FAMILY}`;
  context.textBaseline = 'top';
  context.fillStyle = colour;
  chars.forEach((char, place) => { context.fillText(char, place * pitch, 0); });
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let byte = 3; byte < picture.data.length; byte += 4) picture.data[byte] = (picture.data[byte] ?? 0) > 127 ? 255 : 0;
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** Draws a picture with a rim of one pixel in another colour around it. */
export function drawRimmed(context: CanvasRenderingContext2D, { rim, inside }: { rim: HTMLCanvasElement; inside: HTMLCanvasElement }, { x, y, scale }: { x: number; y: number; scale: number }): void {
  context.imageSmoothingEnabled = false;
  const [width, height] = [inside.width * scale, inside.height * scale];
  for (let place = 0; place < 9; place++) context.drawImage(rim, x + (place % 3), y + Math.floor(place / 3), width, height);
  context.drawImage(inside, x + 1, y + 1, width, height);
}
