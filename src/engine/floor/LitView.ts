import type { TileKind } from '../content';
import type { Effort } from '../core/Effort';
import type { Point } from '../core/point';
import type { FloorItem, FloorState } from '../state';
import { offsetsOf } from './distance';
import { rowsOf, type FieldOfView } from './fov';
import { remember } from './memory';

/** Something that gives off light: its padded cell, and its radius. */
export interface LightSource {
  readonly cell: number;
  readonly radius: number;
}

/** The cells lit by some sources, found again when a source or what blocks light has changed. */
class Layer {
  /** Per padded cell 1 if it is lit. */
  readonly lit: Uint8Array;
  private readonly cells: number[];
  sources: readonly LightSource[];
  /** The version of what blocks light when this was found. */
  private walls: number;
  /** The number of cells examined then. */
  work: number;

  constructor(size: number, from: Layer | null) {
    this.lit = from ? from.lit.slice() : new Uint8Array(size);
    this.cells = from ? [...from.cells] : [];
    this.sources = from?.sources ?? [];
    this.walls = from?.walls ?? -1;
    this.work = from?.work ?? 0;
  }

  /** Lights the cells again if need be; returns whether something has changed. */
  update(sources: readonly LightSource[], walls: number, beam: FieldOfView): boolean {
    if ((walls === this.walls || sources.length + this.sources.length === 0) && isSame(sources, this.sources)) return false;
    this.sources = sources;
    this.walls = walls;
    for (const cell of this.cells) this.lit[cell] = 0;
    this.cells.length = 0;
    for (const { cell } of sources) this.mark(cell);
    let work = 0;
    for (const { cell, radius } of sources) {
      // In the middle of a fire every cell around is lit by what burns there: to find that out is a third of the work.
      work += radius * radius;
      if (!this.isDarkNear(cell, radius, beam.stride)) continue;
      beam.compute(cell, radius);
      work += beam.count;
      for (let i = 0; i < beam.count; i++) this.mark(beam.cells[i] as number);
    }
    this.work = work;
    return true;
  }

  /** Whether a cell with dx^2 + dy^2 <= radius^2 is dark; searched from below, since most sources come row by row from above. */
  private isDarkNear(cell: number, radius: number, stride: number): boolean {
    const { widths } = rowsOf(radius);
    for (let dy = radius; dy >= -radius; dy--) {
      const width = widths[Math.abs(dy)] as number;
      const middle = cell + dy * stride;
      for (let at = middle - width; at <= middle + width; at++) if (this.lit[at] !== 1) return true;
    }
    return false;
  }

  private mark(cell: number): void {
    if (this.lit[cell] === 1) return;
    this.lit[cell] = 1;
    this.cells.push(cell);
  }
}

function isSame(a: readonly LightSource[], b: readonly LightSource[]): boolean {
  return a.length === b.length && a.every(({ cell, radius }, i) => cell === b[i]?.cell && radius === b[i].radius);
}

/** The light on a floor, except the lantern's: of what stays (tiles and items), and of what moves or burns out (actors and hazards). */
export class Lights {
  private readonly still: Layer;
  private readonly moving: Layer;
  /** Null until asked for, and again after a change. */
  private all: readonly LightSource[] | null = null;

  /** @param from the lights of a floor with the same cells, see `Game.fork` */
  constructor(size: number, from: Lights | null = null) {
    this.still = new Layer(size, from?.still ?? null);
    this.moving = new Layer(size, from?.moving ?? null);
  }

  /** What shone at the last update. */
  get sources(): readonly LightSource[] {
    this.all ??= [...this.still.sources, ...this.moving.sources];
    return this.all;
  }

  /** Whether a padded cell is lit. */
  has(cell: number): boolean {
    return this.still.lit[cell] === 1 || this.moving.lit[cell] === 1;
  }

  /** The cells examined to light the floor as it is now, whether in this look or in an earlier one. */
  get work(): number {
    return this.still.work + this.moving.work;
  }

  /**
   * Updates the light from its sources; returns whether something has changed.
   * @param walls a number that changes with what blocks light
   * @param beam a field of view to compute with, which knows what blocks light
   */
  update({ still, moving }: { still: readonly LightSource[]; moving: readonly LightSource[] }, walls: number, beam: FieldOfView): boolean {
    const isStillNew = this.still.update(still, walls, beam);
    const isNew = this.moving.update(moving, walls, beam) || isStillNew;
    if (isNew) this.all = null;
    return isNew;
  }
}

