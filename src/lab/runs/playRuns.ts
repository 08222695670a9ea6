import { buildSync } from 'esbuild';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { printable } from '../printed';
import { InOrder } from './InOrder';
import type { RunRecord } from './RunRecord';
import { contentOf } from '../shippedContent';
import { playerOf, type RunAnswer, type RunJob, type RunRequest } from './runProgram';

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
interface Spread {
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
  let next = first;
  const failures: string[] = [];
  const take = (): string | null => (next <= last ? String(next++) : null);
  const ordered = new InOrder(first, (record) => {
    if (record.end === 'failed') failures.push(`${printable(record.cause ?? '')}\n`);
    onRecord(record);
  });
  const keep = (played: RunRecord): void => { ordered.keep(played); };
  if (typeof workers !== 'number') await workers.play(job, { first, last }, keep);
  else if (workers === 1) playHere(job, { take, keep });
  else await playThere(job, { take, keep }, Math.min(workers, last - first + 1));
  if (failures.length > SHOWN) failures.splice(SHOWN, Infinity, `So did ${failures.length - SHOWN} more runs.\n`);
  process.stderr.write(failures.join(''));
}

function playHere(job: RunJob, { take, keep }: Seeds): void {
  const play = playerOf(job, contentOf);
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

const ENTRIES = {
  node: new URL('./nodeThread.ts', import.meta.url),
  browser: new URL('./browserWorker.ts', import.meta.url),
  farm: new URL('../farm/processor.ts', import.meta.url),
} as const;

/** The folder of the game. A program's comments name its files from here, so that it is the same in every copy. */
export const ROOT = resolve(fileURLToPath(ENTRIES.node), '../../../..');

/** The program that plays runs as one script, for a thread of Node, a worker of a browser or a thread of BullMQ. */
export function bundle(platform: keyof typeof ENTRIES): string {
  const [on, format] = platform === 'browser' ? (['browser', 'iife'] as const) : (['node', 'cjs'] as const);
  const entryPoints = [fileURLToPath(ENTRIES[platform])];
  const { outputFiles } = buildSync({
    entryPoints, bundle: true, write: false, platform: on, format, target: 'es2022', absWorkingDir: ROOT,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Where a thread gets its seeds, null for the end, and puts its records. */
interface Seeds {
  readonly take: () => string | null;
  readonly keep: (record: RunRecord) => void;
}

/** Bundled once: a thread that read the TypeScript itself would be busy with it for seconds. */
let code: string | undefined;

/** A thread that plays runs. It can play one job after another, and keeps the process alive only while it does. */
class RunThread {
  private readonly worker = new Worker((code ??= bundle('node')), { eval: true, execArgv: [] });

  constructor() {
    this.worker.unref();
  }

  /** Plays a job's seeds one at a time, since runs differ in length; fails with the sentence of the program. */
  async play(job: RunJob, { take, keep }: Seeds): Promise<void> {
    const { worker } = this;
    worker.ref();
    await new Promise<void>((resolve, reject) => {
      const next = (): void => {
        const seed = take();
        if (seed === null) resolve();
        else this.post({ seeds: [seed] });
      };
      worker.on('message', (answer: RunAnswer) => {
        if ('error' in answer) {
          reject(new Error(answer.error));
          return;
        }
        if ('record' in answer) keep(answer.record);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', () => { reject(new Error('A thread ended before its runs did.')); });
      this.post({ job });
      next();
    });
    // Not all at once: a worker listens to itself for its listeners.
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    worker.unref();
  }

  end(): void {
    void this.worker.terminate();
  }

  private post(request: RunRequest): void {
    this.worker.postMessage(request);
  }
}
