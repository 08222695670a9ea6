import jstat from 'jstat';

const { normal } = jstat.jStat;

/** The share of equal packs that are called different. */
const ALPHA = 0.05;

/**
 * Brownian motion passes this height, above or below 0, within a time of 1 with probability `ALPHA` (reflection principle, to within
 * 1e-5). A test against it may be checked at any time, and is hardly less sharp at its end than one checked once.
 * @param questions how many such motions together (Bonferroni)
 */
function barrier(questions: number): number {
  return normal.inv(1 - ALPHA / (4 * questions), 0, 1);
}

const BARRIER = barrier(1);

/** What is looked for: a difference of this size or more should be found with this probability. */
export interface Wanted {
  readonly detect: number;
  readonly power: number;
}

/** A difference as estimated so far, with the standard error of the estimate. */
export interface Difference {
  readonly value: number;
  readonly error: number;
}

/** How sure the answer is. `open`: more is needed. `unclear`: a difference of the size looked for would most likely have been found. */
export type Verdict = 'different' | 'alike' | 'unclear' | 'open';

/** A sequential test of a difference whose estimate gets better as pairs come in. */
export class SequentialTest {
  /** The information, 1 over the squared error, at which the test ends in any case. */
  private readonly most: number;

  constructor(private readonly wanted: Wanted) {
    this.most = (driftFor(wanted.power) / wanted.detect) ** 2;
  }

  /** How much of the information that may be needed is there. */
  progress({ error }: Difference): number {
    return error > 0 ? 1 / (error * error * this.most) : 0;
  }

  verdict(found: Difference): Verdict {
    const { low, high } = this.interval(found);
    if (low > 0 || high < 0) return 'different';
    if (low > -this.wanted.detect && high < this.wanted.detect) return 'alike';
    return this.progress(found) >= 1 ? 'unclear' : 'open';
  }

  /** An interval that holds the truth in 95 of 100 cases though it is looked at again and again. */
  interval(found: Difference): { readonly low: number; readonly high: number } {
    return intervalAt(this.progress(found), found, 1);
  }

  /** The intervals of other differences of the same pairs, which hold all of them together, whenever the test of the first one ends. */
  intervals(first: Difference, others: readonly Difference[]): { readonly low: number; readonly high: number }[] {
    return others.map((other) => intervalAt(this.progress(first), other, others.length));
  }
}

function intervalAt(time: number, { value, error }: Difference, questions: number): { readonly low: number; readonly high: number } {
  const half = time > 0 ? (barrier(questions) / Math.sqrt(Math.min(1, time))) * error : Infinity;
  return { low: value - half, high: value + half };
}

/** The drift with which Brownian motion passes the barrier within a time of 1 with a probability. */
function driftFor(power: number): number {
  let low = 0;
  let high = 20;
  while (high - low > 1e-6) {
    const drift = (low + high) / 2;
    if (passing(drift) < power) low = drift;
    else high = drift;
  }
  return high;
}

function passing(drift: number): number {
  const below = (value: number): number => normal.cdf(value, 0, 1);
  return 1 - below(BARRIER - drift) + Math.exp(2 * drift * BARRIER) * below(-BARRIER - drift);
}

/** What a run adds to a ratio of events to chances, such as one death on three floors. */
export interface Count {
  readonly events: number;
  readonly chances: number;
}

/** The ratios of two sides over pairs of runs, and how they differ: sums only, however many pairs come. */
export class PairedRatios {
  n = 0;
  /** Sums of products of the four numbers of a pair and of 1, by row. */
  private readonly products = new Float64Array(25);

  add(one: Count, other: Count): void {
    const row = [one.events, one.chances, other.events, other.chances, 1];
    this.n++;
    row.forEach((left, i) => { row.forEach((right, j) => { this.products[i * 5 + j] = this.product(i, j) + left * right; }); });
  }

  /** Events over chances of one side. */
  ratio(side: 0 | 1): number {
    return this.sum(side * 2) / Math.max(1, this.sum(side * 2 + 1));
  }

  chances(side: 0 | 1): number {
    return this.sum(side * 2 + 1);
  }

  events(side: 0 | 1): number {
    return this.sum(side * 2);
  }

  /**
   * The second ratio less the first, with its error by linearization (Cochran 1977, 6.4). Pairs that are all alike say no more than
   * that another one might differ.
   */
  difference(): Difference {
    const least = 1 / Math.max(1, this.chances(0), this.chances(1));
    return { value: this.ratio(1) - this.ratio(0), error: Math.max(least, this.paired()) };
  }

  private paired(): number {
    const other = this.weights(1);
    return this.errorOf(this.weights(0).map((weight, at) => weight + (other[at] as number)));
  }

  /** How much smaller the variance of the difference is for its pairs: 0 if they do not help, 1 if they tell everything. */
  gain(): number {
    const apart = this.errorOf(this.weights(0)) ** 2 + this.errorOf(this.weights(1)) ** 2;
    return apart > 0 ? 1 - this.paired() ** 2 / apart : 0;
  }

  /** A side's part of the difference as a sum over pairs of weights times their numbers. */
  private weights(side: 0 | 1): number[] {
    const weights = [0, 0, 0, 0];
    const each = (side === 0 ? -1 : 1) / Math.max(1, this.sum(side * 2 + 1));
    weights[side * 2] = each;
    weights[side * 2 + 1] = -each * this.ratio(side);
    return weights;
  }

  /** The standard error of such a sum, whose expectation is 0. */
  private errorOf(weights: readonly number[]): number {
    let squares = 0;
    weights.forEach((left, i) => { weights.forEach((right, j) => { squares += left * right * this.product(i, j); }); });
    return this.n > 1 ? Math.sqrt((Math.max(0, squares) * this.n) / (this.n - 1)) : Infinity;
  }

  private sum(of: number): number {
    return this.product(of, 4);
  }

  private product(one: number, other: number): number {
    return this.products[one * 5 + other] as number;
  }
}
