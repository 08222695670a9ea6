import { readFileSync, writeFileSync } from 'node:fs';
import type * as Threads from 'node:worker_threads';
import type { Arrival } from '../../../src/lab/arrivals/Arrival';
import { type Curve, CurveTally } from '../../../src/lab/curve/curve';
import { DiffTally } from '../../../src/lab/changes/DiffTally';
import { hazardOf, passedOf } from '../../../src/lab/changes/measures';
import { beginningOf } from '../../../src/lab/arrivals/beginningOf';
import { UsageError } from '../../../src/lab/failures';
import playShard from '../../../src/lab/farm/processor';
import { Harvest } from '../../../src/lab/farm/farm';
import { answersIn, packed, type Version } from '../../../src/lab/farm/shards';
import { readHeader } from '../../../src/lab/runs/header';
import { playRuns } from '../../../src/lab/runs/playRuns';
import type { RunRecord } from '../../../src/lab/runs/RunRecord';
import type { RunJob } from '../../../src/lab/runs/runProgram';
import { shippedContent } from '../../../src/lab/shippedContent';
import { lab } from '../../support/labAnswer';
import { madeRun, spareFiles } from '../../support/madeRuns';
import { tinyContent } from '../../support/tinyPack';

const version: Version = { rules: 7, format: 1, program: 'abc' };
// The version of a worker's threads.
jest.mock('node:worker_threads', () => ({
  ...jest.requireActual<typeof Threads>('node:worker_threads'),
  workerData: { rules: 7, format: 1, program: 'abc' },
}));

const file = spareFiles();
const short = ['--pack', 'lanternfall', '--bot', 'waiter', '--turns', '15', '--workers', '1'];
const play = (name: string, ...args: string[]): Promise<unknown> => lab('play', ...short, ...args, '--out', file(name));
const ears = { tell: () => undefined, say: () => undefined };
const begins = beginningOf({ content: shippedContent('lanternfall'), base: 'lanternfall', floor: 8 }, ears);
const job: RunJob = { pack: 'lanternfall', bot: 'random', turns: 40, floors: 10, begins };

async function records(of: RunJob, workers: number): Promise<RunRecord[]> {
  const played: RunRecord[] = [];
  await playRuns(of, { seeds: { first: 1, last: 4 }, workers, onRecord: (record) => played.push(record) });
  return played;
}

/** A made run that began on a floor. */
const late = (from: number, run: Parameters<typeof madeRun>[0]): RunRecord => {
  const record = madeRun(run);
  return { ...record, from, floor: from - 1 + record.floor };
};

describe('runs that begin on a floor', () => {
  it('are the same on this thread, on others and on a farm', async () => {
    const here = await records(job, 1);
    expect(here.map(({ from, floor }) => [from, floor])).toEqual(Array(4).fill([8, expect.any(Number)]));
    expect(await records(job, 2)).toEqual(here);
    const returned = playShard({ data: { version, job: packed(job), seeds: { first: 1, last: 4 } } });
    expect(answersIn(returned)).toEqual(here.map((record) => ({ record })));
    const harvested: RunRecord[] = [];
    const harvest = new Harvest('farm', { seeds: { first: 1, last: 1 }, floors: 10, first: 8 }, (record) => harvested.push(record));
    harvest.send();
    harvest.take('farm-1', packed([{ record: here[0] }]));
    expect(harvested).toEqual(here.slice(0, 1));
  });

  it('are refused if an arrival names what the pack does not have, or is none', async () => {
    const [arrival] = begins.arrivals;
    const jobOf = (changes: object): RunJob => ({ ...job, begins: { floor: 8, arrivals: [{ ...arrival, ...changes } as Arrival] } });
    const where = 'begins.arrivals.0';
    await expect(records(jobOf({ talents: ['flight'] }), 1)).rejects
      .toEqual(new UsageError(`The job cannot be played, ${where}.talents.0: the pack lanternfall has no talent "flight".`));
    await expect(records(jobOf({ hp: -1 }), 1)).rejects
      .toThrow(`The job cannot be played: its ${where}.hp is not what it should be (got -1).`);
  });

  it('from a farm are refused if they began elsewhere', () => {
    const harvest = new Harvest('farm', { seeds: { first: 1, last: 1 }, floors: 10, first: 8 }, () => undefined);
    harvest.send();
    expect(() => harvest.take('farm-1', packed([{ record: madeRun({ floors: { turns: [1] } }) }])))
      .toThrow('A worker returned something for the seeds 1-1 that is no run of these: it began on floor 1 instead of 8.');
  });
});

