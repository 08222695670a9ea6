import { isPassed } from '../../engine/facts/KnownPaths';
import { isHarmful, mayCatch } from '../../engine/facts/danger';
import { isCarried } from '../../engine/facts/movement';
import { SIDES } from '../../engine/facts/hazards';
import { distanceSquared, type Point } from '../../engine/core/point';
import type { Floor } from '../../engine/floor/Floor';
import type { Flow } from '../../engine/floor/currents';
import type { Game } from '../../engine/Game';
import { FAR, WALL } from '../../engine/floor/distance';

/** The arrays of a search, kept between searches: one is made for every action of a run. */
interface Scratch {
  /** Per padded cell the previous cell of its path, `FAR` while unreached, `WALL` if it is never entered; the start points to itself. */
  readonly before: Int32Array;
  /** The padded cells reached, nearest first. */
  readonly order: Int32Array;
}

const SPARE: Scratch[] = [];

/** What paths lead over that they avoid otherwise. */
interface Daring {
  readonly overTraps?: boolean;
  /** Through whoever stands in the way. */
  readonly throughActors?: boolean;
  /** Through deep water, and by currents into the unknown. */
  readonly overWater?: boolean;
}

/**
 * Breadth-first paths from the player over known cells, around known traps, harmful hazards, visible enemies and shunned cells; padded. A
 * step into a current leads to where it carries.
 */
export class FighterPaths {
  private readonly scratch: Scratch;
  private readonly before: Int32Array;
  private readonly order: Int32Array;
  /** How many cells have been reached, and expanded. */
  private reached = 1;
  private expanded = 0;
  private readonly start: number;
  private readonly floor: Floor;
  /** The currents that carry the player; null for none. */
  private readonly flow: Flow | null;
  private readonly explored: readonly number[];
  private readonly overWater: boolean;
  /** By a cell to which a current carries, the cell entered on the way there. */
  private readonly entered = new Map<number, number>();

  constructor(
    private readonly game: Game,
    shunned: Iterable<Point> = [],
    { overTraps = false, throughActors = false, overWater = false }: Daring = {},
  ) {
    const { floor, state } = game;
    this.floor = floor;
    this.flow = floor.flow !== null && isCarried(game, state.player) ? floor.flow : null;
    this.explored = floor.state.explored;
    const { blank } = floor.walk;
    const spare = SPARE.pop();
    this.scratch = spare?.before.length === blank.length
      ? spare
      : { before: new Int32Array(blank.length), order: new Int32Array(blank.length) };
    this.before = this.scratch.before;
    this.order = this.scratch.order;
    this.before.set(blank);
    this.overWater = overWater;
    if (overWater) this.openWater();
    if (!overTraps) for (const trap of floor.state.traps) if (trap.known) this.shun(trap);
    if (floor.state.hazards.length > 0) this.shunHazards();
    if (!throughActors) for (const actor of floor.state.actors) if (game.seesActor(actor) && !isPassed(game, actor)) this.shun(actor);
    for (const cell of shunned) this.shun(cell);
    this.start = floor.cell(state.player.x, state.player.y);
    this.before[this.start] = this.start;
    this.order[0] = this.start;
  }

  /** Gives the arrays to the next search; must not be asked for anything afterwards. */
  release(): void {
    SPARE.push(this.scratch);
  }

  /** The path to a cell, including it; null if no known path leads there. */
  to({ x, y }: Point): Point[] | null {
    const { floor } = this;
    return floor.contains(x, y) ? this.toCell(floor.cell(x, y)) : null;
  }

  /** The path to the nearest wanted cell, at most this many steps away. */
  toNearest(isWanted: (x: number, y: number) => boolean, max = Infinity): Point[] | null {
    const { floor } = this;
    return this.toNearestCell((cell) => {
      const { x, y } = floor.position(cell);
      return isWanted(x, y);
    }, max);
  }

  /** The path to the nearest wanted cell by padded cells, which is faster. Cells marked as plain are known not to be wanted. */
  toNearestCell(isWanted: (cell: number) => boolean, max = Infinity, plain: Uint8Array | null = null): Point[] | null {
    const limit = max === Infinity ? Infinity : (2 * max + 1) ** 2;
    const { order } = this;
    for (let i = 0; i < this.reached && i < limit; i++) {
      const cell = order[i] as number;
      if (plain?.[cell] !== 1 && isWanted(cell)) return this.toCell(cell);
      if (i === this.expanded) this.expand();
    }
    return null;
  }

  /** The path to the reachable cell closest to a goal in a straight line. */
  towards(goal: Point): Point[] | null {
    let best: Point = this.game.state.player;
    this.toNearest((x, y) => {
      if (distanceSquared({ x, y }, goal) < distanceSquared(best, goal)) best = { x, y };
      return false;
    });
    return this.to(best);
  }

