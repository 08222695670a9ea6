import { commandOf, extentOf, lineOf, runLane, wantedOf, type Lane } from './lane';

/** A lane that counts, and fails in the given cases. */
function lane(more: Partial<Lane> & { bad?: readonly number[] } = {}): Lane & { readonly seen: string[] } {
  const seen: string[] = [];
  return {
    name: 'toy',
    unit: 'cases',
    target: 4,
    long: 300,
    run(index, rng, seed) {
      seen.push(`${seed} ${rng.below(1000)}`);
      if (more.bad?.includes(index) === true) throw new Error(`bad case`);
      return undefined;
    },
    ...more,
    seen,
  };
}

const everyday = extentOf({});

describe('a lane', () => {
  it('does its target every day, its long number at a scale of 50', () => {
    expect([1, 2, 10, 49, 50, 100].map((scale) => wantedOf({ target: 20, long: 900 }, scale))).toEqual([20, 40, 200, 900, 900, 1800]);
    expect(wantedOf({ target: 1500, long: 100_000 }, 50)).toBe(100_000);
  });

  it('does as many as requested, each from its own stream, the same every time', async () => {
    const [one, two] = [lane(), lane()];
    expect(await runLane(one, everyday)).toMatchObject({ wanted: 4, done: 4, failures: [] });
    await runLane(two, everyday);
    expect(two.seen).toEqual(one.seen);
    expect(new Set(one.seen).size).toBe(4);
    const other = lane();
    await runLane(other, extentOf({ SEED: 'other' }));
    expect(other.seen[0]).toMatch(/^other 0 /);
  });

  it('counts the units a case returns', async () => {
    const played = lane({ run: () => 3 });
    expect(await runLane(played, everyday)).toMatchObject({ wanted: 4, done: 6 });
  });

  it('names each failing case with the command that repeats it, and that command does only that case', async () => {
    const first = lane({ bad: [2] });
    const { failures } = await runLane(first, everyday);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain('bad case');
    expect(failures[0]).toContain("REPRO='toy:2' npm run test:long -- toy");
    const again = lane({ bad: [2] });
    expect((await runLane(again, extentOf({ REPRO: 'toy:2' }))).failures).toHaveLength(1);
    expect(again.seen).toEqual([first.seen[2]]);
  });

  it('gives up after five failures, and says that it didn\'t reach its target', async () => {
    const outcome = await runLane(lane({ target: 100, bad: Array.from({ length: 100 }, (_, index) => index) }), everyday);
    expect([outcome.done, outcome.failures.length]).toEqual([5, 5]);
    expect(lineOf(outcome)).toMatch(/^FAIL toy: 5 of 100 cases/);
  });

  it('fails if its cases showed too little', async () => {
    const outcome = await runLane(lane({ missed: () => ['nobody died.'] }), everyday);
    expect(outcome.failures).toEqual(['toy: nobody died.']);
    expect(lineOf(outcome)).toMatch(/^FAIL toy: 4 of 4 cases/);
  });

  it('reports what it did in one line', async () => {
    expect(lineOf({ ...(await runLane(lane({ target: 2000, note: () => '3 deaths' }), everyday)), seconds: 1.25 })).toMatch(/^ok {3}toy: 2,000 of 2,000 cases, 3 deaths, the slowest case \d+ ms \(1\.3 s\)$/);
  });

  it.each([[{ SCALE: 'much' }, 'SCALE is a number above 0, such as 1 or 50, not "much".'], [{ SCALE: '-1' }, 'SCALE is a number above 0, such as 1 or 50, not "-1".'], [{ REPRO: '17' }, 'REPRO is a seed and the number of a case, such as bots:17, not "17".']])('refuses %j', (env, sentence) => {
    expect(() => extentOf(env)).toThrow(sentence);
  });

  it('repeats cases of a seed that has a colon in it', () => {
    expect(commandOf({ name: 'toy' }, 'a:b:3')).toBe("REPRO='a:b:3' npm run test:long -- toy");
  });
});
