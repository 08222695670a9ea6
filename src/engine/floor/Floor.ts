import type { HazardKind, TileKind, TrapKind } from '../content';
import { COST, Effort } from '../core/Effort';
import { cellHash } from '../core/hash';
import type { Point } from '../core/point';
import type { Actor, Corpse, FloorItem, FloorState, Hazard, Knowledge, Memory } from '../state';
import { ByCell, Occupants, TrapCells, AnnouncedCells } from './ByCell';
import { HazardCells } from './HazardCells';
import { LitView, type LitLook } from './LitView';
import { allows, MovementRules, type Moves } from './MovementRules';
import { flowOf, type Flow } from './currents';
import { FAR, WALL, type DistanceMaps, type WalkGrid } from './distance';
import { FieldOfView } from './fov';
import { keepMemory, MAPPED, remember, SEEN, UNKNOWN } from './memory';

const NOTHING: readonly never[] = [];

/** What a floor needs of the pack, the work it counts, and the floor of which it is a fork. */
interface Rules {
  readonly effort?: Effort;
  readonly from?: Floor | null;
  readonly kinds?: ReadonlyMap<string, HazardKind>;
  readonly traps?: ReadonlyMap<string, TrapKind>;
}

/**
 * Queries about one floor, with caches that are rebuilt on load: occupants, field of view, distances.
 * The caches have a ring of wall around the map ("padded cells"), so that neighbours never need a bounds check.
 */
export class Floor {
  readonly width: number;
  readonly height: number;
  /** Padded cells per row. */
  readonly stride: number;
  /** Which cells are walkable, and which are occupied. */
  walk: WalkGrid;
  /** The player's field of view. */
  readonly fov: FieldOfView;
  /** The cells from which the player can be seen; `fov` itself while the player sees as far as the monsters. */
  exposure: FieldOfView;
  /** The light on the floor; null in packs without light. */
  lit: LitView | null = null;
  private readonly ways: MovementRules;
  /** The sum of `cellHash` over all cells, updated as they change. */
  cellsHash = 0;
  readonly occupants: Occupants;
  readonly traps: TrapCells;
  readonly hazards: HazardCells;
  readonly items = new ByCell<FloorItem>(this, () => this.state.items);
  readonly corpses = new ByCell<Corpse>(this, () => this.state.corpses);
  readonly memories = new ByCell<Memory>(this, () => this.state.memories);
  private landmarkCells: Landmarks | null = null;
  private currents: Flow | null | undefined;
  /** Whether the arrays of terrain, or of what is explored, may be those of a fork as well, and have to be copied before they change. */
  private sharesTerrain = true;
  private sharesExplored = true;
  /** The monsters that have announced an attack. */
  readonly announced: AnnouncedCells;
  readonly effort: Effort;
  /** The ids of the tiles that give way. */
  readonly fragile: ReadonlySet<string>;

  /** @param from a floor of the same cells whose caches are taken over, see `Game.fork` */
  constructor(
    readonly state: FloorState,
    private readonly tiles: readonly TileKind[],
    { effort = new Effort(), from = null, kinds = new Map(), traps = new Map() }: Rules = {},
  ) {
    this.effort = effort;
    this.fragile = from?.fragile ?? fragileOf(tiles);
    this.traps = new TrapCells(this, traps, (x, y) => { this.ways.read(x, y); });
    this.announced = new AnnouncedCells(state.actors);
    this.hazards = new HazardCells(this, kinds);
    this.width = state.width;
    this.height = state.height;
    this.stride = state.width + 2;
    const size = this.stride * (state.height + 2);
    if (!from) effort.spend(size * COST.opened);
    this.walk = { blank: from ? from.walk.blank : new Int32Array(size).fill(WALL), crowd: new Uint8Array(size), version: 0 };
    this.occupants = new Occupants(size);
    this.fov = new FieldOfView(size, this.stride, from?.fov);
    this.exposure = from && from.exposure !== from.fov ? new FieldOfView(size, this.stride, from.exposure) : this.fov;
    this.ways = new MovementRules(this, from?.ways);
    if (from) {
      this.cellsHash = from.cellsHash;
      from.sharesTerrain = from.sharesExplored = true;
      this.currents = from.currents;
    } else for (let y = 0; y < this.height; y++) for (let x = 0; x < this.width; x++) this.readCell(x, y);
    for (const actor of state.actors) this.enter(actor);
    if (from?.lit) this.lit = new LitView(this, tiles, from.lit);
  }

  /** The distance maps for a kind of movement: all avoid hazards, walkers also traps. */
  distances(moves: Moves): DistanceMaps {
    return this.ways.maps(moves);
  }

  /** Must be called when a turn begins, since actors have moved. */
  expireDistances(): void {
    this.ways.expire();
  }

  /** The padded cell at a position. */
  cell(x: number, y: number): number {
    return (y + 1) * this.stride + x + 1;
  }

  /** The position of a padded cell. */
  position(cell: number): Point {
    return { x: (cell % this.stride) - 1, y: Math.floor(cell / this.stride) - 1 };
  }

