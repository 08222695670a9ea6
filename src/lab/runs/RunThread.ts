import { Worker } from 'node:worker_threads';
import { bundle } from './bundle';
import type { RunRecord } from './RunRecord';
import type { RunAnswer, RunJob, RunRequest } from './runProgram';

/** Where a thread gets its seeds, null for the end, and puts its records. */
export interface Seeds {
  readonly take: () => string | null;
  readonly keep: (record: RunRecord) => void;
}

/** Bundled once: a thread that read the TypeScript itself would be busy with it for seconds. */
let code: string | undefined;

/** A thread that plays runs. It can play one job after another, and keeps the process alive only while it does. */
export class RunThread {
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
        keep(answer.record);
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
