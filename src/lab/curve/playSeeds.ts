import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Bot } from '../Bot';
import { BOTS } from '../bots';
import { contentById } from '../contentById';
import { playSeed, type SeedRecord } from './playSeed';

/** What a worker has to know: ids and names, since rows with their curves do not travel. */
export interface Job {
  /** An id or a file. */
  readonly pack: string;
  readonly bot: string;
  readonly turns: number;
  readonly floors: number;
}

/** Seeds '1' to 'n', over so many threads; `tell` hears how many are done. */
export interface Spread {
  readonly seeds: number;
  readonly workers: number;
  readonly tell: (done: number) => void;
}

/** Plays all seeds of an errand; the answer is in the order of the seeds, however many worked on it. */
export async function playSeeds(job: Job, { seeds, workers, tell }: Spread): Promise<SeedRecord[]> {
  const records: SeedRecord[] = [];
  let next = 1;
  let done = 0;
  const take = (): number | null => (next <= seeds ? next++ : null);
  const keep = (number: number, record: SeedRecord): void => {
    records[number - 1] = record;
    tell(++done);
  };
  if (workers === 1) for (let number = take(); number !== null; number = take()) keep(number, playOne(job, number));
  else await Promise.all(Array.from({ length: Math.min(workers, seeds) }, () => hire(job, take, keep)));
  return records;
}

/** One seed of an errand, on this thread. */
export function playOne({ pack, bot, turns, floors }: Job, number: number): SeedRecord {
  return playSeed(contentById(pack), String(number), { bot: BOTS[bot] as Bot, turns, floors });
}

/** A thread reads TypeScript only if it is told how: the entry brings the loader that reads it along. */
const BOOT = `
  const { workerData } = require('node:worker_threads');
  const ask = require('node:module').createRequire(workerData.entry);
  ask('tsx/cjs');
  ask(workerData.entry);
`;

/** Keeps one thread busy until no seed is left. */
function hire(job: Job, take: () => number | null, keep: (number: number, record: SeedRecord) => void): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('./worker.ts');
  return new Promise((resolve, reject) => {
    const worker = new Worker(BOOT, { eval: true, execArgv: [], workerData: { entry, job } });
    let number = take();
    const go = (): void => {
      if (number === null) resolve(worker.terminate().then(() => undefined));
      else worker.postMessage(number);
    };
    worker.on('error', reject);
    worker.on('message', (record: SeedRecord) => {
      keep(number ?? 0, record);
      number = take();
      go();
    });
    go();
  });
}

