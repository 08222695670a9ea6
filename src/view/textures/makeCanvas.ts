import type Phaser from 'phaser';
import type { Size } from '../grid/units';

/** A new canvas texture; throws if the key is taken. */
export function makeCanvas(textures: Phaser.Textures.TextureManager, key: string, { width, height }: Size): Phaser.Textures.CanvasTexture {
  const texture = textures.createCanvas(key, width, height);
  if (!texture) throw new Error(`there already is a texture "${key}"`);
  return texture;
}
