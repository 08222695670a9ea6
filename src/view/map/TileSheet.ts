import type Phaser from 'phaser';
import { drawPiece, type Piece } from './pieces';
import { CELL } from '../grid/cells';
import { makeCanvas, scratchCanvas } from '../textures/canvasTextures';

/** The layout of the square sheet: each tile has a rim of one pixel, so that no neighbour bleeds in at any zoom. */
export const SHEET = { key: 'tiles', margin: 1, spacing: 2, columns: 32 } as const;

const PITCH = CELL + SHEET.spacing;
const SIDE = SHEET.columns * PITCH;

/** The tilemap's tileset, drawn as needed: a cell's stacked pieces become one tile, so that one layer holds any number of them. */
export class TileSheet {
  private readonly texture: Phaser.Textures.CanvasTexture;
  /** One tile with its rim. A canvas drawn onto itself is copied first, so that is done on this small one. */
  private readonly tile = scratchCanvas({ width: CELL + 2, height: CELL + 2 });
  private readonly indices = new Map<string, number>();
  private isStale = false;

  /** @param atlas the key of the frames' atlas */
  constructor(
    readonly textures: Phaser.Textures.TextureManager,
    readonly atlas: string,
  ) {
    this.texture = makeCanvas(textures, SHEET.key, { width: SIDE, height: SIDE });
  }

  /** Whether it has room for so many more tiles. */
  hasRoomFor(tiles: number): boolean {
    return this.indices.size + tiles <= SHEET.columns ** 2;
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
    // Without reading the picture back, which Phaser would do.
    this.texture.context.clearRect(0, 0, SIDE, SIDE);
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
    this.tile.clearRect(0, 0, CELL + 2, CELL + 2);
    for (const piece of pieces) drawPiece(this.tile, this, { ...piece, at: { x: 1, y: 1 } });
    this.drawRim();
    this.texture.context.drawImage(this.tile.canvas, (index % SHEET.columns) * PITCH, Math.floor(index / SHEET.columns) * PITCH);
    this.isStale = true;
  }

  private drawRim(): void {
    const { canvas } = this.tile;
    this.tile.drawImage(canvas, 1, 1, CELL, 1, 1, 0, CELL, 1);
    this.tile.drawImage(canvas, 1, CELL, CELL, 1, 1, CELL + 1, CELL, 1);
    this.tile.drawImage(canvas, 1, 0, 1, CELL + 2, 0, 0, 1, CELL + 2);
    this.tile.drawImage(canvas, CELL, 0, 1, CELL + 2, CELL + 1, 0, 1, CELL + 2);
  }
}
