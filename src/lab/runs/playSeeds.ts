import type { SeedRecord } from './playSeed';
import { playerOf, type RunJob } from './runProgram';
import { RunThread, type Seeds } from './RunThread';

/** The seeds '1' to 'n' and the number of threads; `onDone` gets the number of finished seeds. */
export interface Spread {
  readonly seeds: number;
  readonly workers: number;
  readonly onDone: (done: number) => void;
}

/** Threads that wait for the next job of this process. */
const idle: RunThread[] = [];

/** Plays all seeds of a job; returns records in seed order, whatever the number of workers. */
export async function playSeeds(job: RunJob, { seeds, workers, onDone }: Spread): Promise<SeedRecord[]> {
  const records: SeedRecord[] = [];
  let next = 1;
  let done = 0;
  const take = (): string | null => (next <= seeds ? String(next++) : null);
  const keep = (record: SeedRecord): void => {
    records[Number(record.seed) - 1] = record;
    onDone(++done);
  };
  if (workers === 1) playHere(job, { take, keep });
  else await playThere(job, { take, keep }, Math.min(workers, seeds));
  return records;
}

function playHere(job: RunJob, { take, keep }: Seeds): void {
  const play = playerOf(job);
  for (let seed = take(); seed !== null; seed = take()) keep(play(seed));
}

async function playThere(job: RunJob, seeds: Seeds, workers: number): Promise<void> {
  const threads = Array.from({ length: workers }, () => idle.pop() ?? new RunThread());
  try {
    await Promise.all(threads.map((thread) => thread.play(job, seeds)));
    idle.push(...threads);
  } catch (error) {
    for (const thread of threads) thread.end();
    throw error;
  }
}
