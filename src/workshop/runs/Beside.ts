import { type Diff, DiffTally } from '../../lab/changes/DiffTally';
import { type Measure, measureOf } from '../../lab/changes/measures';
import { floorsIn } from '../../lab/floorsOf';
import type { RunRecord } from '../../lab/runs/RunRecord';
import type { Wanted } from '../../lab/statistics/sequential';
import { playedFloors, type RunSettings } from './settings';
import type { Side } from './Side';

/** Pairs before which nothing is said of a difference. */
export const FEWEST = 20;

/** Compares the runs of two sides on the same seeds, as `lab diff` does: it looks as often, and ends where that would. */
export class Beside {
  private readonly tally: DiffTally;
  private readonly waiting: readonly [RunRecord[], RunRecord[]] = [[], []];
  /** Whether no more pairs are needed; those that come are not counted. */
  isDecided = false;

  readonly measure: Measure;
  /** What is compared, on floors that the runs come to. */
  readonly asked: Pick<RunSettings, 'compared' | 'on'>;

  constructor([one, other]: readonly [Side, Side], wish: Beside['asked'], readonly wanted: Wanted) {
    const { compared } = wish;
    const on = playedFloors({ from: one.header.begins?.floor ?? 1, on: wish.on });
    this.asked = { compared, on };
    const about = compared === 'won' ? {} : { on, ...(compared === 'lost' ? { lost: true as const } : {}) };
    this.measure = measureOf({ ...about, fromFloor: one.header.begins?.floor });
    const floors = Math.max(...[one, other].map(({ content, header }) => floorsIn(content, header.floors)));
    this.tally = new DiffTally(this.measure, floors, wanted, one.header.begins?.floor);
  }

  /** Takes a run of a side, 0 or 1, in the order of the seeds. */
  add(side: 0 | 1, record: RunRecord): void {
    if (this.isDecided) return;
    this.waiting[side].push(record);
    const [ones, others] = this.waiting;
    while (ones.length > 0 && others.length > 0 && !this.isDecided) {
      const order = Number(ones[0]?.seed) - Number(others[0]?.seed);
      // A seed that only one of them has is left out.
      const [left, right] = [order <= 0 ? ones.shift() : undefined, order >= 0 ? others.shift() : undefined];
      if (!left || !right) continue;
      this.tally.add(left, right);
      this.isDecided = this.tally.isDecided;
    }
  }

  /** What the pairs say so far; nothing is sure before there are enough of them. */
  get found(): Diff {
    const found = this.tally.read();
    return found.pairs < FEWEST ? { ...found, verdict: 'open' } : found;
  }

  /** About how many more pairs may be needed; null before that can be told. */
  get left(): number | null {
    const { progress } = this.tally;
    const { pairs } = this.found;
    return progress > 0 && pairs >= FEWEST ? Math.ceil(pairs * (1 / progress - 1)) : null;
  }
}
