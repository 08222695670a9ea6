import { Effort } from '../core/Effort';
import { DIRECTIONS } from '../core/point';
import type { Flow } from './currents';

/** The steps of an unreached cell; more than any real distance. */
export const FAR = 0x3ffffffe;

/** The steps of a cell that can't be entered. */
export const WALL = 0x3fffffff;

/** The extra cost of an occupied cell (RULES 1.2). */
const CROWDED = 10;

const STEP_X = Int8Array.from(DIRECTIONS, (step) => step.x);
const STEP_Y = Int8Array.from(DIRECTIONS, (step) => step.y);

/** dx^2 + dy^2 to the goal after a step. */
function flight(dx: number, dy: number, step: number): number {
  const x = dx + (STEP_X[step] as number);
  const y = dy + (STEP_Y[step] as number);
  return x * x + y * y;
}

/** The map of a search, per padded cell. */
export interface WalkGrid {
  /** `FAR` where walkable, else `WALL`: the steps before a search. */
  readonly blank: Int32Array;
  /** Not 0 where occupied. */
  readonly crowd: Uint8Array;
  /** Counts the changes of `blank`. */
  version: number;
  /** Where currents carry those who walk there; by default nowhere. */
  readonly flow?: Flow | null;
}

/**
 * Steps to one goal from every cell around it, shared by all who walk there: Dijkstra's search outwards from the goal, run
 * only as far as needed. Entering a cell costs 1, an occupied one 11; each cost has its own queue, which stays in ascending
 * order, so that no heap is needed. A cell with a current costs what the cell does to which it carries.
 */
export class DistanceMap {
  /** Per padded cell, the cost of the way to the goal, including entering the cell itself. */
  readonly steps: Int32Array;
  private readonly near: Int32Array;
  private readonly late: Int32Array;
  private nearHead = 0;
  private nearTail = 0;
  private lateHead = 0;
  private lateTail = 0;
  /** All cells with up to this many steps have been expanded. */
  private grown = -1;
  private version = -1;
  private flow: Flow | null = null;

  /** @param offsets index offsets of the allowed directions, in the order of `DIRECTIONS` */
  constructor(
    private grid: WalkGrid,
    private readonly offsets: Int32Array,
    private effort = new Effort(),
  ) {
    this.steps = new Int32Array(grid.blank.length);
    this.near = new Int32Array(grid.blank.length);
    this.late = new Int32Array(grid.blank.length);
  }

  /** Changes to a map of the same size; `aim` has to follow. */
  walkOn(grid: WalkGrid, effort: Effort): void {
    this.grid = grid;
    this.effort = effort;
    this.version = -1;
  }

  /** Restarts from a padded goal cell. */
  aim(goal: number): void {
    this.effort.spend(this.grid.blank.length >> 3);
    this.clear();
    this.nearHead = this.lateHead = this.lateTail = 0;
    this.grown = -1;
    this.steps[goal] = 0;
    this.near[0] = goal;
    this.nearTail = 1;
    this.flow = this.grid.flow ?? null;
    if (this.flow) this.driftTo(goal, 0);
  }

  /** Forgets the last search: if it was a small one on the same map, only the cells it reached. */
  private clear(): void {
    const { steps, near, late, grid: { blank, version } } = this;
    if (version !== this.version || this.nearTail + this.lateTail > blank.length >> 4) steps.set(blank);
    else {
      for (let i = 0; i < this.nearTail; i++) steps[near[i] as number] = blank[near[i] as number] as number;
      for (let i = 0; i < this.lateTail; i++) steps[late[i] as number] = blank[late[i] as number] as number;
    }
    this.version = version;
  }