/** The parts of `Floor` used here. */
type Ground = Parameters<typeof remember>[0] & {
  readonly state: FloorState;
  readonly walk: { readonly crowd: Uint8Array };
  readonly fov: FieldOfView;
  readonly exposure: FieldOfView;
  readonly effort: Effort;
  cellOf(index: number): number;
  newSight(): FieldOfView;
  expose(from: Point, radius: number): void;
};

/** How the player looks around by light. */
export interface LitLook {
  /** How far its lantern reaches, and how far it sees what something else lights. */
  readonly reach: number;
  readonly far: number;
  /** How far it can be seen. */
  readonly sight: number;
  /** Light of actors and hazards, and of things on the ground. */
  readonly moving: readonly LightSource[];
  readonly things: readonly LightSource[];
}

/** The light on a floor, and the player's view by it. A cache that is rebuilt on load; only floors of packs with light have one. */
export class LitView {
  private readonly lights: Lights;
  /** Computes light; it knows what blocks sight. */
  private readonly beam: FieldOfView;
  /** Changes whenever a cell begins or ceases to block sight. */
  private walls: number;
  /** The tiles that shine; null when they must be found again. */
  private tileLights: readonly LightSource[] | null;
  /** What the last look depended on. */
  private last: readonly number[];

  /** @param from that of a floor of the same cells, see `Game.fork` */
  constructor(
    private readonly floor: Ground,
    private readonly tiles: readonly TileKind[],
    from: LitView | null = null,
  ) {
    this.beam = floor.newSight();
    this.lights = new Lights(floor.walk.crowd.length, from?.lights);
    this.walls = from?.walls ?? 0;
    this.tileLights = from?.tileLights ?? null;
    this.last = from?.last ?? [];
  }

  /** Whether something other than the player's lantern lights a padded cell. */
  has(cell: number): boolean {
    return this.lights.has(cell);
  }

  /** What shone at the last look, but for the player's lantern. */
  get sources(): readonly LightSource[] {
    return this.lights.sources;
  }

  /** Must be called when a tile changes. */
  change(before: TileKind, after: TileKind): void {
    if ((before.shines ?? 0) > 0 || (after.shines ?? 0) > 0) this.tileLights = null;
  }

  /** Must be called when a padded cell may have begun or ceased to block sight. */
  block(cell: number, isOpaque: boolean): void {
    if (isOpaque === this.beam.isOpaque(cell)) return;
    this.walls++;
    this.beam.setOpaque(cell, isOpaque);
  }

  /** Updates the light, and the player's field of view from a cell; returns the items the player sees for the first time. */
  look(from: Point, { reach, far, sight, moving, things }: LitLook): FloorItem[] {
    const { floor, walls } = this;
    floor.expose(from, Math.max(reach, far, sight));
    this.tileLights ??= this.findTileLights();
    const still = things.length === 0 ? this.tileLights : [...this.tileLights, ...things];
    const isRelit = this.lights.update({ still, moving }, walls, this.beam);
    floor.effort.spend(this.lights.work + (floor.state.terrain.length >> 3));
    const now = [from.x, from.y, reach, far, sight, walls];
    const isNew = isRelit || now.some((part, i) => part !== this.last[i]);
    this.last = now;
    if (isNew) floor.fov.select(floor.exposure, (cell) => this.shows(cell, from, { near: reach * reach, far: far * far }));
    return remember(floor, floor.fov, isNew);
  }

  /** Whether a padded cell in a clear line is within the reach of the player's lantern, or lit otherwise and not too far. */
  private shows(cell: number, { x, y }: Point, { near, far }: { near: number; far: number }): boolean {
    const row = (cell / this.floor.stride) | 0;
    const dx = cell - row * this.floor.stride - 1 - x;
    const dy = row - 1 - y;
    const square = dx * dx + dy * dy;
    return square <= near || (square <= far && this.isLitFor(cell));
  }

  /** Whether light falls onto a padded cell; onto a wall, whether it falls onto a side that the player can see. */
  private isLitFor(cell: number): boolean {
    if (!this.lights.has(cell)) return false;
    const { beam, floor } = this;
    if (!beam.isOpaque(cell)) return true;
    const around = offsetsOf(floor.stride, 8);
    for (let i = 0; i < around.length; i++) {
      const next = cell + (around[i] as number);
      if (this.lights.has(next) && !beam.isOpaque(next) && floor.exposure.has(next)) return true;
    }
    return false;
  }

  private findTileLights(): LightSource[] {
    const { terrain } = this.floor.state;
    const radii = this.tiles.map(({ shines = 0 }) => shines);
    const found: LightSource[] = [];
    for (let index = 0; index < terrain.length; index++) {
      const radius = radii[terrain[index] as number] as number;
      if (radius > 0) found.push({ cell: this.floor.cellOf(index), radius });
    }
    return found;
  }
}
