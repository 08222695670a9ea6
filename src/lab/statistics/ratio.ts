import type { Difference } from './sequential';

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
