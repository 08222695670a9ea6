import type { FloorFound } from '../../../src/lab/changes/tuning';
import { checksOf } from '../../../src/lab/changes/tuning';
import { shareOf } from '../../../src/lab/statistics/intervals';
import { readFate, writtenFate } from '../../../src/workshop/tune/fates';
import { reachedBy, settingsFor, smoothed, targetsOf, withTarget } from '../../../src/workshop/tune/targets';

/** What was found of a floor to which 100 runs came. */
function found(floor: number, deaths: number, lost: number, n = 100): FloorFound {
  return { floor, hazard: shareOf(deaths, n), lost: { value: lost, low: lost - 0.1, high: lost + 0.1, n } };
}

it('begins with what is there, smoothed by how many came, and leaves out where hardly anybody came', () => {
  const now = [found(1, 10, 0.5), found(2, 40, 1), found(3, 10, 0.5), found(4, 3, 2, 4)];
  expect(smoothed(now, false).map(({ floor, value }) => [floor, value])).toEqual([[1, 0.2], [2, 0.25], [3, 0.2]]);
  expect(smoothed(now, true).map(({ value }) => value)).toEqual([0.667, 0.75, 0.667]);
});

it('has one target for a floor, in the order of floors', () => {
  const one = withTarget([], 3, { floor: 3, value: 0.1, within: 0.03 });
  const two = withTarget(one, 1, { floor: 1, value: 0.2, within: 0.03 });
  expect(two.map(({ floor }) => floor)).toEqual([1, 3]);
  expect(withTarget(withTarget(two, 3, { floor: 3, value: 0.4, within: 0.03 }), 1, null)).toEqual([{ floor: 3, value: 0.4, within: 0.03 }]);
  expect(targetsOf({ targets: one, isLost: true })).toEqual([{ floor: 3, value: 0.1, within: 0.03, lost: true }]);
});

it('says of each target what was reached, and whether that is near enough', () => {
  const targets = [{ floor: 2, value: 0.3, within: 0.05 }, { floor: 4, value: 0.5, within: 0.02 }];
  expect(reachedBy(targets, [{ value: 0.26 }, { value: 0.47 }])).toEqual([
    { floor: 2, value: 0.3, within: 0.05, reached: 0.26, isMet: true },
    { floor: 4, value: 0.5, within: 0.02, reached: 0.47, isMet: false },
  ]);
  expect(reachedBy(targets, [])).toEqual([]);
});

describe('a wish', () => {
  const now = [found(2, 2, 0.6), found(3, 50, 1.2)];

  it('changes rows on its floor only and begins on the floor above', () => {
    const settings = settingsFor({ floor: 3, share: 0.5, isEasier: true }, now);
    expect(settings).toMatchObject({ isLost: false, only: [3, 3], from: 2, last: 3, targets: [{ floor: 3, value: 0.25, within: 0.125 }] });
    expect(settingsFor({ floor: 3, share: 0.5, isEasier: false }, now)?.targets?.[0]?.value).toBe(0.75);
  });

  it('looks at the HP lost where deaths would take too many runs', () => {
    const settings = settingsFor({ floor: 2, share: 0.1, isEasier: true }, now);
    expect(settings?.isLost).toBe(true);
    const [target] = settings?.targets ?? [];
    expect(target?.value).toBeCloseTo(0.54, 6);
    expect(target?.within).toBeCloseTo(0.03, 6);
    expect(checksOf({ targets: targetsOf({ targets: settings?.targets ?? [], isLost: true }), each: 20 })).toBeLessThan(1500);
  });

  it('says nothing of a floor that is not known', () => {
    expect(settingsFor({ floor: 5, share: 0.1, isEasier: true }, now)).toBeNull();
    expect(settingsFor({ floor: 4, share: 0.1, isEasier: true }, [...now, found(4, 1, 1, 3)])).toBeNull();
  });
});

describe('what came of a run', () => {
  const row = (lost: number): number[] => [5, 100, lost, ...Array.from({ length: 11 }, () => 3)];

  it('is read as it was written, but for what is not kept', () => {
    const fate = { from: 2, end: 'died', floor: 3, floors: [row(40), row(160)] } as const;
    expect(writtenFate(fate)).toBe('d3:40,160');
    const read = readFate(writtenFate(fate), 2);
    expect(read).toMatchObject({ from: 2, end: 'died', floor: 3 });
    expect(read?.floors.map((each) => each[2])).toEqual([40, 160]);
    expect(readFate(writtenFate({ end: 'won', floor: 1, floors: [] }), 1)).toEqual({ end: 'won', floor: 1, floors: [] });
  });

  it.each(['', 'x3:4', 'd3', 'd3:4,,5', 'd3:4;5', 'dd3:4'])('is nothing in "%s"', (text) => {
    expect(readFate(text, 1)).toBeNull();
  });
});
