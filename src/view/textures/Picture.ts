import type Phaser from 'phaser';
import type { Look } from '../../engine/content';
import type { FigureLayer } from '../../engine/facts/figure';
import type { ViewPreferences } from '../Preferences';
import type { Size } from '../grid/cells';
import { legible, safeColour } from '../palette';
import { ATLAS, makeCanvas } from './canvasTextures';
import { drawRimmed } from './pixelText';
import { hasSprite } from './sheets';

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

/** A content row's picture: its sprite or its figure; its character where the player wants that, or while the sprite has not come. */
export function pictureOf(textures: Phaser.Textures.TextureManager, drawn: Drawn, { isGlyphs, palette }: ViewPreferences): Picture {
  const { sprite, glyph, colour, layers } = drawn;
  const worn = layers?.filter((layer) => hasSprite(textures, layer.sprite));
  if (!isGlyphs && worn) return figurePicture(textures, worn);
  if (!isGlyphs && hasSprite(textures, sprite)) return { texture: ATLAS, name: sprite };
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
function figurePicture(textures: Phaser.Textures.TextureManager, layers: readonly FigureLayer[]): Picture {
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

function paintRim(context: CanvasRenderingContext2D, frame: Size & { left: number; colour: string }): void {
  const { left, width, height, colour } = frame;
  const { data } = context.getImageData(left, 0, width, height);
  const isOpaque = (x: number, y: number): boolean => {
    return x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) > 0;
  };
  context.fillStyle = colour;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isRim(isOpaque, x, y)) context.fillRect(left + x, y, 1, 1);
}

const SHEET_SIDE = 512;
/** A frame, as large as an actor's sprite, and the pitch of frames. */
const GLYPH_SIDE = 18;
const GLYPH_PITCH = GLYPH_SIDE + 2;
const SHEET_COLUMNS = Math.floor(SHEET_SIDE / GLYPH_PITCH);
/** Characters on one sheet. */
const GLYPHS_A_SHEET = SHEET_COLUMNS ** 2;
/** Character pixels are twice as large as sprite pixels. */
const GLYPH_SCALE = 2;
const GLYPH_RIM = '#0c0910';
/** Drawn behind a character, so that the ground's own does not show through. */
const GLYPH_PLATE = 'rgba(12, 9, 16, 0.82)';

const sheetsMade = new WeakMap<Phaser.Textures.TextureManager, Phaser.Textures.CanvasTexture[]>();

interface Glyph {
  readonly glyph: string;
  readonly colour: string;
}

/** A character's frames `.0` and `.1`, which are identical, and their sheet; drawn on first use. */
function glyphPicture(textures: Phaser.Textures.TextureManager, { glyph, colour }: Glyph): Picture {
  const name = `${glyph} ${colour}`;
  const sheets = sheetsOf(textures);
  const known = sheets.find((sheet) => sheet.has(`${name}.0`));
  if (known) return { texture: known.key, name };
  const sheet = roomySheet(textures, sheets);
  const place = glyphsOn(sheet);
  const x = (place % SHEET_COLUMNS) * GLYPH_PITCH;
  const y = Math.floor(place / SHEET_COLUMNS) * GLYPH_PITCH;
  drawGlyph(sheet.context, { glyph, colour }, { x, y });
  sheet.refresh();
  for (const frame of [0, 1]) sheet.add(`${name}.${frame}`, 0, x, y, GLYPH_SIDE, GLYPH_SIDE);
  return { texture: sheet.key, name };
}

function sheetsOf(textures: Phaser.Textures.TextureManager): Phaser.Textures.CanvasTexture[] {
  const known = sheetsMade.get(textures) ?? [];
  sheetsMade.set(textures, known);
  return known;
}

/** The last sheet, or a new one once that is full: a pack may have more looks than one holds, and each palette more again. */
function roomySheet(textures: Phaser.Textures.TextureManager, sheets: Phaser.Textures.CanvasTexture[]): Phaser.Textures.CanvasTexture {
  const last = sheets.at(-1);
  if (last && glyphsOn(last) < GLYPHS_A_SHEET) return last;
  const next = makeCanvas(textures, `glyphs ${sheets.length}`, { width: SHEET_SIDE, height: SHEET_SIDE });
  sheets.push(next);
  return next;
}

/** Each character has two frames, and every texture one of its own. */
function glyphsOn({ frameTotal }: Phaser.Textures.CanvasTexture): number {
  return (frameTotal - 1) / 2;
}

function drawGlyph(context: CanvasRenderingContext2D, { glyph, colour }: Glyph, { x, y }: { x: number; y: number }): void {
  context.fillStyle = GLYPH_PLATE;
  context.fillRect(x + 1, y, GLYPH_SIDE - 2, GLYPH_SIDE);
  context.fillRect(x, y + 1, GLYPH_SIDE, GLYPH_SIDE - 2);
  drawRimmed(context, { text: glyph, colour, rim: GLYPH_RIM }, { x: x + 1, y: y + 1, scale: GLYPH_SCALE });
}

/** An animation's speed, and a number that offsets its start. */
interface Pace {
  readonly frameRate: number;
  readonly phase: number;
  /** The frames' texture, if not the atlas. */
  readonly texture?: string;
}

/** Loops the frames `<name>.0`, `<name>.1` on a sprite, or stays at the first if it has one only; like sprites slightly out of step. */
export function play(sprite: Phaser.GameObjects.Sprite, name: string, { frameRate, phase, texture = ATLAS }: Pace): void {
  const { anims, textures } = sprite.scene;
  const key = `${texture}/${name}`;
  // In place of a frame that is missing, Phaser would show the first of the whole texture.
  const frames = [`${name}.0`, `${name}.1`].filter((frame) => textures.get(texture).has(frame)).map((frame) => ({ key: texture, frame }));
  if (!anims.exists(key)) anims.create({ key, frames, frameRate, repeat: -1 });
  sprite.play({ key, startFrame: phase % frames.length, timeScale: 0.85 + (phase % 7) * 0.05 });
}

const FRAME = /\.(\d|hurt)$/;

/** Shows the frame `<name>.hurt`, if there is one, for some milliseconds. */
export function wince(sprite: Phaser.GameObjects.Sprite, lasts: number): void {
  const hurt = sprite.frame.name.replace(FRAME, '.hurt');
  if (hurt === sprite.frame.name || !sprite.texture.has(hurt)) return;
  sprite.anims.pause();
  sprite.setFrame(hurt);
  sprite.scene.time.delayedCall(lasts, () => {
    if (!sprite.active) return;
    sprite.anims.resume();
    sprite.anims.nextFrame();
  });
}
