import type Phaser from 'phaser';

/** A frame all in white, for a flash: unlike a tint, both renderers can draw it. Answers the key of a texture that is that frame alone. */
export function whiteFrame(textures: Phaser.Textures.TextureManager, texture: string, frame: string): string {
  const key = `white ${texture} ${frame}`;
  if (textures.exists(key)) return key;
  const { width, height } = textures.getFrame(texture, frame);
  const white = textures.createCanvas(key, width, height);
  if (!white) throw new Error('no canvas for the flash');
  white.drawFrame(texture, frame, 0, 0, false);
  white.context.globalCompositeOperation = 'source-in';
  white.context.fillStyle = '#fff';
  white.context.fillRect(0, 0, width, height);
  white.refresh();
  return key;
}
