import type Phaser from 'phaser';
import { ATLAS } from './atlas';

const WHITE = 'white';

/** A sprite's frame all in white, for a flash: unlike a tint, both renderers can draw it. Answers the texture's key. */
export function whiteFrame(textures: Phaser.Textures.TextureManager, frame: string): string {
  const texture = textures.exists(WHITE) ? textures.get(WHITE) : makeWhite(textures);
  if (!texture.has(frame)) {
    const { cutX, cutY, cutWidth, cutHeight } = textures.getFrame(ATLAS, frame);
    texture.add(frame, 0, cutX, cutY, cutWidth, cutHeight);
  }
  return WHITE;
}

function makeWhite(textures: Phaser.Textures.TextureManager): Phaser.Textures.Texture {
  const atlas = textures.get(ATLAS).getSourceImage() as HTMLImageElement;
  const texture = textures.createCanvas(WHITE, atlas.width, atlas.height);
  if (!texture) throw new Error('no canvas for the flash');
  texture.context.drawImage(atlas, 0, 0);
  texture.context.globalCompositeOperation = 'source-in';
  texture.context.fillStyle = '#fff';
  texture.context.fillRect(0, 0, atlas.width, atlas.height);
  return texture.refresh();
}
