import type Phaser from 'phaser';
import { ATLAS } from './atlas';

/** Whether a pixel of a sprite is its outline: opaque, beside one that is not or beside the edge. */
export function isRim(isOpaque: (x: number, y: number) => boolean, x: number, y: number): boolean {
  if (!isOpaque(x, y)) return false;
  return !isOpaque(x - 1, y) || !isOpaque(x + 1, y) || !isOpaque(x, y - 1) || !isOpaque(x, y + 1);
}

/** The frames `<name>.0`, `<name>.1` with an outline of another colour (`#rrggbb`), made at the first use; answers the texture's key. */
export function outlined(textures: Phaser.Textures.TextureManager, name: string, colour: string): string {
  const key = `${name}@${colour}`;
  if (textures.exists(key)) return key;
  const { width, height } = textures.getFrame(ATLAS, `${name}.0`);
  const texture = textures.createCanvas(key, width * 2, height);
  if (!texture) throw new Error(`no canvas for ${key}`);
  for (const frame of [0, 1]) {
    texture.drawFrame(ATLAS, `${name}.${frame}`, frame * width, 0, false);
    texture.add(`${name}.${frame}`, 0, frame * width, 0, width, height);
    paintRim(texture.context, { left: frame * width, width, height, colour });
  }
  texture.refresh();
  return key;
}

function paintRim(context: CanvasRenderingContext2D, { left, width, height, colour }: { left: number; width: number; height: number; colour: string }): void {
  const { data } = context.getImageData(left, 0, width, height);
  const isOpaque = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) > 0;
  context.fillStyle = colour;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isRim(isOpaque, x, y)) context.fillRect(left + x, y, 1, 1);
}
