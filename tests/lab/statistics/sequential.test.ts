import { Rng } from '../../../src/engine/core/rng';
import { PairedRatios, SequentialTest, type Verdict } from '../../../src/lab/statistics/sequential';

const TESTS = 500;
const BATCH = 100;

/** Pairs of wins with these shares, a part of both decided by the seed alone, until the answer is sure. */
function decide(rng: Rng, [one, other]: readonly [number, number]): { readonly verdict: Verdict; readonly sign: number; readonly pairs: number } {
  const test = new SequentialTest({ detect: 0.04, power: 0.8 });
  const pairs = new PairedRatios();
  const chance = (): number => rng.next() / 2 ** 32;
  for (;;) {
    for (let i = 0; i < BATCH; i++) {
      const [seed, first, second] = [chance(), chance(), chance()];
      const isShared = chance() < 0.3;
      const won = (share: number, own: number): { events: number; chances: number } => ({ events: (isShared ? seed : own) < share ? 1 : 0, chances: 1 });
      pairs.add(won(one, first), won(other, second));
    }
    const verdict = test.verdict(pairs.difference());
    if (verdict !== 'open') return { verdict, sign: Math.sign(pairs.difference().value), pairs: pairs.n };
  }
}

describe('a sequential test for four points', () => {
  it('calls at most 35 of 500 equal pairs different', () => {
    const rng = Rng.of('2026-11', 'equal pairs');
    const wrong = Array.from({ length: TESTS }, () => decide(rng, [0.15, 0.15])).filter(({ verdict }) => verdict === 'different');
    expect(wrong.length).toBeLessThanOrEqual(35);
    expect(wrong.length).toBeGreaterThan(0);
  });

  it('finds at least 380 of 500 differences of that size', () => {
    const rng = Rng.of('2026-11', 'differences');
    const found = Array.from({ length: TESTS }, () => decide(rng, [0.15, 0.19])).filter(({ verdict, sign }) => verdict === 'different' && sign > 0);
    expect(found.length).toBeGreaterThanOrEqual(380);
    expect(found.length).toBeLessThan(TESTS);
  });

  it('needs fewer pairs for larger differences', () => {
    const rng = Rng.of('2026-11', 'large');
    const mean = (shares: readonly [number, number]): number => Array.from({ length: 40 }, () => decide(rng, shares).pairs).reduce((sum, pairs) => sum + pairs, 0) / 40;
    expect(mean([0.15, 0.3])).toBeLessThan(mean([0.15, 0.19]) / 2);
  });

  it('ends where nothing differs', () => {
    const [test, pairs] = [new SequentialTest({ detect: 0.04, power: 0.8 }), new PairedRatios()];
    while (test.verdict(pairs.difference()) === 'open') pairs.add({ events: 0, chances: 1 }, { events: 0, chances: 1 });
    expect([test.verdict(pairs.difference()), pairs.n > 50, pairs.n < 200]).toEqual(['alike', true, true]);
  });

  it('has an interval that holds the truth whenever it is looked at', () => {
    const rng = Rng.of('2026-11', 'looks');
    const chance = (): number => rng.next() / 2 ** 32;
    const kept = Array.from({ length: TESTS }, () => {
      const test = new SequentialTest({ detect: 0.04, power: 0.8 });
      const pairs = new PairedRatios();
      for (;;) {
        for (let i = 0; i < BATCH; i++) pairs.add({ events: chance() < 0.3 ? 1 : 0, chances: 1 }, { events: chance() < 0.35 ? 1 : 0, chances: 1 });
        const { low, high } = test.interval(pairs.difference());
        if (low > 0.05 || high < 0.05) return false;
        if (test.progress(pairs.difference()) >= 1) return true;
      }
    }).filter((isKept) => isKept);
    expect(kept.length / TESTS).toBeGreaterThan(0.93);
  });
});

describe('the intervals of floors beside the test', () => {
  it('hold all of them in 95 of 100 cases, whenever the test of the first one ends', () => {
    const rng = Rng.of('2026-11', 'floors');
    const chance = (): number => rng.next() / 2 ** 32;
    const kept = Array.from({ length: TESTS }, () => {
      const test = new SequentialTest({ detect: 0.04, power: 0.8 });
      const [won, ...floors] = Array.from({ length: 6 }, () => new PairedRatios()) as [PairedRatios, ...PairedRatios[]];
      while (test.verdict(won.difference()) === 'open') {
        for (let i = 0; i < BATCH; i++) {
          const sides = [0.3, 0.3].map((share) => floors.map(() => (chance() < share ? 1 : 0)));
          const count = (side: number, floor: number): { events: number; chances: number } => ({ events: sides[side]?.[floor] ?? 0, chances: 1 });
          floors.forEach((floor, at) => { floor.add(count(0, at), count(1, at)); });
          // The run is won where its first floor is.
          won.add(count(0, 0), count(1, 0));
        }
      }
      return test.intervals(won.difference(), floors.map((floor) => floor.difference())).every(({ low, high }) => low <= 0 && high >= 0);
    }).filter((isKept) => isKept);
    expect(kept.length / TESTS).toBeGreaterThan(0.93);
  });
});

describe('two ratios over pairs', () => {
  const pairs = new PairedRatios();
  pairs.add({ events: 1, chances: 3 }, { events: 0, chances: 2 });
  pairs.add({ events: 0, chances: 1 }, { events: 1, chances: 2 });
  pairs.add({ events: 1, chances: 4 }, { events: 1, chances: 1 });

  it('are events over chances', () => {
    expect([pairs.ratio(0), pairs.ratio(1), pairs.difference().value]).toEqual([0.25, 0.4, expect.closeTo(0.15)]);
  });

  it('have the error of their linearized difference', () => {
    // By hand: residuals (1 - 0.75) / 8, -0.25 / 8, 0 / 8 on one side, -0.8 / 5, 0.2 / 5, 0.6 / 5 on the other.
    const residuals = [-0.8 / 5 - 0.25 / 8, 0.2 / 5 + 0.25 / 8, 0.6 / 5];
    expect(pairs.difference().error).toBeCloseTo(Math.sqrt((residuals.reduce((sum, each) => sum + each * each, 0) * 3) / 2), 12);
  });

  it('tell how much the pairs help', () => {
    const same = new PairedRatios();
    for (const events of [0, 1, 1, 0, 1]) same.add({ events, chances: 1 }, { events, chances: 1 });
    expect([same.gain(), same.difference()]).toEqual([1, { value: 0, error: 0.2 }]);
    // By the residuals above: the variance of their differences over the sum of both sides' variances.
    expect(pairs.gain()).toBeCloseTo(1 - (0.19125 ** 2 + 0.07125 ** 2 + 0.12 ** 2) / (2 * 0.03125 ** 2 + 0.16 ** 2 + 0.04 ** 2 + 0.12 ** 2), 12);
  });

  it('know nothing from one pair', () => {
    const one = new PairedRatios();
    one.add({ events: 1, chances: 1 }, { events: 0, chances: 1 });
    expect(one.difference().error).toBe(Infinity);
    expect(new SequentialTest({ detect: 0.1, power: 0.8 }).verdict(one.difference())).toBe('open');
  });
});
