import { shareOf, Z95, type Estimate } from './intervals';

/** Those who came to a stage, and those of them who died there. */
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
