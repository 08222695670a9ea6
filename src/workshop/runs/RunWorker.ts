import type { RunAnswer, RunRequest } from '../../lab/runs/runProgram';

/** A worker that carries out requests one by one, in their order. */
export interface RunWorker {
  post(request: RunRequest): void;
  end(): void;
}

/** Who hears of a worker. */
export interface WorkerEars {
  readonly answered: (answer: RunAnswer) => void;
  readonly died: (why: string) => void;
}

/** Starts a worker; throws where the page may have none. */
export type StartWorker = (ears: WorkerEars) => RunWorker;

/** A worker of the browser. */
export const startWorker: StartWorker = ({ answered, died }) => {
  const worker = new Worker(/* webpackChunkName: "runs" */ new URL('../../lab/runs/browserWorker.ts', import.meta.url));
  worker.onmessage = ({ data }: MessageEvent<RunAnswer>) => { answered(data); };
  worker.onerror = (event) => {
    event.preventDefault();
    died(event.message);
  };
  worker.onmessageerror = () => { died(''); };
  return {
    post: (request) => { worker.postMessage(request); },
    end: () => { worker.terminate(); },
  };
};
