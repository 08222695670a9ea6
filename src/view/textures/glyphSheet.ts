import type Phaser from 'phaser';
import { makeCanvas } from './canvasTextures';
import { drawRimmed } from './pixelText';

const SIDE = 512;
/** A frame, as large as an actor's sprite, and the pitch of frames. */
const FRAME = 18;
const PITCH = FRAME + 2;
const COLUMNS = Math.floor(SIDE / PITCH);
/** Characters on one sheet. */
const MOST = COLUMNS ** 2;
/** Character pixels are twice as large as sprite pixels. */
const SCALE = 2;
const RIM = '#0c0910';
/** Drawn behind a character, so that the ground's own does not show through. */
const PLATE = 'rgba(12, 9, 16, 0.82)';

const made = new WeakMap<Phaser.Textures.TextureManager, Phaser.Textures.CanvasTexture[]>();

interface Glyph {
  readonly glyph: string;
  readonly colour: string;
}

/** A character's frames `.0` and `.1`, which are identical, and their sheet; drawn on first use. */
export function glyphPicture(textures: Phaser.Textures.TextureManager, { glyph, colour }: Glyph): { readonly texture: string; readonly name: string } {
  const name = `${glyph} ${colour}`;
  const sheets = sheetsOf(textures);
  const known = sheets.find((sheet) => sheet.has(`${name}.0`));
  if (known) return { texture: known.key, name };
  const sheet = roomy(textures, sheets);
  const place = drawnOn(sheet);
  const x = (place % COLUMNS) * PITCH;
  const y = Math.floor(place / COLUMNS) * PITCH;
  draw(sheet.context, { glyph, colour }, { x, y });
  sheet.refresh();
  for (const frame of [0, 1]) sheet.add(`${name}.${frame}`, 0, x, y, FRAME, FRAME);
  return { texture: sheet.key, name };
}

function sheetsOf(textures: Phaser.Textures.TextureManager): Phaser.Textures.CanvasTexture[] {
  const known = made.get(textures) ?? [];
  made.set(textures, known);
  return known;
}

/** The last sheet, or a new one once that is full: a pack may have more looks than one holds, and each palette more again. */
function roomy(textures: Phaser.Textures.TextureManager, sheets: Phaser.Textures.CanvasTexture[]): Phaser.Textures.CanvasTexture {
  const last = sheets.at(-1);
  if (last && drawnOn(last) < MOST) return last;
  const next = makeCanvas(textures, `glyphs ${sheets.length}`, { width: SIDE, height: SIDE });
  sheets.push(next);
  return next;
}

/** Each character has two frames, and every texture one of its own. */
function drawnOn({ frameTotal }: Phaser.Textures.CanvasTexture): number {
  return (frameTotal - 1) / 2;
}

function draw(context: CanvasRenderingContext2D, { glyph, colour }: Glyph, { x, y }: { x: number; y: number }): void {
  context.fillStyle = PLATE;
  context.fillRect(x + 1, y, FRAME - 2, FRAME);
  context.fillRect(x, y + 1, FRAME, FRAME - 2);
  drawRimmed(context, { text: glyph, colour, rim: RIM }, { x: x + 1, y: y + 1, scale: SCALE });
}
