import jstat from 'jstat';
import type { Estimate } from './intervals';
import type { Count } from './sequential';

/** The ratios of the arms of a design, each over the same seeds, and the effects of its factors on them. */
export class ArmTally {
  private readonly arms: Count[][];

  constructor(private readonly design: Design) {
    this.arms = design.map(() => []);
  }

  /** Adds a run of an arm; every arm has to get the same seeds in the same order. */
  add(arm: number, count: Count): void {
    this.arms[arm]?.push(count);
  }

  /** How many seeds every arm has. */
  get seeds(): number {
    return Math.min(...this.arms.map(({ length }) => length));
  }

  /** The mean over the arms. */
  get mean(): number {
    return this.arms.reduce((sum, runs) => sum + ratioOf(runs), 0) / this.arms.length;
  }

  /** The effect of each factor from low to high, with an interval from the differences between seeds. */
  effects(): Estimate[] {
    const { seeds } = this;
    const ratios = this.arms.map(ratioOf);
    // What each seed adds to an arm's ratio, by linearization.
    const residuals = this.arms.map((runs, arm) => {
      const chances = runs.reduce((sum, run) => sum + run.chances, 0) / seeds;
      return runs.map((run) => (chances > 0 ? (run.events - (ratios[arm] as number) * run.chances) / chances : 0));
    });
    const chances = this.arms.flat().reduce((sum, run) => sum + run.chances, 0);
    const least = 2 / Math.max(1, chances);
    const width = seeds > 1 ? jstat.jStat.studentt.inv(0.975, seeds - 1) : Infinity;
    return (this.design[0] ?? []).map((_, factor) => {
      const value = this.contrast(factor, (arm) => ratios[arm] as number);
      let squares = 0;
      for (let seed = 0; seed < seeds; seed++) squares += this.contrast(factor, (arm) => residuals[arm]?.[seed] as number) ** 2;
      // Seeds that are all alike say no more than that another one might differ.
      const half = width * Math.max(least, Math.sqrt(squares / (seeds * Math.max(1, seeds - 1))));
      return { value, low: value - half, high: value + half, n: seeds * this.arms.length };
    });
  }

  /** The mean of the arms where a factor is high, less that of those where it is low. */
  private contrast(factor: number, of: (arm: number) => number): number {
    return this.design.reduce((sum, levels, arm) => sum + (levels[factor] as number) * of(arm), 0) / (this.design.length / 2);
  }
}

function ratioOf(runs: readonly Count[]): number {
  const [events, chances] = runs.reduce(([e, c], run) => [e + run.events, c + run.chances], [0, 0]);
  return events / Math.max(1, chances);
}

/** The levels of the factors in each arm: 1 for high, -1 for low. */
type Design = readonly (readonly (1 | -1)[])[];

/**
 * A screening design for a number of factors (Plackett and Burman 1946), with its fold-over: a second half with all signs turned, so that
 * no main effect is mixed up with what two factors do together. Arms: twice the first p + 1 above the number of factors with a prime
 * p that leaves 3 when divided by 4 (Paley 1933).
 */
export function screeningDesign(factors: number): Design {
  const p = primeFrom(Math.max(3, factors));
  const squares = new Set(Array.from({ length: p - 1 }, (_, i) => ((i + 1) * (i + 1)) % p));
  const rows = Array.from({ length: p }, (_, row) =>
    Array.from({ length: factors }, (__, column): 1 | -1 => (row === column || squares.has((column - row + p) % p) ? 1 : -1)));
  const half = [...rows, Array.from({ length: factors }, (): 1 | -1 => -1)];
  return [...half, ...half.map((row) => row.map((level): 1 | -1 => (level === 1 ? -1 : 1)))];
}

/** The least fitting prime of at least this size. */
function primeFrom(least: number): number {
  let p = least + ((7 - (least % 4)) % 4);
  while (!isPrime(p)) p += 4;
  return p;
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return n > 1;
}
