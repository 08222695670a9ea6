import jstat from 'jstat';
import { Rng } from '../../../src/engine/core/rng';
import { ArmTally, screeningDesign } from '../../../src/lab/statistics/effects';

describe('a screening design', () => {
  it.each([[1, 8], [3, 8], [4, 16], [11, 24], [12, 40], [20, 48], [150, 304]])('of %d factors has %d arms, in which each is as often high with any other', (factors, arms) => {
    const design = screeningDesign(factors);
    expect(design).toHaveLength(arms);
    const half = design.slice(0, arms / 2);
    for (let one = 0; one < factors; one++) {
      expect(half.filter((levels) => levels[one] === 1)).toHaveLength(arms / 4);
      for (let other = 0; other < one; other++) expect(half.filter((levels) => levels[one] === levels[other])).toHaveLength(arms / 4);
    }
  });

  it('is folded over: every arm has one with all signs turned', () => {
    const design = screeningDesign(6);
    const half = design.length / 2;
    design.slice(0, half).forEach((levels, arm) => { expect(design[arm + half]).toEqual(levels.map((level) => -level)); });
  });
});

describe('the effects of a screening', () => {
  const planted = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 1 : -1) * 0.012 * (1 + index / 4));

  /** Runs on a number of seeds: some seeds are kinder than others in all arms, and two factors work only together. */
  function screen(seed: string, seeds: number): ArmTally {
    const design = screeningDesign(planted.length);
    const tally = new ArmTally(design);
    const rng = Rng.of(seed, 'screen');
    const chance = (): number => rng.next() / 2 ** 32;
    for (let run = 0; run < seeds; run++) {
      const kind = (chance() - 0.5) * 0.2;
      design.forEach((levels, arm) => {
        const together = 0.02 * (levels[0] as number) * (levels[1] as number);
        const share = levels.reduce((sum, level, factor) => sum + (level * (planted[factor] as number)) / 2, 0.5 + kind + together);
        tally.add(arm, { events: chance() < share ? 1 : 0, chances: 1 });
      });
    }
    return tally;
  }

  it('ranks 20 planted changes', () => {
    const found = screen('2026-11', 500).effects().map(({ value }) => value);
    expect(jstat.jStat.spearmancoeff(found, planted)).toBeGreaterThanOrEqual(0.9);
    expect(jstat.jStat.spearmancoeff(found.map(Math.abs), planted.map(Math.abs))).toBeGreaterThanOrEqual(0.9);
  });

  it('have intervals that hold 95 of 100 of them', () => {
    const held = Array.from({ length: 50 }, (_, round) => screen(`round ${round}`, 40).effects()).flat()
      .filter(({ low, high }, at) => low <= (planted[at % 20] as number) && high >= (planted[at % 20] as number));
    expect(Math.abs(held.length / 10 - 95)).toBeLessThanOrEqual(2);
  });

  it('are measured over chances where a run has several', () => {
    const tally = new ArmTally(screeningDesign(1));
    screeningDesign(1).forEach(([level], arm) => {
      for (const chances of [1, 2, 3]) tally.add(arm, { events: level === 1 ? 1 : 0, chances });
    });
    expect(tally.effects()[0]).toMatchObject({ value: 0.5, n: 24 });
    expect([tally.mean, tally.seeds]).toEqual([0.25, 3]);
    // By hand: the residuals of the three seeds are 0.25, 0 and -0.25; Student's t with 2 degrees of freedom is 4.3027.
    expect(tally.effects()[0]?.low).toBeCloseTo(0.5 - 4.3027 * Math.sqrt(0.125 / 6), 4);
  });

  it('are not certain where all seeds are alike', () => {
    const tally = new ArmTally(screeningDesign(1));
    for (let seed = 0; seed < 3; seed++) screeningDesign(1).forEach((_, arm) => { tally.add(arm, { events: 0, chances: 1 }); });
    expect(tally.effects()[0]?.high).toBeCloseTo(4.3027 * (2 / 24), 4);
  });
});
