import jstat from 'jstat';
import type { Difference } from './sequential';

const { normal, studentt } = jstat.jStat;

/** An estimate with its 95 % interval, from `n` observations. Without any, it could be anything. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

/** Of 95 in 100 normal values, how many standard deviations they are from the mean at most. */
export const Z95 = normal.inv(0.975, 0, 1);

/** A count as a share of `n`, with Wilson's interval, which stays within 0 and 1 (Wilson 1927; Brown, Cai and DasGupta 2001). */
export function shareOf(count: number, n: number): Estimate {
  if (n === 0) return { value: 0, low: 0, high: 1, n };
  const p = count / n;
  const z2 = Z95 * Z95;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half), n };
}

/** The intervals of differences that are looked at once, which hold all of them together in 95 of 100 cases (Bonferroni). */
export function intervalsTogether(differences: readonly Difference[]): { readonly low: number; readonly high: number }[] {
  const width = normal.inv(1 - 0.025 / differences.length, 0, 1);
  return differences.map(({ value, error }) => ({ low: value - width * error, high: value + width * error }));
}

/** Sums of values as they come, for their mean and its interval; nothing is kept of each (Welford 1962). */
export class Mean {
  private count = 0;
  private mean = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    const from = value - this.mean;
    this.mean += from / this.count;
    this.squares += from * (value - this.mean);
  }

  get n(): number {
    return this.count;
  }

  get value(): number {
    return this.mean;
  }

  /** Of a single value, with n - 1 in the denominator; 0 of fewer than two. */
  get variance(): number {
    return this.count > 1 ? this.squares / (this.count - 1) : 0;
  }

  /** The mean with the interval of Student's t, which after a single value could be anything. */
  estimate(): Estimate {
    const half = this.count > 1 ? studentt.inv(0.975, this.count - 1) * Math.sqrt(this.variance / this.count) : Infinity;
    return { value: this.mean, low: this.mean - half, high: this.mean + half, n: this.count };
  }
}
