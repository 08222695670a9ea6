import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import type { Piece } from './CellArtist';
import { drawGlyphTile } from './glyphTile';
import { CELL } from '../grid/units';

/** The textures that piece frames come from. */
export interface PieceSource {
  readonly textures: Pick<Phaser.Textures.TextureManager, 'getFrame'>;
  /** The key of the atlas. */
  readonly atlas: string;
}

/** Draws one piece with its north-west corner at a canvas point. */
export function drawPiece(context: CanvasRenderingContext2D, { textures, atlas }: PieceSource, { frame, flip, at: { x, y } }: Piece & { at: Point }): void {
  if (drawGlyphTile(context, frame, { x, y })) return;
  const { cutX, cutY, source } = textures.getFrame(atlas, frame);
  context.save();
  context.translate(flip ? x + CELL : x, y);
  if (flip) context.scale(-1, 1);
  context.drawImage(source.image as CanvasImageSource, cutX, cutY, CELL, CELL, 0, 0, CELL, CELL);
  context.restore();
}
