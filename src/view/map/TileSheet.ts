import type Phaser from 'phaser';
import type { Piece } from './CellArtist';
import { drawPiece } from './drawPiece';
import { CELL } from '../grid/units';
import { makeCanvas } from '../textures/makeCanvas';

/** The layout of the square sheet: each tile has a rim of one pixel, so that no neighbour bleeds in at any zoom. */
export const SHEET = { key: 'tiles', margin: 1, spacing: 2, columns: 32 } as const;

const PITCH = CELL + SHEET.spacing;
const SIDE = SHEET.columns * PITCH;

/**
 * The tilemap's tileset, grown as needed: a cell's stacked pieces become one tile, so that one layer holds any number
 * of them.
 */
export class TileSheet {
  private readonly texture: Phaser.Textures.CanvasTexture;
  private readonly indices = new Map<string, number>();
  private isStale = false;

  /** @param atlas the key of the frames' atlas */
  constructor(
    readonly textures: Phaser.Textures.TextureManager,
    readonly atlas: string,
  ) {
    this.texture = makeCanvas(textures, SHEET.key, { width: SIDE, height: SIDE });
  }

  /** The tile for these pieces in this order; -1 for none. */
  indexOf(pieces: readonly Piece[]): number {
    if (pieces.length === 0) return -1;
    const key = pieces.map(({ frame, flip }) => (flip ? `~${frame}` : frame)).join('|');
    const known = this.indices.get(key);
    if (known !== undefined) return known;
    const index = this.indices.size;
    this.indices.set(key, index);
    this.draw(index, pieces);
    return index;
  }

  /** Forgets all tiles. */
  clear(): void {
    this.indices.clear();
    this.texture.clear();
  }

  /** Uploads new tiles, if any, to the renderer. */
  refresh(): void {
    if (this.isStale) this.texture.refresh();
    this.isStale = false;
  }

  destroy(): void {
    this.textures.remove(SHEET.key);
  }

  private draw(index: number, pieces: readonly Piece[]): void {
    const x = SHEET.margin + (index % SHEET.columns) * PITCH;
    const y = SHEET.margin + Math.floor(index / SHEET.columns) * PITCH;
    for (const piece of pieces) drawPiece(this.texture.context, this, { ...piece, at: { x, y } });
    this.drawRim(x, y);
    this.isStale = true;
  }

  private drawRim(x: number, y: number): void {
    const { canvas, context } = this.texture;
    context.drawImage(canvas, x, y, CELL, 1, x, y - 1, CELL, 1);
    context.drawImage(canvas, x, y + CELL - 1, CELL, 1, x, y + CELL, CELL, 1);
    context.drawImage(canvas, x, y - 1, 1, CELL + 2, x - 1, y - 1, 1, CELL + 2);
    context.drawImage(canvas, x + CELL - 1, y - 1, 1, CELL + 2, x + CELL, y - 1, 1, CELL + 2);
  }
}
