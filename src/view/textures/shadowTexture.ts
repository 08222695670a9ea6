import type Phaser from 'phaser';
import { makeCanvas } from './makeCanvas';

const KEY = 'shadow';
const WIDTH = 14;
const HEIGHT = 6;

/** The key of a soft dark ellipse below actors and items. */
export function shadowTexture(textures: Phaser.Textures.TextureManager): string {
  if (textures.exists(KEY)) return KEY;
  const texture = makeCanvas(textures, KEY, { width: WIDTH, height: HEIGHT });
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) darken(texture.context, x, y);
  texture.refresh();
  return KEY;
}

function darken(context: CanvasRenderingContext2D, x: number, y: number): void {
  const across = (x + 0.5) / (WIDTH / 2) - 1;
  const down = (y + 0.5) / (HEIGHT / 2) - 1;
  const square = across * across + down * down;
  if (square >= 1) return;
  context.fillStyle = `rgba(10, 6, 16, ${square < 0.45 ? 0.6 : 0.32})`;
  context.fillRect(x, y, 1, 1);
}
