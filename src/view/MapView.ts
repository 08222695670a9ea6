import type Phaser from 'phaser';
import type { Point } from '../engine/core/point';
import type { Floor } from '../engine/floor/Floor';
import { ATLAS } from './atlas';
import { BakedTilemap } from './BakedTilemap';
import { CellArtist } from './CellArtist';
import type { FloorLook } from './knownMap';
import { Scenery } from './Scenery';
import { TileSheet } from './TileSheet';

/** The terrain as far as the player knows it: tiles, and what moves on the walls. */
export class MapView {
  private readonly sheet: TileSheet;
  private readonly scenery: Scenery;
  private tiles: BakedTilemap | null = null;
  private artist: CellArtist | null = null;
  /** Per cell the number of its tile + 1 as it was drawn, 0 while unknown. */
  private drawn = new Uint16Array(0);

  constructor(private readonly scene: Phaser.Scene) {
    this.sheet = new TileSheet(scene.textures, ATLAS);
    this.scenery = new Scenery(scene);
  }

  /** Begins another floor: all of it is rock, into whose darkness the light fades. */
  open(floor: Floor, look: FloorLook): void {
    this.scenery.clear();
    this.tiles?.destroy();
    this.tiles = new BakedTilemap(this.scene, this.sheet, floor);
    this.artist = new CellArtist(floor, look);
    this.drawn = new Uint16Array(floor.width * floor.height);
    const rock = this.artist.rock;
    for (let y = 0; y < floor.height; y++) for (let x = 0; x < floor.width; x++) this.tiles.put(x, y, rock);
  }

  /** Where torches hang, as far as the player knows. */
  get torches(): readonly Point[] {
    return this.scenery.cells;
  }

  /** Takes in what has become known or other since the last time, for the next `bake`; answers where torches came or went. */
  update(floor: Floor): readonly Point[] {
    const changed: Point[] = [];
    for (const cell of this.staleCells(floor)) {
      const at = { x: cell % floor.width, y: Math.floor(cell / floor.width) };
      if (this.draw(at)) changed.push(at);
    }
    return changed;
  }

  /** Draws what was taken in, however many turns it comes from. */
  bake(): void {
    this.tiles?.bake();
  }

  /** Draws one cell; answers whether a torch came or went. */
  private draw(at: Point): boolean {
    if (!this.artist) return false;
    const { pieces, scenery } = this.artist.draw(at.x, at.y);
    this.tiles?.put(at.x, at.y, pieces);
    return this.scenery.put(at, scenery);
  }

  /** Known cells that have changed, and their neighbours, whose edges depend on them. */
  private staleCells(floor: Floor): ReadonlySet<number> {
    const stale = new Set<number>();
    const { explored, terrain } = floor.state;
    for (let cell = 0; cell < this.drawn.length; cell++) {
      const now = explored[cell] === 1 ? (terrain[cell] ?? 0) + 1 : 0;
      if (now === this.drawn[cell]) continue;
      this.drawn[cell] = now;
      addAround(stale, floor, cell);
    }
    return stale;
  }
}

/** Adds the known cells among a cell and its eight neighbours. */
function addAround(cells: Set<number>, floor: Floor, cell: number): void {
  const x = cell % floor.width;
  const y = Math.floor(cell / floor.width);
  for (let cy = y - 1; cy <= y + 1; cy++) {
    for (let cx = x - 1; cx <= x + 1; cx++) {
      if (floor.isExplored(cx, cy)) cells.add(cy * floor.width + cx);
    }
  }
}
