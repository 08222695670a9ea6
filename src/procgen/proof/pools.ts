import type { Content } from '../../engine/content';
import { COMPASS } from '../../engine/core/point';
import { offsetsOf } from '../../engine/floor/distance';
import type { FloorPlan } from '../../engine/ports';
import { spend } from '../work';
import { padded, type Ground } from './explore';

/** By cell, 1 where the player gets, whatever levers it takes; and what is wrong. */
export interface Proof {
  readonly reached: Uint8Array;
  readonly errors: readonly string[];
}

/** One of the floors that levers make of a plan. */
export interface State {
  /** Tiles by `y * width + x`. */
  readonly terrain: Uint8Array;
  /** By cells beside levers, the states that these make. */
  readonly pulls: Map<number, number[]>;
}

/** How one is in a cell: not at all, on foot, or swimming, from where one gets to land but not back. */
const NOT = 0;
const WALKED = 1;
const SWUM = 2;

/** Cells of one state that lead to each other without a current, or one cell of a current. A place is `state * cells + cell`. */
interface Pool {
  readonly first: number;
  size: number;
  isGoal: boolean;
  /** Places outside to which a turn in it can lead. */
  readonly exits: number[];
  /** Pools that lead into it. */
  readonly sources: Pool[];
}

/** A floor as its levers stand. */
interface Sheet {
  /** By cell, how one is there. */
  readonly ways: Uint8Array;
  /** By cell, the one in which a turn ends that ends there. */
  readonly ends: Int32Array;
  /** By cell, the number of its pool plus one; 0 if none is known. */
  readonly labels: Int32Array;
  readonly pulls: State['pulls'];
}

/** Given to a search: the states of a floor, cells that count as open in each, and the goal, -1 for none. */
interface Given {
  readonly ground: Ground;
  readonly states: readonly State[];
  readonly opened: readonly number[];
  readonly goal: number;
}

/** A search from pool to pool over all states of a floor. */
export class PoolSearch {
  private readonly cells: number;
  private readonly steps: Int32Array;
  private readonly sheets: (Sheet | undefined)[] = [];
  private readonly pools: Pool[] = [];
  private readonly reached: Uint8Array;
  private readonly kinds: Uint8Array;
  private readonly flows: Int32Array;

  constructor(private readonly plan: FloorPlan, { tiles }: Content, private readonly given: Given) {
    const { ground: { marks, stride } } = given;
    this.cells = marks.length;
    this.steps = offsetsOf(stride, 8);
    this.reached = new Uint8Array(marks.length);
    this.kinds = Uint8Array.from(tiles, ({ walkable, deep }) => (walkable ? WALKED : deep === undefined ? NOT : SWUM));
    this.flows = Int32Array.from(tiles, ({ carries }) => (carries === undefined ? 0 : COMPASS[carries].y * stride + COMPASS[carries].x));
  }

  /** Whether the goal stays within reach of all that is reached from the arrival. */
  prove(): Proof {
    const { cells, pools, reached, plan, given: { ground: { stride }, goal } } = this;
    this.poolAt(padded(plan, plan.arrival));
    for (const pool of pools) for (const exit of pool.exits) this.poolAt(exit).sources.push(pool);
    const lost = goal < 0 ? [] : this.lostPools();
    const [first] = lost;
    if (!first) return { reached, errors: [] };
    const others = lost.reduce((sum, { size }) => sum + size, -1);
    const cell = first.first % cells;
    const at = `${(cell % stride) - 1},${Math.floor(cell / stride) - 1}`;
    return { reached, errors: [`From ${at}${others > 0 ? ` and ${others} more cells` : ''} water cuts off the way on.`] };
  }

  /** Those from which the goal is out of reach for good. */
  private lostPools(): Pool[] {
    const good = new Set(this.pools.filter(({ isGoal }) => isGoal));
    for (const pool of good) for (const source of pool.sources) good.add(source);
    return this.pools.filter((pool) => !good.has(pool));
  }

  private poolAt(place: number): Pool {
    const cell = place % this.cells;
    const state = (place - cell) / this.cells;
    const sheet = (this.sheets[state] ??= this.sheetOf(this.given.states[state] as State));
    return this.pools[(sheet.labels[cell] as number) - 1] ?? this.fill(sheet, place - cell, cell);
  }

  private sheetOf({ terrain, pulls }: State): Sheet {
    const { cells, kinds, flows, plan: { width, height }, given: { ground: { stride }, opened } } = this;
    spend(cells);
    const ways = new Uint8Array(cells);
    const ends = new Int32Array(cells);
    for (let y = 0, index = 0; y < height; y++) {
      for (let cell = (y + 1) * stride + 1, end = cell + width; cell < end; cell++) {
        const tile = terrain[index++] as number;
        ways[cell] = kinds[tile] as number;
        ends[cell] = cell + (flows[tile] as number);
      }
    }
    for (const cell of opened) ways[cell] = WALKED;
    for (let cell = 0; cell < cells; cell++) if (ways[ends[cell] as number] === NOT) ends[cell] = cell;
    return { ways, ends, pulls, labels: new Int32Array(cells) };
  }

  /** Makes the pool of a cell of the state that begins at a place. */
  private fill({ ways, ends, labels, pulls }: Sheet, base: number, start: number): Pool {
    const { steps, reached, given: { goal } } = this;
    const way = ways[start] as number;
    const flows = ends[start] !== start;
    const pool: Pool = { first: base + start, size: 0, isGoal: false, exits: flows ? [base + (ends[start] as number)] : [], sources: [] };
    const label = this.pools.push(pool);
    const queue = [start];
    labels[start] = label;
    for (const cell of queue) {
      if (way === WALKED) reached[cell] = 1;
      if (cell === goal) pool.isGoal = true;
      for (const state of pulls.get(cell) ?? []) pool.exits.push(state * this.cells + cell);
      for (const step of steps) {
        const next = cell + step;
        const nextWay = ways[next] as number;
        if (nextWay === NOT || (nextWay === SWUM && way === WALKED)) continue;
        if (nextWay === WALKED) reached[next] = 1;
        const end = ends[next] as number;
        if (flows || nextWay !== way || end !== next) pool.exits.push(base + end);
        else if (labels[next] === 0) {
          labels[next] = label;
          queue.push(next);
        }
      }
    }
    pool.size = queue.length;
    spend(queue.length);
    return pool;
  }
}
