import type Phaser from 'phaser';
import type { Size } from '../grid/cells';

/** The key of the sprite atlas among the textures. */
export const ATLAS = 'atlas';

/** A new canvas texture; throws if the key is taken. */
export function makeCanvas(textures: Phaser.Textures.TextureManager, key: string, { width, height }: Size): Phaser.Textures.CanvasTexture {
  const texture = textures.createCanvas(key, width, height);
  if (!texture) throw new Error(`there already is a texture "${key}"`);
  return texture;
}

/** An empty canvas that is no texture, to draw on. */
export function scratchCanvas({ width, height }: Size, settings?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', settings);
  if (!context) throw new Error('the browser has no canvas to draw on');
  return context;
}

/** The key of a texture with a frame all in white, for a flash: unlike a tint, both renderers can draw it. */
export function whiteFrame(textures: Phaser.Textures.TextureManager, texture: string, frame: string): string {
  const key = `white ${texture} ${frame}`;
  if (textures.exists(key)) return key;
  const { width, height } = textures.getFrame(texture, frame);
  const white = makeCanvas(textures, key, { width, height });
  white.drawFrame(texture, frame, 0, 0, false);
  white.context.globalCompositeOperation = 'source-in';
  white.context.fillStyle = '#fff';
  white.context.fillRect(0, 0, width, height);
  white.refresh();
  return key;
}

const HALO_SIDE = 34;

/** The key of a round glow in a colour (`#rrggbb`), stepped like all the art. Unlike a tint, both renderers can draw it. */
export function haloTexture(textures: Phaser.Textures.TextureManager, colour: string): string {
  const key = `halo ${colour}`;
  if (textures.exists(key)) return key;
  const texture = makeCanvas(textures, key, { width: HALO_SIDE, height: HALO_SIDE });
  texture.context.fillStyle = colour;
  for (const [radius, alpha] of [[16, 0.1], [13, 0.12], [10, 0.16], [7, 0.2]] as const) {
    texture.context.globalAlpha = alpha;
    texture.context.beginPath();
    texture.context.arc(HALO_SIDE / 2, HALO_SIDE / 2, radius, 0, 2 * Math.PI);
    texture.context.fill();
  }
  texture.refresh();
  return key;
}

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
