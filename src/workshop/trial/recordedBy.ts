import { UsageError } from '../../lab/failures';
import type { RecordedRun } from '../../lab/runs/recordedRun';
import type { RunJob } from '../../lab/runs/runProgram';
import type { RunWorker, StartWorker } from '../runs/RunWorker';

/** A worker that ended before it answered. */
export class LostWorker extends Error {
  override readonly name = 'LostWorker';
}

/**
 * A seed of a job with all that its bot does, played by a worker of its own; null once `signal` is aborted. What the program refuses is a
 * `UsageError`; a page without workers throws what that throws.
 */
export function recordedBy(start: StartWorker, job: RunJob, seed: string, signal: AbortSignal): Promise<RecordedRun | null> {
  return new Promise((resolve, reject) => {
    const worker: RunWorker = start({
      answered: (answer) => {
        worker.end();
        if ('recorded' in answer) resolve(answer.recorded);
        else reject(new UsageError('error' in answer ? answer.error : ''));
      },
      died: (why) => {
        worker.end();
        reject(new LostWorker(why));
      },
    });
    signal.addEventListener('abort', () => {
      worker.end();
      resolve(null);
    }, { once: true });
    worker.post({ job });
    worker.post({ recorded: seed });
  });
}
