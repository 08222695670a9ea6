import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import { CELL, type Size } from '../grid/cells';
import { pixelText } from '../textures/pixelText';

type OpenSides = Readonly<Record<'n' | 'e' | 's' | 'w', boolean>>;

const CHARACTER = 'glyph';
const BLOCK = 'block';
const PLAIN = 'plain';
const SCALE = 2;
const EDGE = 3;
/** Darkens a block inside its edges. */
const SHADE = 'rgba(8, 6, 12, 0.62)';
/** Washes out half of a ground's pattern. */
const WASH = 'rgba(24, 20, 30, 0.62)';

/** The frame that fades the ground below it. */
export const PLAIN_FRAME = `${PLAIN} `;

/** The background of a character on its theme's ground. */
export const NO_BACK = 'transparent';

/** The frame of a character on a plain ground; `.` is drawn as a dot. */
export function characterFrame(glyph: string, colour: string, back: string): string {
  return `${CHARACTER} ${back} ${colour} ${glyph}`;
}

/** The frame of a wall block whose edges toward open ground are lit. */
export function blockFrame(colour: string, { n, e, s, w }: OpenSides): string {
  return `${BLOCK} ${colour} ${n ? 'n' : ''}${e ? 'e' : ''}${s ? 's' : ''}${w ? 'w' : ''}`;
}

/** Draws one of these frames at a point; false for atlas frames. */
function drawGlyphTile(context: CanvasRenderingContext2D, frame: string, { x, y }: Point): boolean {
  const [kind, first = '', second = '', glyph = ''] = frame.split(' ');
  if (kind === CHARACTER) drawCharacter(context, { back: first, colour: second, glyph }, { x, y });
  else if (kind === BLOCK) drawBlock(context, { colour: first, open: second }, { x, y });
  else if (kind === PLAIN) fill(context, WASH, { x, y, width: CELL, height: CELL });
  else return false;
  return true;
}

function drawCharacter(context: CanvasRenderingContext2D, character: Record<'back' | 'colour' | 'glyph', string>, { x, y }: Point): void {
  const { back, colour, glyph } = character;
  fill(context, back, { x, y, width: CELL, height: CELL });
  if (glyph === '.') return fill(context, colour, { x: x + CELL / 2 - 1, y: y + CELL / 2 - 1, width: 2, height: 2 });
  context.imageSmoothingEnabled = false;
  const picture = pixelText(glyph, colour);
  const seen = CELL / SCALE;
  context.drawImage(picture, 0, 0, seen, seen, x, y, CELL, CELL);
}

function drawBlock(context: CanvasRenderingContext2D, { colour, open }: { colour: string; open: string }, { x, y }: Point): void {
  fill(context, colour, { x, y, width: CELL, height: CELL });
  fill(context, SHADE, { x, y, width: CELL, height: CELL });
  const end = CELL - EDGE;
  const level = { x, width: CELL, height: EDGE };
  const upright = { y, width: EDGE, height: CELL };
  const edges = { n: { ...level, y }, s: { ...level, y: y + end }, w: { ...upright, x }, e: { ...upright, x: x + end } };
  for (const side of ['n', 'e', 's', 'w'] as const) if (open.includes(side)) fill(context, colour, edges[side]);
}

function fill(context: CanvasRenderingContext2D, colour: string, { x, y, width, height }: Point & Size): void {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}

/** One atlas frame on a tile. */
export interface Piece {
  readonly frame: string;
  readonly flip: boolean;
}

/** The textures that piece frames come from. */
interface PieceSource {
  readonly textures: Pick<Phaser.Textures.TextureManager, 'getFrame'>;
  /** The key of the atlas. */
  readonly atlas: string;
}

/** Draws one piece with its north-west corner at a canvas point. */
export function drawPiece(context: CanvasRenderingContext2D, { textures, atlas }: PieceSource, piece: Piece & { at: Point }): void {
  const { frame, flip, at: { x, y } } = piece;
  if (drawGlyphTile(context, frame, { x, y })) return;
  const { cutX, cutY, source } = textures.getFrame(atlas, frame);
  const image = source.image as CanvasImageSource;
  // A whole floor has thousands, of which few are flipped.
  if (!flip) {
    context.drawImage(image, cutX, cutY, CELL, CELL, x, y, CELL, CELL);
    return;
  }
  context.save();
  context.translate(x + CELL, y);
  context.scale(-1, 1);
  context.drawImage(image, cutX, cutY, CELL, CELL, 0, 0, CELL, CELL);
  context.restore();
}
