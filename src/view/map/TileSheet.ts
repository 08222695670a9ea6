import type Phaser from 'phaser';
import type { Piece } from './CellArtist';
import { drawPiece } from './drawPiece';
import { CELL } from '../grid/units';

/** Where tiles lie in the square sheet: each with a rim of one pixel, so that no neighbour bleeds in at any zoom. */
export const SHEET = { key: 'tiles', margin: 1, spacing: 2, columns: 32 } as const;

const PITCH = CELL + SHEET.spacing;
const SIDE = SHEET.columns * PITCH;

/**
 * The tileset of the tilemap, grown as needed: pieces that lie over each other in one cell become one tile, so that a
 * layer is enough for any number of them.
 */
export class TileSheet {
  private readonly texture: Phaser.Textures.CanvasTexture;
  private readonly indices = new Map<string, number>();
  private isStale = false;

  /** @param atlas key of the atlas that the frames are from */
  constructor(
    readonly textures: Phaser.Textures.TextureManager,
    readonly atlas: string,
  ) {
    const texture = textures.createCanvas(SHEET.key, SIDE, SIDE);
    if (!texture) throw new Error('the tile sheet was made twice');
    this.texture = texture;
  }

  /** The tile that shows these pieces in this order; -1 for none. */
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

  /** Forgets all tiles, as for another map. */
  clear(): void {
    this.indices.clear();
    this.texture.clear();
  }

  /** Gives what was added to the renderer; does nothing where nothing was. */
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
