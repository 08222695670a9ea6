import fc from 'fast-check';
import type * as Threads from 'node:worker_threads';
import playShard from '../../../src/lab/farm/processor';
import { Harvest } from '../../../src/lab/farm/farm';
import { programHere } from '../../../src/lab/farm/version';
import { answersIn, packed, rangesOf, refusalOf, type Version } from '../../../src/lab/farm/shards';
import type { RunRecord } from '../../../src/lab/runs/RunRecord';
import { playRuns } from '../../../src/lab/runs/playRuns';
import type { RunAnswer, RunJob } from '../../../src/lab/runs/runProgram';
import { UsageError } from '../../../src/lab/failures';
import { madeRun } from '../../support/madeRuns';

const version: Version = { rules: 7, format: 1, program: 'abc' };
// The version of a worker's threads.
jest.mock('node:worker_threads', () => ({
  ...jest.requireActual<typeof Threads>('node:worker_threads'),
  workerData: { rules: 7, format: 1, program: 'abc' },
}));

describe('the shards of a range', () => {
  it('hold every seed once, in order, and at most 50 runs', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e9 - 1 }), fc.integer({ min: 1, max: 20_000 }), (first, runs) => {
      const ranges = rangesOf({ first, last: first + runs - 1 });
      const isRight = ranges.map((range, at) => range.first === (ranges[at - 1]?.last ?? first - 1) + 1 && range.last >= range.first && range.last < range.first + 50);
      expect([new Set(isRight), ranges.at(-1)?.last]).toEqual([new Set([true]), first + runs - 1]);
    }));
  });

  it('are small where there are few runs, so that all workers get some', () => {
    const sizes = [1, 20, 64, 200, 3200, 10_000].map((last) => rangesOf({ first: 1, last }).length);
    expect(sizes).toEqual([1, 20, 64, 50, 64, 200]);
  });
});

describe('another game', () => {
  it.each<[Partial<Version>, string]>([
    [{ rules: 8 }, 'another version of the rules: 7, the farm 8.'],
    [{ format: 2 }, 'another format of runs: 1, the farm 2.'],
    [{ program: 'abd' }, 'another build of the lab: abc, the farm abd.'],
    [{ rules: 6, program: 'abd' }, 'another version of the rules: 7, the farm 6.'],
  ])('is refused: %j', (other, what) => {
    const sentence = `The worker on mill has ${what} Bring both to the same commit, and start the worker again.`;
    expect(refusalOf({ ...version, ...other }, version, 'mill')).toBe(sentence);
  });

  it('is the same game from another folder', () => {
    const here = programHere().version.program;
    const folder = process.cwd();
    jest.isolateModules(() => {
      process.chdir('/');
      try {
        const again = jest.requireActual<{ programHere: typeof programHere }>('../../../src/lab/farm/version').programHere();
        expect(again.version.program).toBe(here);
      } finally {
        process.chdir(folder);
      }
    });
  });
});

describe('a thread of a worker', () => {
  const job: RunJob = { pack: 'classicBare', bot: 'waiter', turns: 20, floors: 1 };
  const answersTo = (data: unknown): unknown => answersIn(playShard({ data }));
  const answers = (asked: unknown, last: number, other: Partial<Version> = {}): unknown =>
    answersTo({ version: { ...version, ...other }, job: packed(asked), seeds: { first: 1, last } });

  it('answers with the runs of one job after another', async () => {
    for (const asked of [job, { ...job, bot: 'random' }, job]) {
      const here: RunAnswer[] = [];
      await playRuns(asked, { seeds: { first: 1, last: 3 }, workers: 1, onRecord: (record) => here.push({ record }) });
      expect(answers(asked, 3)).toEqual(here);
    }
  });

  it('says what is wrong with a job, each time, and plays the next', () => {
    const wrong = [{ error: expect.stringContaining('Unknown bot "genius".') as unknown }];
    for (const _time of [1, 2]) expect(answers({ ...job, bot: 'genius' }, 2)).toEqual(wrong);
    expect(answers(job, 2)).toHaveLength(2);
  });

  it.each<[string, unknown, string]>([
    ['turns that are no number', { ...job, turns: 'x' }, 'The job cannot be played: its turns is not what it should be (got "x").'],
    ['turns without end', { ...job, turns: 1e308 }, 'The job cannot be played: its turns is not what it should be (got 1e+308).'],
    ['more floors than any pack has', { ...job, floors: 2 ** 52 }, 'The job cannot be played: its floors is not what it should be (got 4503599627370496).'],
    ['a pack that is a number', { ...job, pack: 5 }, 'The job cannot be played: its pack is not what it should be (got 5).'],
    ['a pack that is none', { ...job, pack: {} }, 'Pack (without an id), table id: missing'],
    ['null for a job', null, 'The job cannot be played: its form is not what it should be (got null).'],
    ['a job without an end', ' '.repeat(65_000_000), 'was sent a job that cannot be used: it cannot be unpacked: '],
  ])('answers %s with a sentence, and plays the next job', (_what, asked, sentence) => {
    expect(answers(asked, 2)).toEqual([{ error: expect.stringContaining(sentence) as unknown }]);
    expect(answers(job, 2)).toHaveLength(2);
  });

  it.each([
    null, 5, {}, { version }, { version, job: packed(job), seeds: { first: 1, last: 2 ** 52 } }, { version, job: packed(job), seeds: { first: 5, last: 4 } },
    { version, job: 7, seeds: { first: 1, last: 1 } },
  ])('answers %j, which is no shard, with a sentence', (data) => {
    expect(answersTo(data)).toEqual([{ error: expect.stringContaining('was sent something that is no shard of runs.') as unknown }]);
  });

  it('plays nothing of another game', () => {
    expect(answers(job, 2, { rules: 8 })).toEqual([{ error: expect.stringContaining('another version of the rules: 7, the farm 8.') as unknown }]);
  });
});

