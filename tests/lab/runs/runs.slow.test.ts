import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type * as Threads from 'node:worker_threads';
import { packs } from '../../../src/content/packs';
import type { PackRows } from '../../../src/engine/content';
import { contentById, packToSend } from '../../../src/lab/contentById';
import { readRecord } from '../../../src/lab/runs/header';
import { bundle, playRuns } from '../../../src/lab/runs/playRuns';
import { type FloorRecord, isMet, metRows } from '../../../src/lab/runs/chronicle';
import { floorAt, playForRecord, type RunRecord } from '../../../src/lab/runs/RunRecord';
import { runProgram, type RunAnswer, type RunJob, type RunRequest } from '../../../src/lab/runs/runProgram';
import { contentOf } from '../../../src/lab/shippedContent';
import { BOTS } from '../../../src/lab/bots';

/** The scripts of the threads made; esbuild has a thread of its own, from a file. */
const made: unknown[] = [];
jest.mock('node:worker_threads', () => {
  const actual = jest.requireActual<typeof Threads>('node:worker_threads');
  class Worker extends actual.Worker {
    constructor(...args: ConstructorParameters<typeof actual.Worker>) {
      super(...args);
      if (args[1]?.eval === true) made.push(args[0]);
    }
  }
  return { ...actual, Worker };
});
beforeEach(() => made.splice(0));

const MILL = join('docs', 'packs', 'drowned-mill.json');
const job: RunJob = { pack: 'lanternfall', bot: 'random', turns: 120, floors: 2 };

/** A thread's or this thread's records of the first seeds. */
async function records(of: RunJob, workers: number, last = 3): Promise<RunRecord[]> {
  const played: RunRecord[] = [];
  await playRuns(of, { seeds: { first: 1, last }, workers, onRecord: (record) => played.push(record) });
  return played;
}

function floorsOf(record: RunRecord | undefined): FloorRecord[] {
  return record?.floors.map((_, place) => floorAt(record, place)) ?? [];
}

/** Starts a program and returns its answers to some requests. */
function answers(...requests: RunRequest[]): RunAnswer[] {
  const heard: RunAnswer[] = [];
  const take = runProgram((answer) => heard.push(answer), contentOf);
  for (const request of requests) take(request);
  return heard;
}

