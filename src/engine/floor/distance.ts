/** A cell that has not been reached, farther than any path. */
export const FAR = 0x3fffffff;

/** How much further a cell counts that an actor stands on (RULES 1.2). */
const CROWDED = 10;

/**
 * Steps to one goal from every cell around it, shared by all who walk there: Dijkstra's search outwards from the goal,
 * grown only as far as somebody asks. Entering a cell costs 1, a cell with an actor 11; both kinds wait in a queue of
 * their own, each in ascending order by itself, so that no heap is needed.
 */
export class DistanceMap {
  /** Per padded cell the cost of the way from it to the goal, its own entering included; FAR where not reached. */
  readonly steps: Int32Array;
  private readonly near: Int32Array;
  private readonly late: Int32Array;
  private nearHead = 0;
  private nearTail = 0;
  private lateHead = 0;
  private lateTail = 0;

  /** @param offsets index differences of the allowed directions, in the order of `DIRECTIONS` */
  constructor(
    private readonly grid: WalkGrid,
    readonly offsets: Int32Array,
  ) {
    this.steps = new Int32Array(grid.walkable.length);
    this.near = new Int32Array(grid.walkable.length);
    this.late = new Int32Array(grid.walkable.length);
  }

  /** Starts anew from a padded goal cell, for walkers in the first 4 or all 8 directions. */
  aim(goal: number): void {
    this.steps.fill(FAR);
    this.nearHead = this.nearTail = this.lateHead = this.lateTail = 0;
    this.steps[goal] = 0;
    this.near[this.nearTail++] = goal;
  }

  /** Grows until the steps of a cell are known, and those of all cells not farther from the goal than its best neighbour's next. */
  reach(cell: number): void {
    const { steps, near, late } = this;
    let limit = steps[cell] === FAR ? FAR : this.bestBeside(cell);
    for (;;) {
      const soon = this.nearHead < this.nearTail ? (steps[near[this.nearHead] as number] as number) : FAR;
      const then = this.lateHead < this.lateTail ? (steps[late[this.lateHead] as number] as number) : FAR;
      const next = soon < then ? soon : then;
      if (next === FAR || next > limit) return;
      this.spread(soon <= then ? (near[this.nearHead++] as number) : (late[this.lateHead++] as number));
      if (limit === FAR && steps[cell] !== FAR) limit = next;
    }
  }

  /** The least steps of the cells beside one, `FAR` where none is reached. */
  bestBeside(cell: number): number {
    let best = FAR;
    for (let i = 0; i < this.offsets.length; i++) {
      const steps = this.steps[cell + (this.offsets[i] as number)] as number;
      if (steps < best) best = steps;
    }
    return best;
  }

  private spread(cell: number): void {
    const { steps, offsets } = this;
    const { walkable, crowd } = this.grid;
    const from = steps[cell] as number;
    for (let i = 0; i < offsets.length; i++) {
      const beside = cell + (offsets[i] as number);
      if (steps[beside] !== FAR || walkable[beside] === 0) continue;
      if (crowd[beside] === 0) {
        steps[beside] = from + 1;
        this.near[this.nearTail++] = beside;
      } else {
        steps[beside] = from + 1 + CROWDED;
        this.late[this.lateTail++] = beside;
      }
    }
  }
}

/** What a search walks over, per padded cell: where one can stand, and who stands there. */
export interface WalkGrid {
  readonly walkable: Uint8Array;
  /** Not 0 where an actor stands. */
  readonly crowd: Uint8Array;
}