describe('a file of runs that begin on a floor', () => {
  it('says where they began, and goes on and is joined like others', async () => {
    await play('whole.ndjson', '--from-floor', '8', '--seeds', '1-6');
    const whole = readFileSync(file('whole.ndjson'), 'utf8');
    const [head = '', ...lines] = whole.trimEnd().split('\n');
    expect(readHeader(head)).toMatchObject({ begins: { floor: 8, arrivals: expect.stringMatching(/^[\da-f]{8}$/) as unknown } });
    writeFileSync(file('cut.ndjson.part'), `${[head, ...lines.slice(0, 4)].join('\n')}\n`);
    expect(await play('cut.ndjson', '--from-floor', '8', '--seeds', '1-6', '--resume')).toMatchObject({ data: { done: 4 } });
    await play('left.ndjson', '--from-floor', '8', '--seeds', '1-3');
    await play('right.ndjson', '--from-floor', '8', '--seeds', '4-6');
    await lab('merge', file('right.ndjson'), file('left.ndjson'), '--out', file('joined.ndjson'));
    expect(['cut.ndjson', 'joined.ndjson'].map((name) => readFileSync(file(name), 'utf8'))).toEqual([whole, whole]);
  });

  it('is refused beside one of other beginnings', async () => {
    await play('from1.ndjson', '--seeds', '1-2');
    await play('from8.ndjson', '--from-floor', '8', '--seeds', '3-4');
    await play('from9.ndjson', '--from-floor', '9', '--seeds', '3-4');
    expect(readFileSync(file('from1.ndjson'), 'utf8')).not.toMatch(/begins|"from"/);
    const [one, eight, nine] = ['from1.ndjson', 'from8.ndjson', 'from9.ndjson'].map(file) as [string, string, string];
    const joined = (...names: string[]): Promise<unknown> => lab('merge', ...names, '--out', file('none.ndjson'));
    await expect(joined(one, eight)).rejects.toThrow(`${one} and ${eight} differ in the first floor: 1 and 8.`);
    await expect(lab('diff', eight, nine)).rejects.toThrow('cannot be compared: they differ in the first floor: 8 and 9.');
    const other = readFileSync(file('from8.ndjson'), 'utf8').replace(/("arrivals":)"\w+"/, '$1"0badcafe"');
    writeFileSync(file('other.ndjson'), other);
    await expect(joined(eight, file('other.ndjson'))).rejects.toThrow(/differ in the heroes who came to floor 8: [\da-f]{8} and 0badcafe/);
    writeFileSync(file('mixed.ndjson'), readFileSync(file('from8.ndjson'), 'utf8').replace('"from":8,', ''));
    await expect(lab('met', '--from', file('mixed.ndjson'))).rejects.toThrow('line 2: it is no run of these: it began on floor 1');
  });

  it('makes a curve from there on', async () => {
    await play('curve.ndjson', '--from-floor', '8', '--seeds', '1-3');
    const { data, lines } = await lab('curve', '--from', file('curve.ndjson'), '--svg', file('curve.svg'));
    const { from, floors } = data as Curve;
    expect([from, floors.map(({ floor, reached }) => [floor, reached])]).toEqual([8, [[8, 3], [9, 0], [10, 0], [11, 0], [12, 0]]]);
    expect(lines[0]).toMatch(/^lanternfall: 3 runs from floor 8 by the waiter bot; /);
    expect(readFileSync(file('curve.svg'), 'utf8')).toContain('>floor 8</text>');
    expect(await lab('met', '--pack', 'lanternfall', '--from', file('curve.ndjson'))).toMatchObject({ data: { seeds: 3 } });
  });
});

describe('what is counted of them', () => {
  const runs = [
    late(4, { floors: { turns: [5] } }),
    late(4, { floors: { turns: [5, 5] } }),
    late(4, { floors: { turns: [5, 5, 5] }, end: 'won' }),
    // It went up and died there.
    { ...late(4, { floors: { turns: [5] } }), floor: 3 },
  ];

  it('are the chances and deaths on the floors from there', () => {
    const hazard = (first: number, last: number): string => {
      const counts = runs.map(hazardOf(first, last).of);
      const sum = (of: 'events' | 'chances'): number => counts.reduce((total, each) => total + each[of], 0);
      return `${sum('events')} of ${sum('chances')}`;
    };
    const hazards = [hazard(4, 4), hazard(5, 5), hazard(4, 6), hazard(1, 3), hazard(2, 4)];
    expect(hazards).toEqual(['2 of 4', '1 of 2', '3 of 7', '0 of 0', '2 of 4']);
    expect([4, 5, 6].map((floor) => runs.filter((run) => passedOf(floor).of(run).events > 0).length)).toEqual([2, 1, 1]);
  });

  it('are the floors of a curve and of a diff from there', () => {
    const tally = new CurveTally(tinyContent(), { bot: 'fighter', turns: 100, floors: 6, begins: { floor: 4, arrivals: '' } });
    for (const run of runs) tally.add(run);
    const { floors, won, from } = tally.read(false);
    const told = floors.map(({ floor, reached, deaths, survival }) => [floor, reached, deaths, survival.value]);
    expect(told).toEqual([[4, 4, 2, 0.5], [5, 2, 1, 0.25], [6, 1, 0, 0.25]]);
    expect([from, won.value]).toEqual([4, 0.25]);
    const diff = new DiffTally(hazardOf(5, 5), 6, { detect: 0.1, power: 0.8 }, 4);
    for (const run of runs) diff.add(run, run);
    expect(diff.read().floors.map(({ floor, one, n }) => [floor, one, n])).toEqual([[4, 0.5, [4, 4]], [5, 0.5, [2, 2]], [6, 0, [1, 1]]]);
  });
});

