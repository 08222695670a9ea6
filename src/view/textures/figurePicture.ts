import type Phaser from 'phaser';
import type { FigureLayer } from '../../engine/rules/figure';
import { ATLAS } from './atlas';
import { makeCanvas } from './makeCanvas';

const FRAMES = ['.0', '.1', '.hurt'] as const;
/** A hit knocks a figure back and down by this much, in pixels. */
const KNOCK = { x: -1, y: 1 };

/** A figure of several layers as one picture; drawn on first use. */
export function figurePicture(textures: Phaser.Textures.TextureManager, layers: readonly FigureLayer[]): { readonly texture: string; readonly name: string } {
  const name = layers.map(({ sprite }) => sprite).join(' ');
  const picture = { texture: `figure ${name}`, name };
  if (textures.exists(picture.texture)) return picture;
  const { width, height } = textures.getFrame(ATLAS, frameOf(textures, layers[0]?.sprite ?? '', '.0'));
  const texture = makeCanvas(textures, picture.texture, { width: width * FRAMES.length, height });
  FRAMES.forEach((frame, place) => {
    const [knock, nod] = frame === '.hurt' ? [KNOCK, 0] : [{ x: 0, y: 0 }, place];
    for (const { sprite, x, y } of layers) {
      texture.drawFrame(ATLAS, frameOf(textures, sprite, frame), place * width + x + knock.x, (y[nod] ?? 0) + knock.y, false);
    }
    texture.add(`${name}${frame}`, 0, place * width, 0, width, height);
  });
  texture.refresh();
  return picture;
}

/** A layer's frame; what is held and worn has only one. */
function frameOf(textures: Phaser.Textures.TextureManager, sprite: string, frame: string): string {
  return [`${sprite}${frame}`, `${sprite}.0`].find((name) => textures.get(ATLAS).has(name)) ?? sprite;
}