  /**
   * The index in `DIRECTIONS` of the step that brings an actor nearest to the goal; -1 if every better cell is taken.
   * Ties go to the step nearest in a straight line, then to the first in `DIRECTIONS`.
   * @param cell the actor's, padded   @param dx, dy from the goal to the actor
   */
  next(cell: number, dx: number, dy: number): number {
    const { steps, offsets } = this;
    const { crowd } = this.grid;
    let best = FAR;
    let least = FAR;
    let found = -1;
    for (let i = 0; i < offsets.length; i++) {
      const next = cell + (offsets[i] as number);
      const far = steps[next] as number;
      if (far < best) best = far;
      if (far > least || far >= FAR || crowd[next] !== 0) continue;
      if (far === least && flight(dx, dy, i) >= flight(dx, dy, found)) continue;
      found = i;
      least = far;
    }
    if (best <= this.grown) return least === best ? found : -1;
    return this.grow(cell) < FAR ? this.next(cell, dx, dy) : -1;
  }

  private bestAround(cell: number): number {
    const { steps, offsets } = this;
    let best = FAR;
    for (let i = 0; i < offsets.length; i++) {
      const far = steps[cell + (offsets[i] as number)] as number;
      if (far < best) best = far;
    }
    return best;
  }

  /** Searches until all cells as near as the best neighbour of this one have been expanded; returns that neighbour's steps. */
  private grow(cell: number): number {
    const { steps, near, late } = this;
    let best = this.bestAround(cell);
    const before = this.nearHead + this.lateHead;
    // An actor in a cell that none would enter, such as a fire, may never be reached itself, but its neighbours are; nor one in a current.
    const isBarred = steps[cell] === WALL || (this.flow !== null && this.flow[cell] !== 0);
    for (;;) {
      const soon = this.nearHead < this.nearTail ? (steps[near[this.nearHead] as number] as number) : FAR;
      const then = this.lateHead < this.lateTail ? (steps[late[this.lateHead] as number] as number) : FAR;
      const next = soon < then ? soon : then;
      this.grown = next - 1;
      if (next >= FAR || (next > best && (isBarred || steps[cell] !== FAR))) {
        this.effort.spend(this.nearHead + this.lateHead - before);
        return this.bestAround(cell);
      }
      if (soon <= then && this.flow) this.spread(near[this.nearHead++] as number, next);
      else if (soon <= then) this.spreadNear(next);
      else this.spread(late[this.lateHead++] as number, next);
      if (isBarred) best = this.bestAround(cell);
      else if (best === FAR && steps[cell] !== FAR) best = next;
    }
  }

  /** Expands all cells of the near queue with this many steps: nearly all of the search, hence the loop over directions is written out. */
  private spreadNear(from: number): void {
    const { steps, near, offsets } = this;
    const far = from + 1;
    const end = this.nearTail;
    let { nearHead, nearTail } = this;
    const north = offsets[0] as number;
    const east = offsets[1] as number;
    const south = -north;
    const west = -east;
    const hasDiagonals = offsets.length > 4;
    do {
      const cell = near[nearHead++] as number;
      let next = cell + north;
      if (steps[next] === FAR) nearTail = this.enter(next, far, nearTail);
      next = cell + east;
      if (steps[next] === FAR) nearTail = this.enter(next, far, nearTail);
      next = cell + south;
      if (steps[next] === FAR) nearTail = this.enter(next, far, nearTail);
      next = cell + west;
      if (steps[next] === FAR) nearTail = this.enter(next, far, nearTail);
      if (!hasDiagonals) continue;
      next = cell + north + east;
      if (steps[next] === FAR) nearTail = this.enter(next, far, nearTail);
      next = cell + south + east;
      if (steps[next] === FAR) nearTail = this.enter(next, far, nearTail);
      next = cell + south + west;
      if (steps[next] === FAR) nearTail = this.enter(next, far, nearTail);
      next = cell + north + west;
      if (steps[next] === FAR) nearTail = this.enter(next, far, nearTail);
    } while (nearHead < end && steps[near[nearHead] as number] === from);
    this.nearHead = nearHead;
    this.nearTail = nearTail;
  }

  /** Reaches a cell by this many steps; returns the end of the near queue, which was at `tail`. */
  private enter(cell: number, far: number, tail: number): number {
    if (this.grid.crowd[cell] === 0) {
      this.steps[cell] = far;
      this.near[tail] = cell;
      return tail + 1;
    }
    this.steps[cell] = far + CROWDED;
    this.late[this.lateTail++] = cell;
    return tail;
  }

