import { printable } from '../printable';
import type { RunRecord } from './RunRecord';
import { playerOf, type RunJob } from './runProgram';
import { RunThread, type Seeds } from './RunThread';

/** A range of numbered seeds: both ends belong to it. */
export interface SeedRange {
  readonly first: number;
  readonly last: number;
}

/** Other machines that play: all seeds of a range, in any order. */
export interface Farm {
  readonly play: (job: RunJob, seeds: SeedRange, keep: (record: RunRecord) => void) => Promise<void>;
}

/** Who plays: a number of threads of this process, or a farm. */
export type Workers = number | Farm;

/** The seeds, who plays them, and who gets the records: in the order of the seeds, each as soon as all before it are there. */
export interface Spread {
  readonly seeds: SeedRange;
  readonly workers: Workers;
  readonly onRecord: (record: RunRecord) => void;
}

/** Threads that wait for the next job of this process. */
const idle: RunThread[] = [];

/** Failed runs of which the sentences are shown. */
const SHOWN = 5;

/** Plays all seeds of a job. Runs that the pack breaks are records too; on stderr it says where they failed. */
export async function playRuns(job: RunJob, { seeds: { first, last }, workers, onRecord }: Spread): Promise<void> {
  const early = new Map<string, RunRecord>();
  let next = first;
  let due = first;
  const failures: string[] = [];
  const take = (): string | null => (next <= last ? String(next++) : null);
  const keep = (played: RunRecord): void => {
    early.set(played.seed, played);
    for (let record = early.get(String(due)); record; record = early.get(String(due))) {
      early.delete(record.seed);
      due++;
      if (record.end === 'failed') failures.push(`${printable(record.cause ?? '')}\n`);
      onRecord(record);
    }
  };
  if (typeof workers !== 'number') await workers.play(job, { first, last }, keep);
  else if (workers === 1) playHere(job, { take, keep });
  else await playThere(job, { take, keep }, Math.min(workers, last - first + 1));
  if (failures.length > SHOWN) failures.splice(SHOWN, Infinity, `So did ${failures.length - SHOWN} more runs.\n`);
  process.stderr.write(failures.join(''));
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
