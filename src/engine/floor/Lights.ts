import { rowsOf, type FieldOfView } from './fov';

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

/** The light on a floor, but for the player's lantern: of what stays (tiles and items), and of what moves or burns out (actors and hazards). */
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
