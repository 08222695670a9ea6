import type Phaser from 'phaser';
import { makeCanvas } from './makeCanvas';

const SIDE = 34;

/** The key of a round glow in a colour (`#rrggbb`), stepped like all the art. Unlike a tint, both renderers can draw it. */
export function haloTexture(textures: Phaser.Textures.TextureManager, colour: string): string {
  const key = `halo ${colour}`;
  if (textures.exists(key)) return key;
  const texture = makeCanvas(textures, key, { width: SIDE, height: SIDE });
  texture.context.fillStyle = colour;
  for (const [radius, alpha] of [[16, 0.1], [13, 0.12], [10, 0.16], [7, 0.2]] as const) {
    texture.context.globalAlpha = alpha;
    texture.context.beginPath();
    texture.context.arc(SIDE / 2, SIDE / 2, radius, 0, 2 * Math.PI);
    texture.context.fill();
  }
  texture.refresh();
  return key;
}
