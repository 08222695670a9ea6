import { DIRECTIONS, type Point } from '../core/point';
import { EndlessError } from '../core/Watchdog';
import type { World } from '../World';
import { dangerAt } from './danger';
import { hostilesInView } from './threat';

/** No known way leads to a cell; one is shut off since it is dangerous. */
const UNREACHED = -1;
const SHUNNED = -2;

/** At hand, since the tests run where looking up a global is slow. */
const { floor: rounded } = Math;

/**
 * What ways lead through: `safe` ones go around dangers, and beside hostiles in view only where there is no other way; `bold` ones through dangers,
 * `all` also through whoever stands in the way.
 */
export type Through = 'safe' | 'bold' | 'all';

/** Ways over cells that the player knows, by breadth-first search from where the player stands: through doors, and through locks for which it has the key. */
export class KnownPaths {
  /** Whether there is anything that these ways lead around. */
  readonly areWary: boolean;
  /** Per cell (`y * width + x`) the cell before it on the way, or one of the above; the start leads to itself. */
  private readonly before: Int32Array;
  /** The cells reached, the nearest first. */
  private readonly order: number[];
  /** How many of them have been spread from: the search goes only as far as somebody asks. */
  private grown = 0;
  /** Cells beside hostiles in view, and those of them reached that are spread from when all others have been. */
  private readonly besideHostiles: ReadonlySet<number>;
  private later: number[] = [];

  constructor(
    private readonly world: World,
    private readonly through: Through = 'safe',
  ) {
    const { floor, state } = world;
    this.before = new Int32Array(floor.width * floor.height).fill(UNREACHED);
    const dangers = through === 'safe' ? dangerousCells(world) : [];
    this.besideHostiles = new Set(through === 'safe' ? cellsBesideHostiles(world) : []);
    this.areWary = dangers.length > 0;
    for (const { x, y } of dangers) this.before[floor.index(x, y)] = SHUNNED;
    const start = floor.index(state.player.x, state.player.y);
    this.before[start] = start;
    this.order = [start];
  }

  /** The nearest cell that is wanted; null when there is none. */
  nearest(isWanted: (x: number, y: number) => boolean): Point | null {
    const { width } = this.world.floor;
    for (let i = 0; i < this.order.length; i++) {
      const cell = this.order[i] as number;
      const at = { x: cell % width, y: rounded(cell / width) };
      if (isWanted(at.x, at.y)) return at;
      if (i === this.grown) this.grow();
    }
    return null;
  }

  /** The cells to walk to a cell, that one last; null when no known way leads there. */
  to({ x, y }: Point): Point[] | null {
    const { floor, state } = this.world;
    if (!floor.contains(x, y)) return null;
    const goal = floor.index(x, y);
    if (this.before[goal] === undefined) return null;
    while (this.before[goal] === UNREACHED) if (!this.grow()) return null;
    if (this.before[goal] === SHUNNED) return null;
    const path: Point[] = [];
    const start = floor.index(state.player.x, state.player.y);
    for (let cell = goal; cell !== start; cell = this.before[cell] as number) {
      if (path.length > this.before.length) throw new EndlessError('A way leads from cell to cell', this.before.length);
      path.push({ x: cell % floor.width, y: rounded(cell / floor.width) });
    }
    return path.reverse();
  }

  /** Spreads from the next cell; false when all that can be reached has been. */
  private grow(): boolean {
    const cell = this.order[this.grown];
    if (cell === undefined) return false;
    this.grown++;
    this.spread(cell);
    if (this.grown === this.order.length) this.order.push(...this.later.splice(0));
    return true;
  }

  private spread(cell: number): void {
    const { floor } = this.world;
    const x = cell % floor.width;
    const y = rounded(cell / floor.width);
    for (const step of DIRECTIONS) {
      const next = floor.index(x + step.x, y + step.y);
      if (this.before[next] !== UNREACHED || !this.isKnownWay(x + step.x, y + step.y)) continue;
      this.before[next] = cell;
      (this.besideHostiles.has(next) ? this.later : this.order).push(next);
    }
  }

  /** Known, open or to be opened, and nobody whom the player sees stands there. */
  private isKnownWay(x: number, y: number): boolean {
    const { world } = this;
    const { floor } = world;
    if (!floor.isExplored(x, y) || !(floor.isWalkable(x, y) || hasKey(world, x, y))) return false;
    const other = floor.actorAt(x, y);
    return other === null || this.through === 'all' || !world.seesActor(other);
  }
}

function hasKey({ floor, state }: World, x: number, y: number): boolean {
  const { key } = floor.tileAt(x, y);
  return key !== undefined && state.hero.inventory.some(({ kind }) => kind === key);
}

function cellsBesideHostiles(world: World): number[] {
  const { floor } = world;
  const beside = hostilesInView(world).flatMap(({ x, y }) => DIRECTIONS.map((step) => ({ x: x + step.x, y: y + step.y })));
  return beside.filter(({ x, y }) => floor.contains(x, y)).map(({ x, y }) => floor.index(x, y));
}

/** Where known traps and visible hazards lie that would do the player harm. */
function dangerousCells(world: World): Point[] {
  const { traps, hazards } = world.floor.state;
  return [...traps, ...hazards].filter((at) => dangerAt(world, at) !== null);
}
