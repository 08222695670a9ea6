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

/** How many came to a stage, and how many of them died there. */
interface Stage {
  readonly arrivals: number;
  readonly deaths: number;
}

/**
 * The share of all who are alive after each stage (Kaplan and Meier 1958), with Greenwood's variance on the scale of log(-log), so that
 * the interval stays within 0 and 1. A run that leaves without dying counts for as long as it was there.
 */
export function survivalOf(stages: readonly Stage[]): Estimate[] {
  let value = 1;
  let variance = 0;
  return stages.map(({ arrivals, deaths }) => {
    if (arrivals > 0) {
      value *= 1 - deaths / arrivals;
      variance += deaths / (arrivals * (arrivals - deaths));
    }
    return { value, ...boundsOf(value, variance, arrivals), n: arrivals };
  });
}

function boundsOf(value: number, variance: number, n: number): Pick<Estimate, 'low' | 'high'> {
  // Where none or all have died, there is no variance to see.
  if (value === 0 || value === 1) return shareOf(value * n, n);
  const scale = Math.exp((Z95 * Math.sqrt(variance)) / Math.log(value));
  return { low: value ** (1 / scale), high: value ** scale };
}

/** What the best of some runs comes to. */
export interface Best {
  /** The number of runs. */
  readonly of: number;
  /** The deepest floor that one of them reaches, and the share in which one of them wins. */
  readonly floor: Estimate;
  readonly won: Estimate;
}

/**
 * The best of several runs, which predicts how people do better than the mean (Roohi and others 2021).
 * @param reached per floor, the runs that ended there   @param wins how many of them won
 */
export function bestOf(of: number, reached: readonly number[], wins: number): Best {
  const n = reached.reduce((sum, count) => sum + count, 0);
  const won = shareOf(wins, n);
  const ofAny = (share: number): number => 1 - (1 - share) ** of;
  return { of, floor: deepest(of, reached, n), won: { value: ofAny(won.value), low: ofAny(won.low), high: ofAny(won.high), n } };
}

/** The mean of the greatest of `of` floors: the sum of P(greatest > f) over f; its variance is by the delta method on the shares. */
function deepest(of: number, reached: readonly number[], n: number): Estimate {
  const below: number[] = [];
  let sum = 0;
  for (const count of reached) below.push((sum += count / Math.max(1, n)));
  const value = below.reduce((mean, share) => mean + 1 - share ** of, 1);
  const slopes = below.map((_, floor) => below.slice(floor).reduce((slope, share) => slope - of * share ** (of - 1), 0));
  const mean = (power: number): number =>
    slopes.reduce((total, slope, floor) => total + ((reached[floor] as number) / Math.max(1, n)) * slope ** power, 0);
  const half = Z95 * Math.sqrt(Math.max(0, mean(2) - mean(1) ** 2) / Math.max(1, n));
  return { value, low: value - half, high: value + half, n };
}
