import { type Played, Pool, type PoolFailure, type Task } from '../runs/Pool';
import type { StartWorker } from '../runs/RunWorker';

/** Tasks for workers, and who gets what comes of them. */
export interface Source {
  readonly take: () => Task | null;
  readonly played: (played: Played, task: Task) => void;
  /** Whether no more are needed, though there may be tasks left. */
  readonly isDone: () => boolean;
}

/** Who hears of the workers. */
export interface WorkEars {
  readonly start: StartWorker;
  readonly workers: () => number;
  /** Workers begin, or rest. */
  readonly changed: () => void;
  readonly lost: () => void;
  readonly failed: (failure: PoolFailure) => void;
}

/** Work for workers that can be stopped and gone on with: what was begun and not finished is done again. */
export class Work {
  private pool: Pool | null = null;
  private source: Source | null = null;
  private finish: () => void = () => undefined;
  private readonly begun = new Set<Task>();
  private owed: Task[] = [];

  /** @param isPaused whether it waits until it is told to go on */
  constructor(private readonly ears: WorkEars, private isPaused = false) {}

  /** Resolves once all tasks of a source are done; never, if it is stopped for good. */
  do(source: Source): Promise<void> {
    return new Promise((resolve) => {
      this.source = source;
      this.finish = resolve;
      if (!this.isPaused) this.hire();
      this.ears.changed();
    });
  }

  /** Whether workers are at it. */
  get isPlaying(): boolean {
    return this.pool !== null;
  }

  /** Whether there is something to go on with. */
  get canGoOn(): boolean {
    return this.isPaused && this.source !== null;
  }

  stop(): void {
    this.isPaused = true;
    this.pool?.end();
    this.pool = null;
    this.owed = [...this.begun, ...this.owed];
    this.begun.clear();
    this.ears.changed();
  }

  goOn(): void {
    if (!this.isPaused) return;
    this.isPaused = false;
    if (this.source) this.hire();
    this.ears.changed();
  }

  private hire(): void {
    const { start, workers, lost } = this.ears;
    const failed = (failure: PoolFailure): void => {
      this.stop();
      this.ears.failed(failure);
    };
    this.pool = new Pool(start, {
      take: () => this.take(), played: (played, task) => { this.keep(played, task); }, lost, failed, ended: () => { this.end(); },
    }, workers());
    this.pool.begin();
  }

  private take(): Task | null {
    const task = this.owed.shift() ?? this.source?.take() ?? null;
    if (task) this.begun.add(task);
    return task;
  }

  private keep(played: Played, task: Task): void {
    this.begun.delete(task);
    this.source?.played(played, task);
    if (this.source?.isDone() === true) this.end();
  }

  private end(): void {
    this.pool?.end();
    this.pool = null;
    this.source = null;
    this.begun.clear();
    this.owed = [];
    this.finish();
  }
}
