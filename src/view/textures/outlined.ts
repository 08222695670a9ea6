import type Phaser from 'phaser';
import { makeCanvas } from './makeCanvas';
import type { Picture } from './Picture';

/** Whether a pixel is part of a sprite's outline: opaque, next to a transparent one or the edge. */
export function isRim(isOpaque: (x: number, y: number) => boolean, x: number, y: number): boolean {
  if (!isOpaque(x, y)) return false;
  return !isOpaque(x - 1, y) || !isOpaque(x + 1, y) || !isOpaque(x, y - 1) || !isOpaque(x, y + 1);
}

/** A picture's frames with an outline in a colour (`#rrggbb`); drawn on first use. */
export function outlined(textures: Phaser.Textures.TextureManager, { texture: from, name }: Picture, colour: string): Picture {
  const key = `${from} ${name}@${colour}`;
  const picture = { texture: key, name };
  if (textures.exists(key)) return picture;
  const frames = [`${name}.0`, `${name}.1`, `${name}.hurt`].filter((frame) => textures.get(from).has(frame));
  const names = frames.length > 0 ? frames : [name];
  const { width, height } = textures.getFrame(from, names[0]);
  const texture = makeCanvas(textures, key, { width: width * names.length, height });
  names.forEach((frame, place) => {
    texture.drawFrame(from, frame, place * width, 0, false);
    texture.add(frame, 0, place * width, 0, width, height);
    paintRim(texture.context, { left: place * width, width, height, colour });
  });
  texture.refresh();
  return picture;
}

function paintRim(context: CanvasRenderingContext2D, { left, width, height, colour }: { left: number; width: number; height: number; colour: string }): void {
  const { data } = context.getImageData(left, 0, width, height);
  const isOpaque = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) > 0;
  context.fillStyle = colour;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isRim(isOpaque, x, y)) context.fillRect(left + x, y, 1, 1);
}