describe('many runs', () => {
  it('have the same records, in the order of the seeds, on this thread and on two others', async () => {
    const here = await records(job, 1);
    expect(here.map(({ seed }) => seed)).toEqual(['1', '2', '3']);
    expect(await records(job, 2)).toEqual(here);
    expect(await records({ ...job, pack: 'classicBare' }, 3)).toEqual(await records({ ...job, pack: 'classicBare' }, 1));
    // Two threads of the first job have played the second as well.
    expect(made).toHaveLength(3);
    expect(new Set(made).size).toBe(1);
  });

  it('are written as they were once read from a file, so that farms write what one process writes', async () => {
    for (const record of await records(job, 1)) {
      const line = JSON.stringify(record);
      expect(JSON.stringify(readRecord(line, 2))).toBe(line);
    }
  });

  it('of a pack file are those of the pack that was read, on this thread and on others', async () => {
    const ofFile = { ...job, pack: packToSend(MILL) };
    const limits = { bot: BOTS['random'] as NonNullable<(typeof BOTS)[string]>, turns: job.turns, floors: job.floors };
    const read = ['1', '2'].map((seed) => playForRecord(contentById(MILL), seed, limits));
    expect(await records(ofFile, 1, 2)).toEqual(read);
    expect(await records(ofFile, 2, 2)).toEqual(read);
  });

  it('are recorded floor by floor', async () => {
    const [record] = await records({ ...job, bot: 'fighter', turns: 400 }, 1, 1);
    const floors = floorsOf(record);
    expect(floors[0]?.floor).toBe(1);
    expect(floors.reduce((sum, { turns }) => sum + turns, 0)).toBe(record?.turns);
    expect(floors.some(({ seen, healing }) => seen > 0 && healing > 0)).toBe(true);
    const breeds = metRows(contentById(job.pack as string)).breeds;
    expect(breeds.filter((_, place) => isMet(record?.met ?? '', place))).toContain('rat');
  });

  it('come in the order of their seeds, whichever are played', async () => {
    const seeds: string[] = [];
    await playRuns(job, { seeds: { first: 5001, last: 5004 }, workers: 2, onRecord: ({ seed }) => seeds.push(seed) });
    expect(seeds).toEqual(['5001', '5002', '5003', '5004']);
  });

  it('say with how many hit points the player came to a floor', async () => {
    const played = await records({ ...job, bot: 'fighter0', turns: 3000, floors: 6 }, 1);
    const arrivals = played.flatMap((record) => floorsOf(record).map(({ arrival }) => arrival));
    expect(played.map((record) => floorsOf(record)[0]?.arrival)).toEqual([1, 1, 1]);
    expect(arrivals.some((share) => share < 1)).toBe(true);
    expect(arrivals.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  const sick = { ...packs.classic, breeds: { ...packs.classic.breeds, orc: { ...packs.classic.breeds.orc, hp: -7 } } } as PackRows;
  it.each<[string, Partial<RunJob>, RegExp]>([
    ['an unknown bot', { bot: 'genius' }, /^Unknown bot "genius"\. Bots: random, fighter, /],
    ['an unknown pack', { pack: 'moria' }, /^Unknown pack "moria"\. Packs: lanternfall, /],
    ['a bad pack', { pack: sick }, /^Pack classic, table breeds, id orc, hp: -7 is not /],
  ])('of %s are refused with the same sentence on every thread, and the next job is played', async (_what, wrong, sentence) => {
    await expect(records({ ...job, ...wrong }, 1)).rejects.toThrow(sentence);
    await expect(records({ ...job, ...wrong }, 2)).rejects.toThrow(sentence);
    expect(await records(job, 2, 2)).toHaveLength(2);
  });
});

describe('the program that plays runs', () => {
  it('answers a batch with a record for each seed', () => {
    const heard = answers({ job }, { seeds: ['b', 'a'] }, { job: { ...job, pack: 'classic' } }, { seeds: ['c'] });
    expect(heard).toMatchObject([{ record: { seed: 'b' } }, { record: { seed: 'a' } }, { record: { seed: 'c' } }]);
  });

  it('has only messages of plain JSON', () => {
    const heard = answers({ job: { ...job, pack: packToSend(MILL) } }, { seeds: ['1'] });
    expect(JSON.parse(JSON.stringify(heard))).toEqual(heard);
    const sent = JSON.parse(JSON.stringify(packToSend(MILL))) as PackRows;
    expect(answers({ job: { ...job, pack: sent } }, { seeds: ['1'] })).toEqual(heard);
  });

  it('plays nothing before a job, and nothing of the last job after a bad one', () => {
    const none = { error: 'There is no job to play seeds of.' };
    expect(answers({ seeds: ['1'] }, { job })).toEqual([none]);
    const unknown = { error: expect.stringContaining('Unknown bot') as unknown };
    expect(answers({ job }, { job: { ...job, bot: 'genius' } }, { seeds: ['1'] })).toEqual([unknown, none]);
  });

  it('says where a run fails, and plays the rest of the batch', () => {
    jest.spyOn(BOTS, 'random').mockImplementationOnce(() => { throw new RangeError('no dice'); });
    const cause = 'The run of the seed "x" of the pack lanternfall failed on floor 1, turn 0: RangeError: no dice.';
    expect(answers({ job }, { seeds: ['x', 'y'] })).toMatchObject([{ record: { seed: 'x', end: 'failed', cause } }, { record: { seed: 'y', end: expect.not.stringMatching('failed') as unknown } }]);
  });

  it('needs nothing of Node as a worker of a browser', () => {
    const heard: RunAnswer[] = [];
    const self: { onmessage?: (event: { data: RunRequest }) => void; postMessage: (answer: RunAnswer) => void } = { postMessage: (answer) => heard.push(answer) };
    runInNewContext(bundle('browser'), { self, performance });
    const begins = { floor: 3, arrivals: [{ seed: '9', hero: 'warden', level: 3, xp: 5, hp: 40, maxHp: 50, power: 5, defence: 1 }] };
    const sent = { ...job, pack: packs.lanternfall };
    const requests: RunRequest[] = [{ job: sent }, { seeds: ['1', '2'] }, { job: { ...sent, floors: 4, begins } }, { seeds: ['1'] }];
    for (const data of requests) self.onmessage?.({ data });
    expect(JSON.parse(JSON.stringify(heard))).toEqual(answers(...requests));
    expect(heard).toMatchObject([{}, {}, { record: { from: 3 } }]);
    self.onmessage?.({ data: { job } });
    expect(heard.at(-1)).toEqual({ error: expect.stringContaining('lanternfall') as unknown });
  });
});
