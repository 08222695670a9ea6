import type Phaser from 'phaser';
import type { Size } from '../grid/units';

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
