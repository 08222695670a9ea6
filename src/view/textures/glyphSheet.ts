import Phaser from 'phaser';
import { drawRimmed } from './pixelText';

export const GLYPHS = 'glyphs';

const SIDE = 512;
/** A frame, as large as an actor's sprite, and the pitch of frames. */
const FRAME = 18;
const PITCH = FRAME + 2;
const COLUMNS = Math.floor(SIDE / PITCH);
/** Character pixels are twice as large as sprite pixels. */
const SCALE = 2;
const RIM = '#0c0910';
/** Drawn behind a character, so that the ground's own does not show through. */
const PLATE = 'rgba(12, 9, 16, 0.82)';

interface Glyph {
  readonly glyph: string;
  readonly colour: string;
}

/** The name of a character's frames `.0` and `.1`, which are identical; drawn on first use. */
export function glyphName(textures: Phaser.Textures.TextureManager, { glyph, colour }: Glyph): string {
  const name = `${glyph} ${colour}`;
  const texture = sheetOf(textures);
  if (texture.has(`${name}.0`)) return name;
  const place = (texture.frameTotal - 1) / 2;
  const x = (place % COLUMNS) * PITCH;
  const y = Math.floor(place / COLUMNS) * PITCH;
  if (y + PITCH > SIDE) throw new Error('the glyph sheet is full');
  draw(texture.context, { glyph, colour }, { x, y });
  texture.refresh();
  for (const frame of [0, 1]) texture.add(`${name}.${frame}`, 0, x, y, FRAME, FRAME);
  return name;
}

function sheetOf(textures: Phaser.Textures.TextureManager): Phaser.Textures.CanvasTexture {
  const texture = textures.exists(GLYPHS) ? textures.get(GLYPHS) : textures.createCanvas(GLYPHS, SIDE, SIDE);
  if (!(texture instanceof Phaser.Textures.CanvasTexture)) throw new Error('no canvas for characters');
  return texture;
}

function draw(context: CanvasRenderingContext2D, { glyph, colour }: Glyph, { x, y }: { x: number; y: number }): void {
  context.fillStyle = PLATE;
  context.fillRect(x + 1, y, FRAME - 2, FRAME);
  context.fillRect(x, y + 1, FRAME, FRAME - 2);
  drawRimmed(context, { text: glyph, colour, rim: RIM }, { x: x + 1, y: y + 1, scale: SCALE });
}