  /** Whether a known path leads to a padded cell. */
  reaches(cell: number): boolean {
    while ((this.before[cell] as number) === FAR) if (!this.expand()) return false;
    return (this.before[cell] as number) !== WALL;
  }

  private toCell(goal: number): Point[] | null {
    const { floor } = this;
    if (!this.reaches(goal)) return null;
    const path: Point[] = [];
    for (let cell = goal; cell !== this.start; cell = this.before[cell] as number) {
      path.push(floor.position(cell));
      const entered = this.entered.get(cell);
      if (entered !== undefined) path.push(floor.position(entered));
    }
    return path.reverse();
  }

  /** Shuns the visible hazards that harm the player, and the cells onto which they may spread. */
  private shunHazards(): void {
    const { floor, state: { player } } = this.game;
    for (const hazard of floor.state.hazards) {
      if (!this.game.sees(hazard)) continue;
      if (isHarmful(this.game, player, hazard)) this.shun(hazard);
      for (const side of SIDES) {
        const at = { x: hazard.x + side.x, y: hazard.y + side.y };
        if (mayCatch(this.game, player, at)) this.shun(at);
      }
    }
  }

  private openWater(): void {
    const { floor, game: { content } } = this;
    floor.state.terrain.forEach((tile, index) => {
      if (content.tiles[tile]?.deep !== undefined) this.before[floor.cellOf(index)] = FAR;
    });
  }

  private shun({ x, y }: Point): void {
    const { floor } = this;
    if (floor.contains(x, y)) this.before[floor.cell(x, y)] = WALL;
  }

  /** Expands the next cell, straight neighbours first. Nearly all of the search, hence the loop over directions is written out. */
  private expand(): boolean {
    if (this.expanded >= this.reached) return false;
    if (this.flow !== null) return this.drift(this.flow);
    const { before, explored } = this;
    const { stride, width } = this.floor;
    const cell = this.order[this.expanded++] as number;
    const index = this.floor.indexOf(cell);
    if (before[cell - stride] === FAR && explored[index - width] !== 0) this.reach(cell - stride, cell);
    if (before[cell + 1] === FAR && explored[index + 1] !== 0) this.reach(cell + 1, cell);
    if (before[cell + stride] === FAR && explored[index + width] !== 0) this.reach(cell + stride, cell);
    if (before[cell - 1] === FAR && explored[index - 1] !== 0) this.reach(cell - 1, cell);
    if (before[cell - stride + 1] === FAR && explored[index - width + 1] !== 0) this.reach(cell - stride + 1, cell);
    if (before[cell + stride + 1] === FAR && explored[index + width + 1] !== 0) this.reach(cell + stride + 1, cell);
    if (before[cell + stride - 1] === FAR && explored[index + width - 1] !== 0) this.reach(cell + stride - 1, cell);
    if (before[cell - stride - 1] === FAR && explored[index - width - 1] !== 0) this.reach(cell - stride - 1, cell);
    return true;
  }

  /** Expands the next cell of a floor with currents. */
  private drift(flow: Flow): true {
    const { before, floor } = this;
    const cell = this.order[this.expanded++] as number;
    const { stride } = floor;
    for (const step of [-stride, 1, stride, -1, 1 - stride, stride + 1, stride - 1, -stride - 1]) {
      const entered = cell + step;
      if (before[entered] === WALL || !this.isExplored(entered)) continue;
      const end = this.endOf(entered, flow);
      if (end === null || before[end] !== FAR) continue;
      if (end !== entered) this.entered.set(end, entered);
      this.reach(end, cell);
    }
    return true;
  }

  /** The cell in which a turn ends with a step onto another; null if the current there leads into what these paths avoid. */
  private endOf(entered: number, flow: Flow): number | null {
    const { floor } = this;
    const onward = flow[entered] as number;
    if (onward === 0) return entered;
    const end = entered + onward;
    if (this.before[end] !== WALL) return this.overWater || this.isExplored(end) ? end : null;
    return floor.walk.blank[end] === WALL && !this.isDeep(end) ? entered : null;
  }

  private isExplored(cell: number): boolean {
    return this.explored[this.floor.indexOf(cell)] !== 0;
  }

  private isDeep(cell: number): boolean {
    const { x, y } = this.floor.position(cell);
    return this.floor.contains(x, y) && this.floor.tileAt(x, y).deep !== undefined;
  }

  private reach(cell: number, from: number): void {
    this.before[cell] = from;
    this.order[this.reached++] = cell;
  }
}
