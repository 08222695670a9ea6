import type { RunAnswer, RunJob } from '../../../src/lab/runs/runProgram';
import { Pool, type PoolFailure, type Task } from '../../../src/workshop/runs/Pool';
import { FakeWorkers } from '../../support/fakeWorkers';

const job: RunJob = { pack: 'classicBare', bot: 'waiter', turns: 3, floors: 1 };

/** A pool of some workers that plays some seeds, and what it said. */
function poolOf(seeds: readonly string[], workers: FakeWorkers, count = 2, start = workers.start) {
  const left: Task[] = seeds.map((seed) => ({ job, seed }));
  const heard = { seeds: [] as string[], lost: 0, failures: [] as PoolFailure[], ended: 0 };
  const pool = new Pool(start, {
    take: () => left.shift() ?? null,
    played: (played) => { if ('record' in played) heard.seeds.push(played.record.seed); },
    lost: () => { heard.lost++; },
    failed: (failure) => { heard.failures.push(failure); },
    ended: () => { heard.ended++; },
  }, count);
  pool.begin();
  return { pool, heard };
}

const SEEDS = ['1', '2', '3', '4', '5', '6', '7'];

it('shares seeds among its workers, and ends them when all are played', () => {
  const workers = new FakeWorkers();
  const { heard } = poolOf(SEEDS, workers);
  expect(workers.all).toHaveLength(2);
  workers.play();
  expect([...heard.seeds].sort()).toEqual(SEEDS);
  expect([heard.ended, heard.lost, heard.failures, workers.living]).toEqual([1, 0, [], []]);
});

it('gives what a dead worker had to another', () => {
  const workers = new FakeWorkers();
  const { heard } = poolOf(SEEDS, workers);
  workers.play(2);
  workers.living[0]?.ears.died('out of memory');
  expect([heard.lost, workers.all.length, workers.living.length]).toEqual([1, 3, 2]);
  workers.play();
  expect([...heard.seeds].sort()).toEqual(SEEDS);
  expect(heard.ended).toBe(1);
});

it('does not hear a worker that it has given up', () => {
  const workers = new FakeWorkers();
  const { heard } = poolOf(SEEDS, workers);
  const [dead] = workers.living;
  dead?.ears.died('');
  dead?.step();
  expect(heard.seeds).toEqual([]);
});

it('names a seed that ends every worker', () => {
  const deadly = new FakeWorkers((post) => (request) => {
    if ('seeds' in request && request.seeds[0] !== '2') post({ record: { seed: request.seeds[0] } } as unknown as RunAnswer);
  });
  const { heard } = poolOf(['1', '2', '3'], deadly, 1);
  deadly.play(1);
  deadly.living[0]?.ears.died('');
  deadly.living[0]?.ears.died('');
  expect(heard.failures).toEqual([{ kind: 'deadly', seed: '2' }]);
});

it('gives up where workers die before they have played anything, or may not be started', () => {
  const workers = new FakeWorkers();
  const { heard } = poolOf(SEEDS, workers, 4);
  for (const { ears } of [...workers.living]) ears.died('');
  expect([heard.failures, workers.living]).toEqual([[{ kind: 'noWorkers' }], []]);
  const refused = poolOf(SEEDS, workers, 4, () => { throw new DOMException('no origin', 'SecurityError'); });
  expect([refused.heard.failures, refused.heard.ended]).toEqual([[{ kind: 'noWorkers' }], 0]);
});

it('says why the program refuses a job', () => {
  const workers = new FakeWorkers();
  const left: Task[] = [{ job: { ...job, bot: 'nobody' }, seed: '1' }];
  const failures: PoolFailure[] = [];
  const none = (): void => undefined;
  new Pool(workers.start, { take: () => left.shift() ?? null, played: none, lost: none, ended: none, failed: (why) => failures.push(why) }, 1).begin();
  workers.play();
  expect(failures).toEqual([{ kind: 'refused', why: expect.stringMatching(/^Unknown bot "nobody"\. Bots: /) as string }]);
});

it('plays nothing more once it is ended', () => {
  const workers = new FakeWorkers();
  const { pool, heard } = poolOf(SEEDS, workers);
  workers.play(3);
  pool.end();
  expect([heard.seeds.length, heard.ended, workers.living]).toEqual([3, 0, []]);
});
