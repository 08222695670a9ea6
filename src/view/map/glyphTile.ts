import { pixelText } from '../textures/pixelText';
import { CELL } from '../grid/units';

/** Which sides of a wall are open. */
export interface OpenSides {
  readonly n: boolean;
  readonly e: boolean;
  readonly s: boolean;
  readonly w: boolean;
}

const CHARACTER = 'glyph';
const BLOCK = 'block';
const PLAIN = 'plain';
const SCALE = 2;
const EDGE = 3;
/** How much darker a block is than its edges. */
const SHADE = 'rgba(8, 6, 12, 0.62)';
/** What makes a ground plainer: it covers half of its pattern. */
const WASH = 'rgba(24, 20, 30, 0.62)';

/** The frame that makes what lies under it plainer. */
export const PLAIN_FRAME = `${PLAIN} `;

/** The frame of a character on a plain ground; a dot for `.`. */
export function characterFrame(glyph: string, colour: string, back: string): string {
  return `${CHARACTER} ${back} ${colour} ${glyph}`;
}

/** The frame of a wall as a block whose edges toward open ground are light. */
export function blockFrame(colour: string, { n, e, s, w }: OpenSides): string {
  return `${BLOCK} ${colour} ${n ? 'n' : ''}${e ? 'e' : ''}${s ? 's' : ''}${w ? 'w' : ''}`;
}

/** Draws such a frame at a place; false for frames of the atlas. */
export function drawGlyphTile(context: CanvasRenderingContext2D, frame: string, { x, y }: { x: number; y: number }): boolean {
  const [kind, first = '', second = '', glyph = ''] = frame.split(' ');
  if (kind === CHARACTER) drawCharacter(context, { back: first, colour: second, glyph }, { x, y });
  else if (kind === BLOCK) drawBlock(context, { colour: first, open: second }, { x, y });
  else if (kind === PLAIN) fill(context, WASH, { x, y, width: CELL, height: CELL });
  else return false;
  return true;
}

function drawCharacter(context: CanvasRenderingContext2D, { back, colour, glyph }: { back: string; colour: string; glyph: string }, { x, y }: { x: number; y: number }): void {
  fill(context, back, { x, y, width: CELL, height: CELL });
  if (glyph === '.') return fill(context, colour, { x: x + CELL / 2 - 1, y: y + CELL / 2 - 1, width: 2, height: 2 });
  context.imageSmoothingEnabled = false;
  const picture = pixelText(glyph, colour);
  const seen = CELL / SCALE;
  context.drawImage(picture, 0, 0, seen, seen, x, y, CELL, CELL);
}

function drawBlock(context: CanvasRenderingContext2D, { colour, open }: { colour: string; open: string }, { x, y }: { x: number; y: number }): void {
  fill(context, colour, { x, y, width: CELL, height: CELL });
  fill(context, SHADE, { x, y, width: CELL, height: CELL });
  const end = CELL - EDGE;
  const edges = { n: { x, y, width: CELL, height: EDGE }, s: { x, y: y + end, width: CELL, height: EDGE }, w: { x, y, width: EDGE, height: CELL }, e: { x: x + end, y, width: EDGE, height: CELL } };
  for (const side of ['n', 'e', 's', 'w'] as const) if (open.includes(side)) fill(context, colour, edges[side]);
}

function fill(context: CanvasRenderingContext2D, colour: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}