  /** The index of a position in `FloorState.terrain`. */
  index(x: number, y: number): number {
    return y * this.width + x;
  }

  /** The padded cell of an index in `FloorState.terrain`, and the other way round. */
  cellOf(index: number): number {
    return index + 2 * ((index / this.width) | 0) + this.width + 3;
  }

  indexOf(cell: number): number {
    return cell - 2 * ((cell / this.stride) | 0) - this.width - 1;
  }

  contains(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  isEdge(x: number, y: number): boolean {
    return x === 0 || y === 0 || x === this.width - 1 || y === this.height - 1;
  }

  tileAt(x: number, y: number): TileKind {
    return this.tiles[this.state.terrain[this.index(x, y)] as number] as TileKind;
  }

  isWalkable(x: number, y: number): boolean {
    return this.contains(x, y) && this.walk.blank[this.cell(x, y)] === FAR;
  }

  /** Whether a kind of movement allows standing in a cell; none goes through the map's edge. */
  canStand(moves: Moves, x: number, y: number): boolean {
    if (moves === 'walk') return this.isWalkable(x, y);
    return this.contains(x, y) && allows(moves, this.tileAt(x, y), this.isEdge(x, y));
  }

  /** The tile that the player last saw in an explored cell. */
  rememberedAt(x: number, y: number): TileKind {
    const memory = this.memories.at(x, y);
    return memory ? (this.tiles[memory.tile] as TileKind) : this.tileAt(x, y);
  }

  /** Found when first asked for, and again after one of them has changed. */
  get landmarks(): Landmarks {
    this.landmarkCells ??= findLandmarks(this.state, this.tiles);
    return this.landmarkCells;
  }

  /** Where currents carry; null on a floor without any. Found when first asked for, and again after one of them has changed. */
  get flow(): Flow | null {
    if (this.currents === undefined) this.currents = flowOf(this, this.tiles);
    return this.currents;
  }

  /** Whether the ground of a cell gives way to deep water under who steps onto it. */
  isFragile(x: number, y: number): boolean {
    return this.fragile.size > 0 && this.fragile.has(this.tileAt(x, y).id);
  }

  isVisible(x: number, y: number): boolean {
    return this.contains(x, y) && this.fov.has(this.cell(x, y));
  }

  /** Whether the player knows a cell's terrain, seen or from a map. */
  isExplored(x: number, y: number): boolean {
    return this.contains(x, y) && (this.state.explored[this.index(x, y)] ?? UNKNOWN) !== UNKNOWN;
  }

  isSeen(x: number, y: number): boolean {
    return this.contains(x, y) && this.state.explored[this.index(x, y)] === SEEN;
  }

  actorAt(x: number, y: number): Actor | null {
    return this.contains(x, y) ? this.occupants.at(this.cell(x, y)) : null;
  }

  /** The items in a cell within reach: none under deep water. */
  itemsAt(x: number, y: number): readonly FloorItem[] {
    const items = this.items.allAt(x, y);
    return items.length > 0 && this.tileAt(x, y).deep !== undefined ? NOTHING : items;
  }

  /** Whether neither items nor remains lie there. */
  isBare(x: number, y: number): boolean {
    return this.items.at(x, y) === null && this.corpses.at(x, y) === null;
  }

  hazardAt(x: number, y: number): Hazard | null {
    return this.hazards.at(x, y);
  }

  /** Adds hazards, one per cell; where one of the same kind is already, the longer one counts, and any other is replaced. */
  layHazards(hazards: readonly Hazard[]): void {
    this.effort.spend(hazards.length);
    for (const hazard of hazards) this.hazards.lay(hazard);
  }

  /** Updates a cell's caches after its hazard has changed. */
  readHazard(x: number, y: number): void {
    this.ways.read(x, y);
    this.readSight(x, y);
  }

  /** Whether nothing opaque lies on the line between two cells, which is the same from either end. */
  hasLine(from: Point, to: Point): boolean {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const steps = Math.max(Math.abs(dx), Math.abs(dy));
    this.effort.spend(steps);
    for (let i = 1; i < steps; i++) {
      const x = from.x + Math.floor((2 * dx * i + steps) / (2 * steps));
      const y = from.y + Math.floor((2 * dy * i + steps) / (2 * steps));
      if (this.fov.isOpaque(this.cell(x, y))) return false;
    }
    return true;
  }

  /** Puts an actor into the cell of its position. */
  enter(actor: Actor): void {
    const cell = this.cell(actor.x, actor.y);
    this.occupants.put(cell, actor);
    this.walk.crowd[cell] = 1;
  }

  /** Takes an actor out of the cell of its position. */
  leave(actor: Actor): void {
    const cell = this.cell(actor.x, actor.y);
    this.occupants.take(cell);
    this.walk.crowd[cell] = 0;
  }

  /** Changes a cell's tile, given as an index into the tile table. */
  setTile(at: Point, tile: number): void {
    if (this.sharesTerrain) {
      this.state.terrain = [...this.state.terrain];
      this.walk = { ...this.walk, blank: this.walk.blank.slice() };
      this.sharesTerrain = false;
    }
    const index = this.index(at.x, at.y);
    const before = this.tileAt(at.x, at.y);
    const after = this.tiles[tile] as TileKind;
    this.cellsHash = (this.cellsHash - this.hashOf(index)) | 0;
    if (!keepsLandmarks(before, after)) this.landmarkCells = null;
    if (before.carries !== after.carries) this.currents = undefined;
    this.lit?.change(before, after);
    keepMemory(this, at, tile);
    this.state.terrain[index] = tile;
    this.readCell(at.x, at.y);
  }

  /** A field of view to compute for anyone but the player. */
  newSight(): FieldOfView {
    return new FieldOfView(this.walk.crowd.length, this.stride, this.fov);
  }

  /** Computes `exposure` where it differs from the player's own field of view. */
  expose(from: Point, radius: number): void {
    if (this.exposure === this.fov) this.exposure = this.newSight();
    this.exposure.compute(this.cell(from.x, from.y), radius);
    this.effort.spend(this.exposure.count);
  }

  /** Updates the field of view from a cell; returns the items the player sees for the first time. */
  look(from: Point, radius: number): FloorItem[] {
    return remember(this, this.fov, this.fov.compute(this.cell(from.x, from.y), radius));
  }

  /** Updates the field of view by light, from a cell; returns the items the player sees for the first time. */
  lookByLight(from: Point, how: LitLook): FloorItem[] {
    return (this.lit ??= new LitView(this, this.tiles)).look(from, how);
  }

  /** Makes the terrain of an unknown cell known; ignores cells outside the map. */
  map(x: number, y: number): void {
    if (this.contains(x, y) && !this.isExplored(x, y)) this.know(this.index(x, y), MAPPED);
  }

  /** Marks a cell, given as an index into the terrain, as seen. */
  markSeen(index: number): void {
    if (this.state.explored[index] !== SEEN) this.know(index, SEEN);
  }

  private know(index: number, knowledge: Knowledge): void {
    if (this.sharesExplored) this.state.explored = [...this.state.explored];
    this.sharesExplored = false;
    this.cellsHash = (this.cellsHash - this.hashOf(index)) | 0;
    this.state.explored[index] = knowledge;
    this.cellsHash = (this.cellsHash + this.hashOf(index)) | 0;
  }

  /** Updates a cell's caches from its terrain, and adds it to the hash. */
  private readCell(x: number, y: number): void {
    const tile = this.tileAt(x, y);
    this.readSight(x, y);
    this.walk.blank[this.cell(x, y)] = tile.walkable ? FAR : WALL;
    this.ways.read(x, y);
    this.cellsHash = (this.cellsHash + this.hashOf(this.index(x, y))) | 0;
  }

  private readSight(x: number, y: number): void {
    const cell = this.cell(x, y);
    const isOpaque = !this.tileAt(x, y).transparent || this.hazards.hides(x, y);
    this.fov.setOpaque(cell, isOpaque);
    if (this.exposure !== this.fov) this.exposure.setOpaque(cell, isOpaque);
    this.lit?.block(cell, isOpaque);
  }

  private hashOf(index: number): number {
    return cellHash(index, this.state.terrain[index] as number, this.state.explored[index] as number);
  }
}

/** Indices into `FloorState.terrain` of what is worth going to from afar, known to the player or not: stairs down, and what a key opens. */
interface Landmarks {
  readonly down: readonly number[];
  readonly locks: readonly number[];
}

function findLandmarks({ terrain }: FloorState, tiles: readonly TileKind[]): Landmarks {
  const down: number[] = [];
  const locks: number[] = [];
  const isDown = tiles.map(({ stairs }) => stairs === 'down');
  const isLock = tiles.map(({ key }) => key !== undefined);
  for (let index = 0; index < terrain.length; index++) {
    const tile = terrain[index] as number;
    if (isDown[tile] === true) down.push(index);
    if (isLock[tile] === true) locks.push(index);
  }
  return { down, locks };
}

/** Whether changing one tile into another leaves the landmarks as they are. */
function keepsLandmarks(before: TileKind | undefined, after: TileKind | undefined): boolean {
  return before?.stairs === after?.stairs && before?.key === after?.key;
}

/** Cached, since tiles never change. */
const fragileKinds = new WeakMap<readonly TileKind[], ReadonlySet<string>>();

/** The ids of the tiles that break into deep water. */
function fragileOf(tiles: readonly TileKind[]): ReadonlySet<string> {
  const known = fragileKinds.get(tiles);
  if (known) return known;
  const deep = new Set(tiles.filter((tile) => tile.deep !== undefined).map(({ id }) => id));
  const found = new Set(tiles.filter(({ breaks = '' }) => deep.has(breaks)).map(({ id }) => id));
  fragileKinds.set(tiles, found);
  return found;
}
