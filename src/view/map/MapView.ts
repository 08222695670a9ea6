import Phaser from 'phaser';
import type { Game } from '../../engine/Game';
import type { TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { ViewPreferences } from '../Preferences';
import { Scenery } from '../decor/Decoration';
import { DEPTH } from '../depth';
import { CELL, type Size } from '../grid/cells';
import type { Glow } from '../light/LightField';
import { ATLAS } from '../textures/canvasTextures';
import { CellArtist, type CellLook, type CellPieces, LAYERS, piecesOf, RIPPLE_TICKS } from './CellArtist';
import { GlyphArtist } from './GlyphArtist';
import type { FloorLook } from './KnownTerrain';
import { SHEET, TileSheet } from './TileSheet';
import { type Piece, PLAIN_FRAME } from './pieces';

/** The time between two frames of a current; still water ripples more slowly. */
const TICK_MS = 140;

/** Chooses the look of cells. */
interface Artist extends Pick<CellArtist, 'known' | 'rock' | 'glows'> {
  readonly water: readonly Point[];
  /** Those with a current. */
  readonly currents: readonly Point[];
  draw(x: number, y: number, moment: number): CellLook;
}

/** The known terrain: tiles and animated scenery. */
export class MapView {
  private readonly sheet: TileSheet;
  private readonly scenery: Scenery;
  private tiles: BakedTilemap | null = null;
  private artist: Artist | null = null;
  /** The water cells in view. */
  private water: readonly Point[] = [];
  private currents: readonly Point[] = [];
  private sinceRipple = 0;
  /** Water ticks so far. */
  private moment = 0;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {
    this.sheet = new TileSheet(scene.textures, ATLAS);
    this.scenery = new Scenery(scene);
  }

  /** Starts a floor: all of it is rock, into whose darkness the light fades. */
  open({ floor, content }: Game, look: FloorLook): void {
    this.scenery.clear();
    this.tiles?.destroy();
    this.sheet.clear();
    this.tiles = new BakedTilemap(this.scene, this.sheet, floor);
    const { isGlyphs, palette } = this.preferences;
    this.artist = isGlyphs ? new GlyphArtist(floor, content, { look, palette }) : new CellArtist(floor, content, look);
    this.water = this.currents = [];
    const rock = this.artist.rock;
    for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) this.tiles.put(x, y, rock);
  }

  /** The known torches. */
  get torches(): readonly Point[] {
    return this.scenery.torches;
  }

  /** The known coloured lights of the terrain. */
  get glows(): readonly Glow[] {
    const own = this.artist?.glows ?? [];
    return [...own, ...this.scenery.glows.filter(({ x, y }) => !own.some((glow) => glow.x === x && glow.y === y))];
  }

  /** Takes in changes since the last call, for the next `bake`. */
  update({ floor }: Game): void {
    if (!this.artist) return;
    const { known } = this.artist;
    const stale = new Set<number>();
    for (const cell of known.update(floor)) addAround(stale, known, cell);
    for (const cell of stale) this.draw(cell % floor.width, Math.floor(cell / floor.width));
    const isInView = ({ x, y }: Point): boolean => floor.isVisible(x, y);
    this.water = this.artist.water.filter(isInView);
    this.currents = this.artist.currents.filter(isInView);
  }

  /** Animates the water. */
  ripple(elapsed: number): void {
    this.sinceRipple += elapsed;
    if (this.sinceRipple < TICK_MS) return;
    this.sinceRipple = 0;
    this.moment++;
    for (const { x, y } of this.moment % RIPPLE_TICKS === 0 ? this.water : this.currents) this.draw(x, y);
  }

  /** Draws all pending changes, of however many turns. */
  bake(): void {
    this.tiles?.bake();
  }

  /** Characters already have a plain ground. */
  private get isPlain(): boolean {
    return this.preferences.isHighContrast && !this.preferences.isGlyphs;
  }

  /** A cell's frames as shown, lowest first; null if unexplored. */
  piecesAt(x: number, y: number): readonly Piece[] | null {
    return this.artist?.known.isKnown(x, y) === true ? piecesOf(this.lookOf(this.artist, { x, y })) : null;
  }

  /** The tile the player remembers there. */
  tileAt(x: number, y: number): TileKind | null {
    return this.artist?.known.tileAt(x, y) ?? null;
  }

  private lookOf(artist: Artist, { x, y }: Point): CellLook {
    const { pieces, scenery } = artist.draw(x, y, this.moment);
    return { pieces: this.isPlain ? plainer(pieces) : pieces, scenery };
  }

  private draw(x: number, y: number): void {
    if (!this.artist) return;
    const { pieces, scenery } = this.lookOf(this.artist, { x, y });
    this.tiles?.put(x, y, pieces);
    this.scenery.put({ x, y }, scenery);
  }
}

/** The pieces with a faded ground pattern. */
function plainer({ ground, ...others }: CellPieces): CellPieces {
  return { ...others, ground: ground.length > 0 ? [...ground, { frame: PLAIN_FRAME, flip: false }] : ground };
}

/** Adds a cell and its eight neighbours, whose edges depend on it, if known. */
function addAround(cells: Set<number>, known: Artist['known'], cell: number): void {
  const x = cell % known.width;
  const y = Math.floor(cell / known.width);
  for (let cy = y - 1; cy <= y + 1; cy++) {
    for (let cx = x - 1; cx <= x + 1; cx++) {
      if (known.isKnown(cx, cy)) cells.add(cy * known.width + cx);
    }
  }
}

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
