import type Phaser from 'phaser';
import { makeCanvas } from './makeCanvas';

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
