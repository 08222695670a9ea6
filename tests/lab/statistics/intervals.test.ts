import { Rng } from '../../../src/engine/core/rng';
import { bestOf, type Estimate, intervalsTogether, Mean, shareOf, survivalOf } from '../../../src/lab/statistics/intervals';

const CASES = 1000;

/** How many of a thousand intervals hold the truth, in percent. */
function coverage(seed: string, plant: (chance: () => number) => { readonly truth: number; readonly found: Estimate }): number {
  const rng = Rng.of(seed, 'plants');
  const chance = (): number => rng.next() / 2 ** 32;
  const held = Array.from({ length: CASES }, () => plant(chance)).filter(({ truth, found }) => truth >= found.low && truth <= found.high);
  return (100 * held.length) / CASES;
}

/** How many of `n` come up. */
function hits(chance: () => number, n: number, p: number): number {
  let count = 0;
  for (let i = 0; i < n; i++) if (chance() < p) count++;
  return count;
}

/** From one number to another, even on a logarithmic scale. */
function between(chance: () => number, low: number, high: number): number {
  return low * (high / low) ** chance();
}

describe('the interval of a share', () => {
  it('holds the truth in 95 of 100 cases, however rare it is and however few were counted', () => {
    const percent = coverage('shares', (chance) => {
      const truth = 0.01 + 0.89 * chance();
      const n = Math.round(between(chance, 30, 3000));
      return { truth, found: shareOf(hits(chance, n, truth), n) };
    });
    expect(Math.abs(percent - 95)).toBeLessThanOrEqual(2);
  });

  it('is that of Wilson', () => {
    // From the tables of Newcombe (1998), no. 3.
    expect(rounded(shareOf(81, 263))).toEqual({ value: 0.308, low: 0.2553, high: 0.3662, n: 263 });
    expect(rounded(shareOf(0, 20))).toEqual({ value: 0, low: 0, high: 0.1611, n: 20 });
    expect(rounded(shareOf(1, 29))).toEqual({ value: 0.0345, low: 0.0061, high: 0.1718, n: 29 });
  });

  it('is everything where nothing was counted', () => {
    expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1, n: 0 });
  });
});

describe('the interval of a mean', () => {
  it('holds the truth in 95 of 100 cases, also of few', () => {
    const percent = coverage('means', (chance) => {
      const mean = new Mean();
      const n = Math.round(between(chance, 5, 300));
      // The sum of twelve is nearly normal.
      for (let i = 0; i < n; i++) mean.add(Array.from({ length: 12 }, chance).reduce((sum, each) => sum + each, 0));
      return { truth: 6, found: mean.estimate() };
    });
    expect(Math.abs(percent - 95)).toBeLessThanOrEqual(2);
  });

  it('is that of Student', () => {
    const mean = new Mean();
    for (const value of [4, 8, 6, 2]) mean.add(value);
    expect(rounded(mean.estimate())).toEqual({ value: 5, low: 0.8915, high: 9.1085, n: 4 });
    expect([mean.variance, new Mean().estimate()]).toEqual([20 / 3, { value: 0, low: -Infinity, high: Infinity, n: 0 }]);
  });
});

describe('the intervals of several differences', () => {
  it('are those of the normal distribution, with the misses of 5 in 100 divided among them', () => {
    const widths = [1, 10].map((count) => intervalsTogether(Array.from({ length: count }, () => ({ value: 1, error: 2 }))));
    expect(widths.map(([first]) => [first?.low.toFixed(3), first?.high.toFixed(3)])).toEqual([['-2.920', '4.920'], ['-4.614', '6.614']]);
  });
});

describe('survival', () => {
  it('is the product over the stages, with the intervals of Greenwood', () => {
    // The remission times of the 6-MP arm of Freireich (1963), at weeks 6, 7, 10 and 13; the intervals are those of R's survfit with conf.type log-log.
    const stages = [{ arrivals: 21, deaths: 3 }, { arrivals: 17, deaths: 1 }, { arrivals: 15, deaths: 1 }, { arrivals: 12, deaths: 1 }];
    expect(survivalOf(stages).map(rounded)).toEqual([
      { value: 0.8571, low: 0.6197, high: 0.9516, n: 21 }, { value: 0.8067, low: 0.5631, high: 0.9228, n: 17 },
      { value: 0.7529, low: 0.5032, high: 0.8894, n: 15 }, { value: 0.6902, low: 0.4316, high: 0.8491, n: 12 },
    ]);
  });

  it('has an interval also where none or all have died', () => {
    const [none, all] = survivalOf([{ arrivals: 10, deaths: 0 }, { arrivals: 10, deaths: 10 }]).map(rounded);
    expect([none, all]).toEqual([{ value: 1, low: 0.7225, high: 1, n: 10 }, { value: 0, low: 0, high: 0.2775, n: 10 }]);
  });

  it('does not change on a floor that no run reaches', () => {
    expect(survivalOf([{ arrivals: 4, deaths: 2 }, { arrivals: 0, deaths: 0 }]).map(({ value }) => value)).toEqual([0.5, 0.5]);
  });

  it('holds the truth in 95 of 100 cases', () => {
    const percent = coverage('survival', (chance) => {
      const n = Math.round(between(chance, 100, 1000));
      const hazards = [0.05, 0.1, 0.2, 0.15];
      let arrivals = n;
      const stages = hazards.map((hazard) => {
        const stage = { arrivals, deaths: hits(chance, arrivals, hazard) };
        arrivals -= stage.deaths;
        return stage;
      });
      return { truth: hazards.reduce((alive, hazard) => alive * (1 - hazard), 1), found: survivalOf(stages)[3] as Estimate };
    });
    expect(Math.abs(percent - 95)).toBeLessThanOrEqual(2);
  });
});

describe('the best of some runs', () => {
  it('holds the truth in 95 of 100 cases', () => {
    // Ends on the floors 1 to 4 in shares of 0.4, 0.3, 0.2 and 0.1; the mean of the deepest of three is 4 - 0.4^3 - 0.7^3 - 0.9^3.
    const percent = coverage('best', (chance) => {
      const ends = [0, 0, 0, 0];
      const n = Math.round(between(chance, 100, 1000));
      for (let i = 0; i < n; i++) {
        const drawn = chance();
        const at = [0.4, 0.7, 0.9, 1].findIndex((share) => share > drawn);
        ends[at] = (ends[at] ?? 0) + 1;
      }
      return { truth: 4 - 0.4 ** 3 - 0.7 ** 3 - 0.9 ** 3, found: bestOf(3, ends, 0).floor };
    });
    expect(Math.abs(percent - 95)).toBeLessThanOrEqual(2);
  });
});

function rounded({ value, low, high, n }: Estimate): Estimate {
  const four = (x: number): number => Number(x.toFixed(4));
  return { value: four(value), low: four(low), high: four(high), n };
}
