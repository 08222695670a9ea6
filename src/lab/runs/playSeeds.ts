import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Bot } from '../Bot';
import { BOTS } from '../bots';
import { contentById } from '../contentById';
import { playSeed, type SeedRecord } from './playSeed';

/** A worker's job: ids and names, since content cannot be cloned to another thread. */
export interface Job {
  /** A pack id or file. */
  readonly pack: string;
  readonly bot: string;
  readonly turns: number;
  readonly floors: number;
}

/** The seeds '1' to 'n' and the number of threads; `onDone` gets the number of finished seeds. */
export interface Spread {
  readonly seeds: number;
  readonly workers: number;
  readonly onDone: (done: number) => void;
}

/** Plays all seeds of a job; returns records in seed order, whatever the number of workers. */
export async function playSeeds(job: Job, { seeds, workers, onDone }: Spread): Promise<SeedRecord[]> {
  const records: SeedRecord[] = [];
  let next = 1;
  let done = 0;
  const take = (): number | null => (next <= seeds ? next++ : null);
  const keep = (number: number, record: SeedRecord): void => {
    records[number - 1] = record;
    onDone(++done);
  };
  if (workers === 1) for (let number = take(); number !== null; number = take()) keep(number, playOne(job, number));
  else await Promise.all(Array.from({ length: Math.min(workers, seeds) }, () => runWorker(job, take, keep)));
  return records;
}

/** Plays one seed of a job on this thread. */
export function playOne({ pack, bot, turns, floors }: Job, number: number): SeedRecord {
  return playSeed(contentById(pack), String(number), { bot: BOTS[bot] as Bot, turns, floors });
}

/** A thread needs a loader to run TypeScript: this entry registers it. */
const BOOT = `
  const { workerData } = require('node:worker_threads');
  const ask = require('node:module').createRequire(workerData.entry);
  ask('tsx/cjs');
  ask(workerData.entry);
`;

/** Runs one thread until no seed is left. */
function runWorker(job: Job, take: () => number | null, keep: (number: number, record: SeedRecord) => void): Promise<void> {
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

