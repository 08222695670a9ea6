import type { World } from '../World';
import { EndlessError } from '../core/Effort';
import { DIRECTIONS, stepsBetween, type Point } from '../core/point';
import type { Actor } from '../state';
import { sightingsOf } from './Sightings';
import { canSwap, dangerousCells } from './danger';
import { driftOf, givesWay, isAfloat } from './movement';
import { hostilesInView } from './senses';
import { isAlly } from './sides';

/** Marks in `before`: a cell not reached yet, and one avoided as dangerous. */
const UNREACHED = -1;
const SHUNNED = -2;

/**
 * Paths avoid dangers, actors and if possible cells beside enemies (`safe`), or only the first two (`near`), or pass dangers (`bold`),
 * actors (`past`) or both (`all`).
 */
type Through = 'safe' | 'near' | 'bold' | 'past' | 'all';

/**
 * Paths over the cells the player knows, by a search from the player: through doors, and locks it has the key to. They have as few
 * cells next to enemies as possible, then as few steps; so each step of a path brings its end nearer by that measure. Enemies and
 * dangers in view count, and those out of view that are remembered. A step into a current ends where that carries: there the path goes on.
 */
export class KnownPaths {
  /** Whether these paths avoid any danger, as found so far. */
  areWary: boolean;
  /** Whether they pass deep water: if dangers, or from within it. */
  private readonly areWet: boolean;
  /** Per cell (`y * width + x`), the cell before it on the path or one of the marks above; the start points to itself. */
  private readonly before: Int32Array;
  /** Per cell reached, the steps to it. */
  private readonly steps: Int32Array;
  /** By cells reached by a current, the cell that was stepped onto. */
  private readonly entered = new Map<number, number>();
  /** The cells whose neighbours have been reached, nearest first: the search only goes as far as needed. */
  private readonly order: number[] = [];
  /** The cells reached but not in `order` yet, by steps: those reached from a cell as far from enemies, and those next to one. */
  private readonly plain: Queue = { cells: [], taken: 0 };
  private beside: Queue = { cells: [], taken: 0 };
  /** Cells next to enemies that have been reached: they follow all others. */
  private later: number[] = [];
  private readonly nearEnemies: ReadonlySet<number>;
  /** Cells in which enemies are remembered. */
  private readonly taken: ReadonlySet<number>;

  constructor(
    readonly world: World,
    private readonly through: Through = 'safe',
  ) {
    const { floor, state } = world;
    const isWary = through !== 'bold' && through !== 'all';
    const sightings = sightingsOf(world);
    this.taken = new Set(sightings.cells);
    this.before = new Int32Array(floor.width * floor.height).fill(UNREACHED);
    this.steps = new Int32Array(this.before.length);
    const dangers = isWary ? [...dangerousCells(world), ...sightings.dangers.keys()] : [];
    this.nearEnemies = new Set(through === 'safe' ? cellsNearEnemies(world) : []);
    this.areWary = dangers.length > 0;
    this.areWet = !isWary || isAfloat(world, state.player);
    for (const cell of dangers) this.before[cell] = SHUNNED;
    const start = floor.index(state.player.x, state.player.y);
    this.before[start] = start;
    this.plain.cells.push(start);
  }

  /** The nearest wanted cell in which a turn can end; null if none can be reached. */
  nearest(isWanted: (x: number, y: number) => boolean): Point | null {
    for (let i = 0; i < this.order.length || this.grow(); i++) {
      const at = this.at(this.order[i] as number);
      if (isWanted(at.x, at.y)) return at;
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
      path.push(this.at(cell));
      const entered = this.entered.get(cell);
      if (entered !== undefined) path.push(this.at(entered));
    }
    return path.reverse();
  }

  /** Whether an older path is still open, takes no more steps than a new one, and passes no more of the enemies that stay in place. */
  isAsGood(older: readonly Point[], path: readonly Point[]): boolean {
    const { floor } = this.world;
    const isBeside = ({ x, y }: Point): boolean => DIRECTIONS.some((step) => this.taken.has(floor.index(x + step.x, y + step.y)));
    const isOpen = older.every(({ x, y }) => this.isKnownWay(x, y) && this.before[floor.index(x, y)] !== SHUNNED);
    return isOpen && older.length <= path.length && older.filter(isBeside).length <= path.filter(isBeside).length;
  }

  /** Reaches the neighbours of the next cell; false when there are none left. */
  private grow(): boolean {
    const cell = this.next();
    if (cell === undefined) return false;
    this.order.push(cell);
    this.spread(cell);
    return true;
  }

