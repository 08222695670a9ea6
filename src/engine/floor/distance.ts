import { Effort } from '../core/Effort';
import { DIRECTIONS } from '../core/point';

/** The steps of a cell that has not been reached; nobody is ever as far. */
export const FAR = 0x3ffffffe;

/** The steps of a cell where nobody can stand. */
export const WALL = 0x3fffffff;

/** How much further a cell counts that an actor stands on (RULES 1.2). */
const CROWDED = 10;

const STEP_X = Int8Array.from(DIRECTIONS, (step) => step.x);
const STEP_Y = Int8Array.from(DIRECTIONS, (step) => step.y);

/** dx^2 + dy^2 from the goal after a step. */
function flight(dx: number, dy: number, step: number): number {
  const x = dx + (STEP_X[step] as number);
  const y = dy + (STEP_Y[step] as number);
  return x * x + y * y;
}

/** What a search walks over, per padded cell. */
export interface WalkGrid {
  /** `FAR` where one can stand, else `WALL`: a map that nothing has reached yet. */
  readonly blank: Int32Array;
  /** Not 0 where an actor stands. */
  readonly crowd: Uint8Array;
}

/**
 * Steps to one goal from every cell around it, shared by all who walk there: Dijkstra's search outwards from the goal,
 * grown only as far as somebody asks. Entering a cell costs 1, a cell with an actor 11; both kinds wait in a queue of
 * their own, each in ascending order by itself, so that no heap is needed.
 */
export class DistanceMap {
  /** Per padded cell the cost of the way from it to the goal, its own entering included. */
  readonly steps: Int32Array;
  private readonly near: Int32Array;
  private readonly late: Int32Array;
  private nearHead = 0;
  private nearTail = 0;
  private lateHead = 0;
  private lateTail = 0;
  /** All cells with so many steps have been spread from. */
  private grown = -1;

  /** @param offsets index differences of the allowed directions, in the order of `DIRECTIONS` */
  constructor(
    private readonly grid: WalkGrid,
    private readonly offsets: Int32Array,
    private readonly effort = new Effort(),
  ) {
    this.steps = new Int32Array(grid.blank.length);
    this.near = new Int32Array(grid.blank.length);
    this.late = new Int32Array(grid.blank.length);
  }

  /** Starts anew from a padded goal cell. */
  aim(goal: number): void {
    this.effort.spend(this.grid.blank.length >> 3);
    this.steps.set(this.grid.blank);
    this.nearHead = this.lateHead = this.lateTail = 0;
    this.grown = -1;
    this.steps[goal] = 0;
    this.near[0] = goal;
    this.nearTail = 1;
  }

  /**
   * The place in `DIRECTIONS` of the step that brings somebody nearest to the goal, -1 when every better cell is taken.
   * Among equally good steps the one nearest as the crow flies wins, then the order of `DIRECTIONS`.
   * @param cell where it stands, padded   @param dx, dy from the goal to there
   */
  next(cell: number, dx: number, dy: number): number {
    const { steps, offsets } = this;
    const { crowd } = this.grid;
    let best = FAR;
    let least = FAR;
    let found = -1;
    for (let i = 0; i < offsets.length; i++) {
      const beside = cell + (offsets[i] as number);
      const far = steps[beside] as number;
      if (far < best) best = far;
      if (far > least || far >= FAR || crowd[beside] !== 0) continue;
      if (far === least && flight(dx, dy, i) >= flight(dx, dy, found)) continue;
      found = i;
      least = far;
    }
    if (best <= this.grown) return least === best ? found : -1;
    return this.grow(cell) < FAR ? this.next(cell, dx, dy) : -1;
  }

  private bestBeside(cell: number): number {
    const { steps, offsets } = this;
    let best = FAR;
    for (let i = 0; i < offsets.length; i++) {
      const far = steps[cell + (offsets[i] as number)] as number;
      if (far < best) best = far;
    }
    return best;
  }

  /** Grows until all cells as near as the best beside this one have been spread from; answers that best. */
  private grow(cell: number): number {
    const { steps, near, late } = this;
    let best = this.bestBeside(cell);
    const before = this.nearHead + this.lateHead;
    // Who stands where no walker would go, such as in a fire, is not reached itself: its neighbours are.
    const isBarred = steps[cell] === WALL;
    for (;;) {
      const soon = this.nearHead < this.nearTail ? (steps[near[this.nearHead] as number] as number) : FAR;
      const then = this.lateHead < this.lateTail ? (steps[late[this.lateHead] as number] as number) : FAR;
      const next = soon < then ? soon : then;
      this.grown = next - 1;
      if (next >= FAR || (next > best && (isBarred || steps[cell] !== FAR))) {
        this.effort.spend(this.nearHead + this.lateHead - before);
        return this.bestBeside(cell);
      }
      const from = soon <= then ? (near[this.nearHead++] as number) : (late[this.lateHead++] as number);
      this.spread(from, next);
      if (isBarred) best = this.bestBeside(cell);
      else if (best === FAR && steps[cell] !== FAR) best = next;
    }
  }

  private spread(cell: number, from: number): void {
    const { steps, offsets, near, late } = this;
    const { crowd } = this.grid;
    let { nearTail, lateTail } = this;
    for (let i = 0; i < offsets.length; i++) {
      const beside = cell + (offsets[i] as number);
      if (steps[beside] !== FAR) continue;
      if (crowd[beside] === 0) {
        steps[beside] = from + 1;
        near[nearTail++] = beside;
      } else {
        steps[beside] = from + 1 + CROWDED;
        late[lateTail++] = beside;
      }
    }
    this.nearTail = nearTail;
    this.lateTail = lateTail;
  }
}
