import Phaser from 'phaser';

/** What a floating number tells, each with its colour; the sign before the number tells it too. */
export const NUMBER_COLOURS = { wound: '#ff6a5a', blow: '#fff2c8', heal: '#7dff7d', nothing: '#b8b4c4', gold: '#f0c848' } as const;

export type NumberTone = keyof typeof NUMBER_COLOURS;

const CHARS = '0123456789+-!';
const SIZE = 8;
/** Glyphs have a dark rim of one pixel. */
const PITCH = SIZE + 2;
const RIM = '#17111d';
const FAMILY = '"Press Start 2P", monospace';

/** What Phaser makes of a picture of digits, in so far as it is changed here; its own types leave this out. */
interface FontEntry {
  readonly data: { readonly chars: Readonly<Record<string, { xAdvance: number }>> };
}

/** The bitmap font's key for a tone. */
export function numberFont(tone: NumberTone): string {
  return `numbers-${tone}`;
}

/** Draws the digits once per colour (the Canvas renderer knows no tint), once the font has come. */
export function makeNumberFonts(scene: Phaser.Scene): void {
  for (const tone of Object.keys(NUMBER_COLOURS) as NumberTone[]) {
    if (!scene.textures.exists(numberFont(tone))) makeFont(scene, tone);
  }
}

function makeFont(scene: Phaser.Scene, tone: NumberTone): void {
  const image = numberFont(tone);
  const texture = scene.textures.createCanvas(image, PITCH * CHARS.length, PITCH);
  if (!texture) throw new Error(`the font ${image} was made twice`);
  const rim = drawDigits(RIM);
  for (let place = 0; place < 9; place++) texture.context.drawImage(rim, place % 3, Math.floor(place / 3));
  texture.context.drawImage(drawDigits(NUMBER_COLOURS[tone]), 1, 1);
  texture.refresh();
  scene.cache.bitmapFont.add(image, fontEntry(scene, image));
}

/** The digits in one colour, each at the start of its cell; edges that the browser smoothed are made hard again. */
function drawDigits(colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = PITCH * CHARS.length;
  canvas.height = PITCH;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas for the digits');
  context.font = `${SIZE}px ${FAMILY}`;
  context.textBaseline = 'top';
  context.fillStyle = colour;
  for (let place = 0; place < CHARS.length; place++) context.fillText(CHARS.charAt(place), place * PITCH, 0);
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let byte = 3; byte < picture.data.length; byte += 4) picture.data[byte] = (picture.data[byte] ?? 0) > 127 ? 255 : 0;
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** The font of a picture of digits; their rims overlap. */
function fontEntry(scene: Phaser.Scene, image: string): FontEntry {
  const grid = { 'offset.x': 0, 'offset.y': 0, 'spacing.x': 0, 'spacing.y': 0, lineSpacing: 0 };
  const config = { ...grid, image, width: PITCH, height: PITCH, chars: CHARS, charsPerRow: CHARS.length };
  const entry = Phaser.GameObjects.RetroFont.Parse(scene, config) as unknown as FontEntry;
  for (const char of Object.values(entry.data.chars)) char.xAdvance = SIZE;
  return entry;
}
