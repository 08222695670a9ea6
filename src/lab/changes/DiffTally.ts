import type { RunRecord } from '../runs/RunRecord';
import { PairedRatios, SequentialTest, type Verdict, type Wanted } from '../statistics/sequential';
import { hazardOf, type Measure } from './measures';

/** A ratio on both sides, and the difference with an interval. */
export interface Change {
  readonly one: number;
  readonly other: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The chances on both sides: runs, or arrivals on floors. */
  readonly n: readonly [number, number];
}

/** What pairs of runs on the same seeds say about two packs. */
export interface Diff {
  readonly pairs: number;
  readonly verdict: Verdict;
  readonly measure: string;
  /** Its interval holds the truth in 95 of 100 cases at any time. */
  readonly change: Change;
  /** The hazards, with intervals that hold all of them together in 95 of 100 cases. */
  readonly floors: readonly (Change & { readonly floor: number })[];
  /** How much smaller the variance is because the seeds are the same on both sides. */
  readonly gain: number;
}

/** Pairs between two looks. */
const LOOK = 50;

/** Compares two packs as pairs of runs come. */
export class DiffTally {
  private readonly test: SequentialTest;
  private readonly pairs = new PairedRatios();
  private readonly floors: { readonly floor: number; readonly hazard: Measure; readonly pairs: PairedRatios }[];

  /** @param last the last floor of the runs   @param first the one that they begin on */
  constructor(private readonly measure: Measure, last: number, wanted: Wanted, first = 1) {
    this.test = new SequentialTest(wanted);
    const floors = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    this.floors = floors.map((floor) => ({ floor, hazard: hazardOf(floor, floor), pairs: new PairedRatios() }));
  }

  add(one: RunRecord, other: RunRecord): void {
    this.pairs.add(this.measure.of(one), this.measure.of(other));
    for (const { hazard, pairs } of this.floors) pairs.add(hazard.of(one), hazard.of(other));
  }

  get verdict(): Verdict {
    return this.test.verdict(this.pairs.difference());
  }

  /** Whether it is time to look whether the answer is sure: not after each pair. */
  get isDue(): boolean {
    return this.pairs.n > 0 && this.pairs.n % LOOK === 0;
  }

  /** Whether it is time to look, and no more pairs are needed. */
  get isDecided(): boolean {
    return this.isDue && this.verdict !== 'open';
  }

  /** How much of what may be needed is there. */
  get progress(): number {
    return Math.min(1, this.test.progress(this.pairs.difference()));
  }

  read(): Diff {
    const { pairs, test } = this;
    const intervals = test.intervals(pairs.difference(), this.floors.map((each) => each.pairs.difference()));
    const floors = this.floors.map(({ floor, pairs: here }, at) =>
      ({ floor, ...changeOf(here, intervals[at] as (typeof intervals)[number]) }));
    const change = changeOf(pairs, test.interval(pairs.difference()));
    return { pairs: pairs.n, verdict: this.verdict, measure: this.measure.name, change, floors, gain: pairs.gain() };
  }
}

/** What pairs say about a ratio, with the interval of its difference. */
export function changeOf(pairs: PairedRatios, { low, high }: { low: number; high: number }): Change {
  return {
    one: pairs.ratio(0), other: pairs.ratio(1), value: pairs.difference().value, low, high, n: [pairs.chances(0), pairs.chances(1)],
  };
}

/** The ranges of floors whose hazards have surely risen, or surely fallen. */
export function surelyChanged({ floors }: Diff, sign: 1 | -1): { readonly first: number; readonly last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const { floor, low, high } of floors) {
    if (sign === 1 ? low <= 0 : high >= 0) continue;
    const last = ranges.at(-1);
    if (last?.last === floor - 1) last.last = floor;
    else ranges.push({ first: floor, last: floor });
  }
  return ranges;
}

/** The hazard of some floors together on both sides. */
export function pooledHazard({ floors }: Diff, { first, last }: { first: number; last: number }): [number, number] {
  const here = floors.filter(({ floor }) => floor >= first && floor <= last);
  const pooled = (ratio: 'one' | 'other', side: 0 | 1): number => {
    const deaths = here.reduce((sum, each) => sum + each[ratio] * each.n[side], 0);
    return deaths / here.reduce((sum, { n }) => sum + n[side], 0);
  };
  return [pooled('one', 0), pooled('other', 1)];
}
