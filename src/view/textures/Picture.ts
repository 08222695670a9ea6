import type Phaser from 'phaser';
import type { Look } from '../../engine/content';
import type { FigureLayer } from '../../engine/rules/figure';
import type { ViewPreferences } from '../Preferences';
import { legible, safeColour } from '../palette';
import { ATLAS } from './atlas';
import { glyphPicture } from './glyphSheet';
import { makeCanvas } from './canvasTextures';

/** The texture and prefix of the frames `<name>.0`, `<name>.1`. */
export interface Picture {
  /** The texture's key. */
  readonly texture: string;
  readonly name: string;
}

/** A row's look; a hero's has the layers of its figure. */
export interface Drawn extends Look {
  readonly layers?: readonly FigureLayer[];
}

/** A content row's picture: its sprite, its figure or its character. */
export function pictureOf(textures: Phaser.Textures.TextureManager, { sprite, glyph, colour, layers }: Drawn, { isGlyphs, palette }: ViewPreferences): Picture {
  if (!isGlyphs) return layers ? figurePicture(textures, layers) : { texture: ATLAS, name: sprite };
  return glyphPicture(textures, { glyph, colour: legible(safeColour(colour, palette)) });
}

/** A picture's first frame; a static one has only one. */
export function firstFrame(textures: Phaser.Textures.TextureManager, { texture, name }: Picture): string {
  return textures.get(texture).has(`${name}.0`) ? `${name}.0` : name;
}

/** Whether a picture has two frames. */
export function isAnimated(textures: Phaser.Textures.TextureManager, { texture, name }: Picture): boolean {
  return texture === ATLAS && textures.get(texture).has(`${name}.0`);
}

const FRAMES = ['.0', '.1', '.hurt'] as const;
/** A hit knocks a figure back and down by this much, in pixels. */
const KNOCK = { x: -1, y: 1 };

/** A figure of several layers as one picture; drawn on first use. */
function figurePicture(textures: Phaser.Textures.TextureManager, layers: readonly FigureLayer[]): { readonly texture: string; readonly name: string } {
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
