import { FIRST_SEED, MOST_RUNS } from '../../../src/lab/arrivals/ArrivalTally';
import type { RunAnswer, runProgram } from '../../../src/lab/runs/runProgram';
import { firstComer } from '../../../src/workshop/trial/firstComer';
import { FakeWorkers } from '../../support/fakeWorkers';

/** A program with which some seeds bring a hero, named by its seed. */
const bringing = (seeds: readonly number[]): typeof runProgram => (post) => (request) => {
  if (!('seeds' in request)) return;
  const seed = request.seeds[0] ?? '';
  post({ came: { seed, arrival: seeds.includes(Number(seed) - FIRST_SEED) ? { seed } : null } } as unknown as RunAnswer);
};

function search(seeds: readonly number[]) {
  const workers = new FakeWorkers(bringing(seeds));
  const ends = new AbortController();
  const told: number[] = [];
  const found = firstComer('classic', 4, { start: workers.start, workers: 3, onRun: (done) => { told.push(done); }, signal: ends.signal });
  return { workers, ends, told, found };
}

it('finds the first hero by the order of seeds, in whatever order they are played, and ends its workers', async () => {
  const { workers, found } = search([2, 3, 4]);
  workers.play();
  expect((await found)?.seed).toBe(String(FIRST_SEED + 2));
  expect(workers.living).toEqual([]);
});

it('finds none where none comes, and says how far it is', async () => {
  const { workers, told, found } = search([]);
  workers.play();
  expect(await found).toBeNull();
  expect(told).toEqual(Array.from({ length: MOST_RUNS }, (_, i) => i + 1));
});

it('ends when it is told to, or where no worker starts', async () => {
  const { workers, ends, found } = search([90]);
  workers.play(5);
  ends.abort();
  expect([await found, workers.living]).toEqual([null, []]);
  const refused = firstComer('classic', 4, {
    start: () => { throw new Error('no workers'); }, workers: 1, onRun: () => undefined, signal: new AbortController().signal,
  });
  expect(await refused).toBeNull();
});
