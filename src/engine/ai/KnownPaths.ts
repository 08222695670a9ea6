import { canSwap } from '../actions/Swap';
import { DIRECTIONS, stepsBetween, type Point } from '../core/point';
import { EndlessError } from '../core/Watchdog';
import type { World } from '../World';
import { isAlly } from '../rules/allies';
import type { Actor } from '../state';
import { markedBy } from '../rules/announced';
import { SIDES } from '../rules/hazards';
import { isAfloat } from '../rules/swimming';
import { dangerAt } from './danger';
import { hostilesInView } from './threat';

/** Marks in `before`: a cell not reached yet, and one avoided as dangerous. */
const UNREACHED = -1;
const SHUNNED = -2;

/** Paths avoid dangers and, if possible, cells next to visible enemies (`safe`), pass dangers (`bold`), or also pass visible actors (`all`). */
export type Through = 'safe' | 'bold' | 'all';

/** Paths over the cells the player knows, by breadth-first search from the player: through doors, and locks it has the key to. */
export class KnownPaths {
  /** Whether these paths avoid any danger, as found so far. */
  areWary: boolean;
  /** Whether they pass deep water: if dangers, or from within it. */
  private readonly areWet: boolean;
  /** Per cell (`y * width + x`), the cell before it on the path or one of the marks above; the start points to itself. */
  private readonly before: Int32Array;
  /** The cells reached, nearest first. */
  private readonly order: number[];
  /** How many of them have been expanded: the search only goes as far as needed. */
  private grown = 0;
  /** Cells next to visible enemies, and those of them reached: they are expanded after all others. */
  private readonly nearEnemies: ReadonlySet<number>;
  private later: number[] = [];

  constructor(
    private readonly world: World,
    private readonly through: Through = 'safe',
  ) {
    const { floor, state } = world;
    this.before = new Int32Array(floor.width * floor.height).fill(UNREACHED);
    const dangers = through === 'safe' ? dangerousCells(world) : [];
    this.nearEnemies = new Set(through === 'safe' ? cellsNearEnemies(world) : []);
    this.areWary = dangers.length > 0;
    this.areWet = through !== 'safe' || isAfloat(world, state.player);
    for (const { x, y } of dangers) this.before[floor.index(x, y)] = SHUNNED;
    const start = floor.index(state.player.x, state.player.y);
    this.before[start] = start;
    this.order = [start];
  }

  /** The nearest wanted cell; null if none can be reached. */
  nearest(isWanted: (x: number, y: number) => boolean): Point | null {
    const { width } = this.world.floor;
    for (let i = 0; i < this.order.length; i++) {
      const cell = this.order[i] as number;
      const at = { x: cell % width, y: Math.floor(cell / width) };
      if (isWanted(at.x, at.y)) return at;
      if (i === this.grown) this.grow();
    }
    return null;
  }

  /** The path to a cell, which comes last; null if none is known. */
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
      if (path.length > this.before.length) throw new EndlessError('Following a path', this.before.length);
      path.push({ x: cell % floor.width, y: Math.floor(cell / floor.width) });
    }
    return path.reverse();
  }

  /** Expands the next cell; false when there are none left. */
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
    const y = Math.floor(cell / floor.width);
    for (const step of DIRECTIONS) {
      const next = floor.index(x + step.x, y + step.y);
      if (this.before[next] !== UNREACHED || !this.isKnownWay(x + step.x, y + step.y)) continue;
      this.before[next] = cell;
      (this.nearEnemies.has(next) ? this.later : this.order).push(next);
    }
  }

  /** Whether these paths pass the deep water in a cell; if not, they are wary. */
  private isWaded(x: number, y: number): boolean {
    const { floor, content, state: { player } } = this.world;
    if (!isAfloat({ floor, content }, { ...player, x, y })) return false;
    this.areWary ||= !this.areWet;
    return this.areWet;
  }

  /** Known, open or possible to open, and free of visible actors, allies aside, unless paths may pass those. */
  private isKnownWay(x: number, y: number): boolean {
    const { world } = this;
    const { floor } = world;
    if (!floor.isExplored(x, y) || !(floor.isWalkable(x, y) || hasKey(world, x, y) || this.isWaded(x, y))) return false;
    const other = floor.actorAt(x, y);
    return other === null || this.through === 'all' || !world.seesActor(other) || isPassed(world, other);
  }
}

/** Whether the player can change places with an ally; of one that is not adjacent that will be seen. */
export function isPassed(world: World, other: Actor): boolean {
  const { player } = world.state;
  return isAlly(world, other) && (stepsBetween(player, other) > 1 || canSwap(world, player, other));
}

function hasKey({ floor, state }: World, x: number, y: number): boolean {
  const { key } = floor.tileAt(x, y);
  return key !== undefined && state.hero.inventory.some(({ kind }) => kind === key);
}

function cellsNearEnemies(world: World): number[] {
  const { floor } = world;
  const adjacent = hostilesInView(world).flatMap(({ x, y }) => DIRECTIONS.map((step) => ({ x: x + step.x, y: y + step.y })));
  return adjacent.filter(({ x, y }) => floor.contains(x, y)).map(({ x, y }) => floor.index(x, y));
}

/** The cells of known traps, visible hazards and announced attacks that would harm the player, and those onto which these may spread. */
function dangerousCells(world: World): Point[] {
  const { state: { traps, hazards }, winding } = world.floor;
  const seen = hazards.filter((hazard) => world.content.spreads.has(hazard.kind) && world.sees(hazard));
  const beside = seen.flatMap(({ x, y }) => SIDES.map((side) => ({ x: x + side.x, y: y + side.y })));
  return [...traps, ...hazards, ...winding.all.flatMap((actor) => markedBy(world, actor)), ...beside].filter((at) => dangerAt(world, at) !== null);
}