  /** Takes the next cell: the one with the fewest steps of those with as few cells next to enemies. */
  private next(): number | undefined {
    const plain = peek(this.plain);
    let beside = peek(this.beside);
    if (plain === undefined && beside === undefined) {
      this.beside = { cells: this.later.splice(0), taken: 0 };
      beside = peek(this.beside);
    }
    const isBeside = plain === undefined || (beside !== undefined && (this.steps[beside] as number) <= (this.steps[plain] as number));
    (isBeside ? this.beside : this.plain).taken++;
    return isBeside ? beside : plain;
  }

  private spread(cell: number): void {
    const { floor } = this.world;
    const { x, y } = this.at(cell);
    const isStill = floor.flow === null;
    for (const step of DIRECTIONS) {
      const at = { x: x + step.x, y: y + step.y };
      const entered = floor.index(at.x, at.y);
      if (isStill ? this.before[entered] !== UNREACHED : this.before[entered] === SHUNNED) continue;
      if (!this.isKnownWay(at.x, at.y)) continue;
      const next = isStill ? entered : this.endOf(at);
      if (next === null || this.before[next] !== UNREACHED) continue;
      if (next !== entered) this.entered.set(next, entered);
      this.before[next] = cell;
      this.steps[next] = (this.steps[cell] as number) + 1;
      (this.nearEnemies.has(next) ? this.later : this.plain.cells).push(next);
    }
  }

  /** The cell in which a turn with a step onto another ends; null if the current there leads into the unknown, or into the deep. */
  private endOf(at: Point): number | null {
    const { floor, state: { player } } = this.world;
    const to = driftOf(this.world, player, at);
    if (to === null) return floor.index(at.x, at.y);
    if (!floor.isExplored(to.x, to.y) || (this.isDeep(to.x, to.y) && !this.isWaded(to.x, to.y))) return null;
    const isBack = to.x === player.x && to.y === player.y;
    return isBack || this.isKnownWay(to.x, to.y) ? floor.index(to.x, to.y) : floor.index(at.x, at.y);
  }

  private at(cell: number): Point {
    const { width } = this.world.floor;
    return { x: cell % width, y: Math.floor(cell / width) };
  }

  /** Whether these paths pass the deep water in a cell; if not, they are wary. */
  private isWaded(x: number, y: number): boolean {
    if (!this.isDeep(x, y)) return false;
    this.areWary ||= !this.areWet;
    return this.areWet;
  }

  /** Whether the player would be in deep water there, or come to be by what breaks under it. */
  private isDeep(x: number, y: number): boolean {
    const { floor, state: { player } } = this.world;
    if (floor.isFragile(x, y)) return givesWay(this.world, player, { x, y });
    if (floor.tileAt(x, y).deep === undefined) return false;
    return isAfloat(this.world, player, { x, y });
  }

  /** Known, open or possible to open, and free of actors that are visible or remembered, allies aside, unless paths may pass those. */
  private isKnownWay(x: number, y: number): boolean {
    const { world } = this;
    const { floor } = world;
    if (!floor.isExplored(x, y)) return false;
    const isFirm = floor.isWalkable(x, y) && !(floor.isFragile(x, y) && this.isDeep(x, y));
    if (!(isFirm || hasKey(world, x, y) || this.isWaded(x, y))) return false;
    if (this.through === 'past' || this.through === 'all') return true;
    const other = floor.actorAt(x, y);
    return !this.taken.has(floor.index(x, y)) && (other === null || !world.seesActor(other) || isPassed(world, other));
  }
}

/** Cells in order, and how many of them have been taken. */
interface Queue {
  readonly cells: number[];
  taken: number;
}

function peek({ cells, taken }: Queue): number | undefined {
  return cells[taken];
}

/** Whether the player can change places with an ally; of one that is not adjacent that will be seen. */
export function isPassed(world: World, other: Actor): boolean {
  const { player } = world.state;
  return isAlly(world, other) && (stepsBetween(player, other) > 1 || canSwap(world, player, other));
}

/** Whether the player carries the key to a locked cell. */
export function hasKey({ floor, state }: World, x: number, y: number): boolean {
  const { key } = floor.tileAt(x, y);
  return key !== undefined && state.hero.inventory.some(({ kind }) => kind === key);
}

function cellsNearEnemies(world: World): number[] {
  const { floor } = world;
  const inView = hostilesInView(world).map(({ x, y }) => floor.index(x, y));
  return [...inView, ...sightingsOf(world).cells].flatMap((cell) => {
    const x = cell % floor.width;
    const y = Math.floor(cell / floor.width);
    return DIRECTIONS.filter((step) => floor.contains(x + step.x, y + step.y)).map((step) => floor.index(x + step.x, y + step.y));
  });
}