describe('--from-floor', () => {
  it('lets a bot play one run from there', async () => {
    const played = await lab('play', '--from-floor', '9', '--seed', '4', '--bot', 'waiter', '--turns', '12');
    expect(played).toMatchObject({ data: { floor: 9, turns: 12 } });
  });

  it('compares a pack with a change of it by the same arrivals, and screens', async () => {
    const limits = ['--bot', 'waiter', '--turns', '5', '--workers', '1', '--from-floor', '9'];
    const change = ['--set', 'talents.lastStand.stands=60'];
    const { data, lines } = await lab('diff', 'lanternfall', ...change, '--seeds', '2', '--on', '9', ...limits);
    expect(data).toMatchObject({ pairs: 2, begins: { floor: 9 }, floors: [{ floor: 9, n: [2, 2] }, { floor: 10 }, { floor: 11 }, { floor: 12 }] });
    expect(lines).toContain('all runs begin on floor 9, each with a hero as the fighter came there');
    const screened = ['screen', '--rows', 'counts', '--seeds', '1', ...limits];
    await lab(...screened as [string], '--out', file('arms'));
    expect(await lab(...screened as [string], '--from', file('arms'))).toMatchObject({ data: { seeds: 1 } });
    const fromFirst = lab(...(screened.slice(0, -2) as [string]), '--from', file('arms'));
    await expect(fromFirst).rejects.toThrow('differ in the first floor: 9 and 1.');
  });

  it('makes a curve, and counts what was met, in runs that are played from there', async () => {
    const limits = ['--seeds', '2', '--bot', 'waiter', '--turns', '5', '--workers', '1', '--from-floor', '9'];
    const { floors } = (await lab('curve', ...limits)).data as Curve;
    expect(floors.map(({ floor, reached }) => [floor, reached])).toEqual([[9, 2], [10, 0], [11, 0], [12, 0]]);
    const { data } = await lab('met', ...limits);
    const { data: whole } = await lab('met', ...limits.slice(0, -2) as [string]);
    expect(data).toMatchObject({ pack: 'lanternfall', seeds: 2 });
    // A hero who comes so far has talents and knows more than one who begins.
    const never = (found: unknown): number => (found as Record<string, { never: readonly string[] }>)['talents']?.never.length ?? 0;
    expect(never(data)).toBeLessThan(never(whole));
  });

  it('of 1 is as if it was not there', async () => {
    await play('plain.ndjson', '--seeds', '1-2');
    await play('first.ndjson', '--seeds', '1-2', '--from-floor', '1');
    expect(readFileSync(file('first.ndjson'))).toEqual(readFileSync(file('plain.ndjson')));
  });

  it.each<[string[], string | RegExp]>([
    [['curve', '--from-floor', '13'], 'There is no floor 13 to begin on: lanternfall ends on floor 12.'],
    [['curve', '--from-floor', '0'], '--from-floor must be a whole number from 1 to 999999999 (got "0").'],
    [['curve', '--from-floor', '7', '--floors', '1-6'], '--from-floor 7 is below the last floor of the runs, 6.'],
    [['curve', '--from-floor', '7', '--from', 'x.ndjson'], '--from-floor is for runs that are played; --from reads them.'],
    [['met', '--from-floor', '7', '--from', 'x.ndjson'], '--from-floor is for runs that are played; --from reads them.'],
    [['diff', 'x.ndjson', 'y.ndjson', '--from-floor', '7'], '--from-floor is for runs that are played; these are read.'],
    [['diff', 'lanternfall', 'lanternfall', '--from-floor', '7', '--on', '6-8'], '--on is about floor 6, and the runs begin on floor 7.'],
    [['play', '--from-floor', '7', '--replay', 'x.txt'], /^--replay is for runs from the first floor, on which every recording begins;/],
    [['diff', 'lanternfall', 'classicBare', '--from-floor', '7'], /^None of the 24 heroes who came to the floor fits: hero: the pack /],
  ])('is refused in a sentence: %j', async ([name = '', ...args], sentence) => {
    const error: unknown = await lab(name, ...args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(sentence);
  });
});
