import type { Content } from '../../engine/content';
import { offsetsOf } from '../../engine/floor/DistanceMaps';
import type { FloorPlan, Spawn } from '../../engine/ports';
import { BARRED, OPEN, padded, REACHED, tileAt, type Ground } from './Ground';

/** The tiles each breed can open, by breed id. */
export type Openers = ReadonlyMap<string, readonly string[]>;

export interface Quest {
  readonly ground: Ground;
  readonly openers: Openers;
  /** The cells of the arrival and the goal; a goal of -1 is missing. */
  readonly start: number;
  readonly goal: number;
}

/** Walks everywhere, kills everything and uses every key; returns how many walkable cells it reached, and whether the goal took no key. */
export function explore(plan: FloorPlan, content: Content, { ground, openers, start, goal }: Quest): { reached: number; isGoalFree: boolean } {
  const walk = new Walk(ground, start);
  const gate = (cell: number): string => content.tiles[tileAt(plan, cell)]?.id ?? '';
  const isReached = (spawn: Spawn): boolean => ground.marks[padded(plan, spawn)] === REACHED;
  const breakSeals = (): void => {
    if (ground.bars.length === 0) return;
    const broken = plan.monsters.filter(isReached).flatMap(({ id }) => openers.get(id) ?? []);
    if (ground.bars.filter((cell) => broken.includes(gate(cell))).some((cell) => walk.open(cell))) breakSeals();
  };
  const turnKeys = (keys: readonly Spawn[]): void => {
    const key = keys.find((other) => isReached(other) && ground.bars.some((cell) => isFor(content, other, gate(cell)) && walk.open(cell)));
    breakSeals();
    if (key) turnKeys(keys.filter((other) => other !== key));
  };
  breakSeals();
  const isGoalFree = ground.marks[goal] === REACHED;
  if (ground.bars.length > 0) turnKeys(plan.items);
  return { reached: walk.cells, isGoalFree };
}

function isFor({ itemKinds }: Content, { id }: Spawn, tile: string): boolean {
  const kind = itemKinds.get(id);
  return kind !== undefined && 'opens' in kind && kind.opens === tile;
}

/** Marks the cells reached by steps in eight directions. */
class Walk {
  private readonly queue: Int32Array;
  private readonly offsets: Int32Array;
  private head = 0;
  private tail = 0;
  private opened = 0;

  constructor(
    private readonly ground: Ground,
    start: number,
  ) {
    this.queue = new Int32Array(ground.count + ground.bars.length);
    this.offsets = offsetsOf(ground.stride, 8);
    this.reach(start);
    this.spread();
  }

  /** Walkable cells reached so far. */
  get cells(): number {
    return this.tail - this.opened;
  }

  /** Opens a barred cell next to a reached one and walks on from there; false for any other. */
  open(cell: number): boolean {
    const { marks } = this.ground;
    if (marks[cell] !== BARRED || !this.offsets.some((step) => marks[cell + step] === REACHED)) return false;
    this.opened++;
    this.reach(cell);
    this.spread();
    return true;
  }

  private reach(cell: number): void {
    this.ground.marks[cell] = REACHED;
    this.queue[this.tail++] = cell;
  }

  private spread(): void {
    const { queue, offsets } = this;
    const { marks } = this.ground;
    let { head, tail } = this;
    while (head < tail) {
      const cell = queue[head++] as number;
      for (let i = 0; i < 8; i++) {
        const next = cell + (offsets[i] as number);
        if (marks[next] !== OPEN) continue;
        marks[next] = REACHED;
        queue[tail++] = next;
      }
    }
    this.head = head;
    this.tail = tail;
  }
}
