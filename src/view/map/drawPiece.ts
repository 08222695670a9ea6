import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import type { Piece } from './CellArtist';
import { drawGlyphTile } from './glyphTile';
import { CELL } from '../grid/units';

/** Where the frames of pieces are found. */
export interface PieceSource {
  readonly textures: Pick<Phaser.Textures.TextureManager, 'getFrame'>;
  /** The key of the atlas. */
  readonly atlas: string;
}

/** Draws one piece of a cell's look, the cell's north-west corner at a place of the canvas. */
export function drawPiece(context: CanvasRenderingContext2D, { textures, atlas }: PieceSource, { frame, flip, at: { x, y } }: Piece & { readonly at: Point }): void {
  if (drawGlyphTile(context, frame, { x, y })) return;
  const { cutX, cutY, source } = textures.getFrame(atlas, frame);
  context.save();
  context.translate(flip ? x + CELL : x, y);
  if (flip) context.scale(-1, 1);
  context.drawImage(source.image as CanvasImageSource, cutX, cutY, CELL, CELL, 0, 0, CELL, CELL);
  context.restore();
}