  private spread(cell: number, from: number): void {
    for (const offset of this.offsets) {
      const next = cell + offset;
      if (this.flow) this.endAt(next, from + 1);
      else if (this.steps[next] === FAR) this.nearTail = this.enter(next, from + 1, this.nearTail);
    }
  }

  /** Reaches a cell in which a step may end, unless its current carries on, and those whose currents carry there. */
  private endAt(cell: number, far: number): void {
    const { steps, flow, grid: { blank } } = this;
    if (blank[cell] === WALL) return;
    const onward = flow?.[cell] ?? 0;
    const stays = onward === 0 || blank[cell + onward] === WALL;
    if (stays && steps[cell] === FAR) this.nearTail = this.enter(cell, far, this.nearTail);
    this.driftTo(cell, far);
  }

  /** Reaches the cells whose currents carry to another. */
  private driftTo(cell: number, far: number): void {
    const { steps, flow, offsets } = this;
    const south = offsets[2] as number;
    for (let row = -south; row <= south; row += south) {
      for (let from = cell + row - 1; from <= cell + row + 1; from++) {
        if (flow?.[from] === cell - from && from !== cell && steps[from] === FAR) this.nearTail = this.enter(from, far, this.nearTail);
      }
    }
  }
}

/** Maps of one turn for each number of directions, so that no turn needs more memory: with more goals the oldest map is aimed anew. */
const MOST_MAPS = 64;

/** The maps for one number of directions: those of this turn's goals come first, or are all of them. */
interface Ring {
  readonly maps: DistanceMap[];
  readonly goals: number[];
  /** How many have been aimed in this turn. */
  aimed: number;
}

/** A floor's distance maps, one per goal of this turn. Reused ones count as much effort: it must not depend on which were made before. */
export class DistanceMaps {
  private readonly rings: Readonly<Record<4 | 8, Ring>> = { 4: { maps: [], goals: [], aimed: 0 }, 8: { maps: [], goals: [], aimed: 0 } };

  constructor(
    private grid: WalkGrid,
    private readonly stride: number,
    private effort: Effort,
  ) {}

  /** Must be called before a floor uses maps that may last have been used by its fork or its parent: they are made anew. */
  walkOn(grid: WalkGrid, effort: Effort): void {
    if (grid === this.grid) return;
    this.grid = grid;
    this.effort = effort;
    for (const { maps } of [this.rings[4], this.rings[8]]) for (const map of maps) map.walkOn(grid, effort);
    this.expire();
  }

  /** Must be called when a turn begins, since actors have moved. */
  expire(): void {
    this.rings[4].aimed = this.rings[8].aimed = 0;
  }

  /** The map towards a padded cell, for actors that walk in 4 or 8 directions; `next` extends it on demand. */
  to(goal: number, directions: 4 | 8): DistanceMap {
    const ring = this.rings[directions];
    const { maps, goals } = ring;
    const count = Math.min(ring.aimed, MOST_MAPS);
    for (let i = 0; i < count; i++) if (goals[i] === goal) return maps[i] as DistanceMap;
    const place = ring.aimed++ % MOST_MAPS;
    const map = maps[place] ?? new DistanceMap(this.grid, offsetsOf(this.stride, directions), this.effort);
    maps[place] = map;
    goals[place] = goal;
    map.aim(goal);
    return map;
  }
}

/** Index offsets of the 4 straight or all 8 directions; `stride` is the padded cells per row. */
export function offsetsOf(stride: number, directions: 4 | 8): Int32Array {
  const known = offsets[directions];
  const found = known.get(stride) ?? Int32Array.from(DIRECTIONS.slice(0, directions), (step) => step.y * stride + step.x);
  known.set(stride, found);
  return found;
}

const offsets = { 4: new Map<number, Int32Array>(), 8: new Map<number, Int32Array>() };
