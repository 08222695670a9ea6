import type Phaser from 'phaser';
import type { TileKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { ATLAS } from '../textures/atlas';
import { BakedTilemap } from './BakedTilemap';
import { CellArtist, LAYERS, type CellLook, type CellPieces, type Piece } from './CellArtist';
import { GlyphArtist } from './GlyphArtist';
import { PLAIN_FRAME } from './glyphTile';
import type { Glow } from '../light/glows';
import type { FloorLook } from './knownMap';
import type { ViewPreferences } from '../Preferences';
import { Scenery } from '../decor/Scenery';
import { TileSheet } from './TileSheet';

const RIPPLE_MS = 420;

/** Who chooses what cells look like. */
interface Artist extends Pick<CellArtist, 'known' | 'rock' | 'glows'> {
  readonly water: readonly Point[];
  draw(x: number, y: number, moment: number): CellLook;
}

/** The terrain as far as the player knows it: tiles, and what moves on the walls. */
export class MapView {
  private readonly sheet: TileSheet;
  private readonly scenery: Scenery;
  private tiles: BakedTilemap | null = null;
  private artist: Artist | null = null;
  /** Known cells of water in view. */
  private water: readonly Point[] = [];
  private sinceRipple = 0;
  /** How often the water has rippled. */
  private moment = 0;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {
    this.sheet = new TileSheet(scene.textures, ATLAS);
    this.scenery = new Scenery(scene);
  }

  /** Begins another floor: all of it is rock, into whose darkness the light fades. */
  open({ floor, content }: Game, look: FloorLook): void {
    this.scenery.clear();
    this.tiles?.destroy();
    this.sheet.clear();
    this.tiles = new BakedTilemap(this.scene, this.sheet, floor);
    const { isGlyphs, palette } = this.preferences;
    this.artist = isGlyphs ? new GlyphArtist(floor, content, { look, palette }) : new CellArtist(floor, content, look);
    this.water = [];
    const rock = this.artist.rock;
    for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) this.tiles.put(x, y, rock);
  }

  /** Where torches hang, as far as the player knows. */
  get torches(): readonly Point[] {
    return this.scenery.torches;
  }

  /** The coloured lights of the terrain, as far as the player knows. */
  get glows(): readonly Glow[] {
    const own = this.artist?.glows ?? [];
    return [...own, ...this.scenery.glows.filter(({ x, y }) => !own.some((glow) => glow.x === x && glow.y === y))];
  }

  /** Takes in what has become known or other since the last time, for the next `bake`. */
  update({ floor }: Game): void {
    if (!this.artist) return;
    const { known } = this.artist;
    const stale = new Set<number>();
    for (const cell of known.update(floor)) addAround(stale, known, cell);
    for (const cell of stale) this.draw(cell % floor.width, Math.floor(cell / floor.width));
    this.water = this.artist.water.filter(({ x, y }) => floor.isVisible(x, y));
  }

  /** Lets the water move on. */
  ripple(elapsed: number): void {
    this.sinceRipple += elapsed;
    if (this.sinceRipple < RIPPLE_MS) return;
    this.sinceRipple = 0;
    this.moment++;
    for (const { x, y } of this.water) this.draw(x, y);
  }

  /** Draws what was taken in, however many turns it comes from. */
  bake(): void {
    this.tiles?.bake();
  }

  /** Characters stand on plain ground anyway. */
  private get isPlain(): boolean {
    return this.preferences.isHighContrast && !this.preferences.isGlyphs;
  }

  /** All frames of a cell as it is shown, lowest first; null where the player does not know it. */
  piecesAt(x: number, y: number): readonly Piece[] | null {
    if (this.artist?.known.isKnown(x, y) !== true) return null;
    const { pieces, scenery } = this.lookOf(this.artist, { x, y });
    return [...LAYERS.flatMap((layer) => pieces[layer]), ...(scenery ? [{ frame: `${scenery.frame}.0`, flip: scenery.flip }] : [])];
  }

  /** The tile that the player remembers there. */
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

/** The same with a ground whose pattern hardly shows. */
function plainer({ ground, ...others }: CellPieces): CellPieces {
  return { ...others, ground: ground.length > 0 ? [...ground, { frame: PLAIN_FRAME, flip: false }] : ground };
}

/** Adds the known cells among a cell and its eight neighbours, whose edges depend on it. */
function addAround(cells: Set<number>, known: Artist['known'], cell: number): void {
  const x = cell % known.width;
  const y = Math.floor(cell / known.width);
  for (let cy = y - 1; cy <= y + 1; cy++) {
    for (let cx = x - 1; cx <= x + 1; cx++) {
      if (known.isKnown(cx, cy)) cells.add(cy * known.width + cx);
    }
  }
}
