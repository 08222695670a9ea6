import { shareOf, Z95, type Estimate } from './intervals';

/** How many came to a stage, and how many of them died there. */
export interface Stage {
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

/** The mean of the greatest of `of` floors: the sum of P(greatest > f) over f, with the variance of a function of the shares (delta method). */
function deepest(of: number, reached: readonly number[], n: number): Estimate {
  const below: number[] = [];
  let sum = 0;
  for (const count of reached) below.push((sum += count / Math.max(1, n)));
  const value = below.reduce((mean, share) => mean + 1 - share ** of, 1);
  const slopes = below.map((_, floor) => below.slice(floor).reduce((slope, share) => slope - of * share ** (of - 1), 0));
  const mean = (power: number): number => slopes.reduce((total, slope, floor) => total + ((reached[floor] as number) / Math.max(1, n)) * slope ** power, 0);
  const half = Z95 * Math.sqrt(Math.max(0, mean(2) - mean(1) ** 2) / Math.max(1, n));
  return { value, low: value - half, high: value + half, n };
}
