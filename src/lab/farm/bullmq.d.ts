/** What the lab uses of BullMQ, which only a farm needs and which the recipe in docs/LAB.md installs. */
declare module 'bullmq' {
  /** Of ioredis. */
  interface Connection {
    readonly url: string;
    readonly connectTimeout: number;
    /** The milliseconds for which a closed connection keeps the process at most. */
    readonly disconnectTimeout: number;
    readonly maxRetriesPerRequest: null;
    /** The milliseconds until the next try; null gives up. */
    readonly retryStrategy: (times: number) => number | null;
  }

  interface JobOptions {
    readonly jobId: string;
    readonly attempts: number;
    readonly removeOnComplete: boolean;
    readonly removeOnFail: boolean;
  }

  export class Queue {
    constructor(
      name: string, options: { readonly connection: Connection; readonly streams: { readonly events: { readonly maxLen: number } } },
    );
    on(event: 'error', listener: (error: Error) => void): this;
    waitUntilReady(): Promise<unknown>;
    addBulk(jobs: readonly { readonly name: string; readonly data: unknown; readonly opts: JobOptions }[]): Promise<unknown>;
    /** 'unknown' for a job that isn't there. */
    getJobState(id: string): Promise<string>;
    getJobCounts(...states: readonly string[]): Promise<Readonly<Record<string, number>>>;
    getWorkersCount(): Promise<number>;
    /** 0 for a job that a worker has. */
    remove(id: string): Promise<number>;
    trimEvents(length: number): Promise<unknown>;
    close(): Promise<void>;
  }

  export class QueueEvents {
    constructor(name: string, options: { readonly connection: Connection; readonly lastEventId: string });
    on(event: 'completed', listener: (job: { readonly jobId: string; readonly returnvalue: unknown }) => void): this;
    on(event: 'failed', listener: (job: { readonly jobId: string; readonly failedReason: string }) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    close(): Promise<void>;
  }

  interface WorkerOptions {
    readonly connection: Connection;
    readonly concurrency: number;
    readonly useWorkerThreads: true;
    readonly workerThreadsOptions: { readonly workerData: unknown; readonly execArgv: readonly string[] };
    readonly lockDuration: number;
    readonly stalledInterval: number;
    readonly maxStalledCount: number;
  }

  export class Worker {
    constructor(name: string, processor: URL, options: WorkerOptions);
    on(event: 'completed', listener: (job: { readonly name: string; readonly data: unknown }, result: unknown) => void): this;
    on(event: 'failed', listener: (job: { readonly name: string } | undefined, error: Error) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    close(force?: boolean): Promise<void>;
  }
}