describe('a harvest', () => {
  const kept: string[] = [];
  const harvest = (last: number): Harvest => new Harvest('farm', { seeds: { first: 1, last }, floors: 2 }, ({ seed }) => kept.push(seed));
  const runs = (...seeds: number[]): string => packed(seeds.map((seed) => ({ record: madeRun({ seed: String(seed), floors: { turns: [1] } }) })));
  const runsOn = (floors: number): string => packed([{ record: madeRun({ seed: '1', floors: { turns: Array<number>(floors).fill(1) } }) }]);
  const runsWith = (fields: object): string => packed([{ record: { ...madeRun({ seed: '1', floors: { turns: [1] } }), ...fields } }]);
  const UNUSABLE = 'A worker returned something for the seeds 1-1 that cannot be used';
  beforeEach(() => kept.splice(0));

  it('takes shards in any order, and each once', () => {
    const field = harvest(3);
    expect(field.send().map(({ id }) => id)).toEqual(['farm-1', 'farm-2', 'farm-3']);
    expect(field.send()).toEqual([]);
    expect(['farm-3', 'farm-1', 'farm-1', 'other-2'].map((id) => field.take(id, runs(Number(id.at(-1)))))).toEqual([true, true, false, false]);
    expect([kept, field.isDone, field.open.map(({ id }) => id)]).toEqual([['3', '1'], false, ['farm-2']]);
    field.take('farm-2', runs(2));
    expect([kept, field.isDone]).toEqual([['3', '1', '2'], true]);
  });

  it('keeps a record as it was', () => {
    const record: RunRecord = madeRun({ seed: '1', floors: { turns: [5, 7], lost: [0.125, 1] } });
    const texts: string[] = [];
    const field = new Harvest('farm', { seeds: { first: 1, last: 1 }, floors: 2 }, (each) => texts.push(JSON.stringify(each)));
    field.send();
    field.take('farm-1', packed([{ record }]));
    expect(texts).toEqual([JSON.stringify(record)]);
  });

  it('sends no more than 256 shards ahead of the oldest', () => {
    const field = harvest(50 * 300);
    const sent = field.send();
    expect(sent).toHaveLength(256);
    const range = (at: number): number[] => Array.from({ length: 50 }, (_, run) => at * 50 + run + 1);
    for (const at of [1, 2]) field.take(sent[at]?.id ?? '', runs(...range(at)));
    expect(field.send()).toEqual([]);
    field.take('farm-1', runs(...range(0)));
    expect(field.send().map(({ seeds }) => seeds.first)).toEqual([12_801, 12_851, 12_901]);
  });

  it.each<[string, unknown, string]>([
    ['a sentence', packed([{ error: 'The job failed: RangeError: no dice' }]), 'The job failed: RangeError: no dice'],
    ['another run', runs(2), 'A worker returned other runs than those of the seeds 1-1.'],
    ['too few runs', runs(), 'A worker returned other runs than those of the seeds 1-1.'],
    ['no run', packed([{ record: { seed: '1' } }]), 'A worker returned something for the seeds 1-1 that is no run: end is not what it should be (got undefined).'],
    ['a run through more floors than were asked for', runsOn(3), 'A worker returned something for the seeds 1-1 that is no run: it tells of floors after the last, 2.'],
    ['a number of nobody', runsWith({ turns: 1e308 }), 'A worker returned something for the seeds 1-1 that is no run: turns is not what it should be (got 1e+308).'],
    ['a floor above the first', runsWith({ floor: -5 }), 'A worker returned something for the seeds 1-1 that is no run: floor is not what it should be (got -5).'],
    ['rubbish', 'rubbish', `${UNUSABLE}: it cannot be unpacked: incorrect header check.`],
    ['no text', null, `${UNUSABLE}: it is no text.`],
    ['null', packed(null), `${UNUSABLE}: it is no list of runs (got null).`],
    ['an object', packed({}), `${UNUSABLE}: it is no list of runs (got {}).`],
    ['a number', packed(5), `${UNUSABLE}: it is no list of runs (got 5).`],
    ['a list of null', packed([null]), `${UNUSABLE}: it is no list of runs (got [null]).`],
    ['an answer without an end', packed(' '.repeat(65_000_000)), `${UNUSABLE}: it cannot be unpacked: Cannot create a Buffer larger than 64000000 bytes.`],
    ['a sentence without an end', packed([{ error: 'x'.repeat(9000) }]), `${'x'.repeat(2000)}…`],
  ])('ends with a sentence on %s', (_what, returned, sentence) => {
    const field = harvest(1);
    field.send();
    expect(() => field.take('farm-1', returned)).toThrow(new UsageError(sentence));
    expect(kept).toEqual([]);
  });
});
