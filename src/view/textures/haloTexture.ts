import type Phaser from 'phaser';

const SIDE = 34;

/** A soft round glow of a colour (`#rrggbb`), drawn in steps like all the art; answers the texture's key. Both renderers can draw it, unlike a tint. */
export function haloTexture(textures: Phaser.Textures.TextureManager, colour: string): string {
  const key = `halo ${colour}`;
  if (textures.exists(key)) return key;
  const texture = textures.createCanvas(key, SIDE, SIDE);
  if (!texture) throw new Error(`no canvas for ${key}`);
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
