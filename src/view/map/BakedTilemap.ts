import Phaser from 'phaser';
import { LAYERS, type CellPieces } from './CellArtist';
import { DEPTH } from '../depth';
import { SHEET, type TileSheet } from './TileSheet';
import { CELL, type Size } from '../grid/cells';

/**
 * A tilemap drawn into a texture when it changes: each frame then costs one image, whatever the map's size. Only changed
 * tiles are redrawn, over the old ones; every explored cell has an opaque lowest tile.
 */
export class BakedTilemap {
  private readonly map: Phaser.Tilemaps.Tilemap;
  private readonly layers: readonly Phaser.Tilemaps.TilemapLayer[];
  private readonly picture: Phaser.GameObjects.RenderTexture;
  private readonly dirty: Phaser.Tilemaps.Tile[][] = LAYERS.map(() => []);
  /** What each cell shows: its tiles may have made room for others. */
  private readonly cells: CellPieces[] = [];
  /** Rebakes all: the texture is empty after a lost WebGL context. */
  private readonly bakeAll = (): void => {
    const { width } = this.map;
    this.cells.forEach((pieces, cell) => { this.put(cell % width, Math.floor(cell / width), pieces); });
    this.bake();
  };

  constructor(
    scene: Phaser.Scene,
    private readonly sheet: TileSheet,
    { width, height }: Size,
  ) {
    this.map = scene.make.tilemap({ width, height, tileWidth: CELL, tileHeight: CELL });
    const tileset = this.map.addTilesetImage(SHEET.key, SHEET.key, CELL, CELL, SHEET.margin, SHEET.spacing);
    this.layers = LAYERS.map((name, index) => this.makeLayer(name, { tileset, index }));
    this.picture = scene.add.renderTexture(0, 0, width * CELL, height * CELL).setOrigin(0).setDepth(DEPTH.map);
    scene.renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, this.bakeAll);
  }

  /** Sets a cell's pieces; visible after the next `bake`. */
  put(x: number, y: number, pieces: CellPieces): void {
    this.cells[y * this.map.width + x] = pieces;
    // What is baked no longer needs its tiles.
    if (!this.sheet.hasRoomFor(LAYERS.length)) {
      this.bake();
      this.sheet.clear();
    }
    LAYERS.forEach((name, index) => {
      const tile = this.layers[index]?.putTileAt(this.sheet.indexOf(pieces[name]), x, y, false);
      if (tile) this.dirty[index]?.push(tile);
    });
  }

  /** Draws the changes since the last call. */
  bake(): void {
    if (this.dirty.every((tiles) => tiles.length === 0)) return;
    this.sheet.refresh();
    this.drawLayers();
    for (const tiles of this.dirty) tiles.length = 0;
  }

  /** The calls of Phaser 3 that Phaser 4 has under other names. */
  private drawLayers(): void {
    this.picture.beginDraw();
    this.picture.batchDraw([...this.layers], 0, 0);
    this.picture.endDraw();
  }

  destroy(): void {
    this.map.scene.renderer.off(Phaser.Renderer.Events.RESTORE_WEBGL, this.bakeAll);
    this.picture.destroy();
    this.map.destroy();
  }

  /** A layer that is only drawn by baking, and then only its dirty tiles. */
  private makeLayer(
    name: string,
    { tileset, index }: { tileset: Phaser.Tilemaps.Tileset | null; index: number },
  ): Phaser.Tilemaps.TilemapLayer {
    const layer = tileset && this.map.createBlankLayer(name, tileset);
    if (!layer) throw new Error(`the tilemap has no layer "${name}"`);
    layer.cullCallback = () => this.dirty[index];
    return layer.setVisible(false);
  }
}
