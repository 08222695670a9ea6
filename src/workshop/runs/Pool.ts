import type { RunAnswer, RunJob } from '../../lab/runs/runProgram';
import type { RunWorker, StartWorker } from './RunWorker';

/** A seed of a job that is to be played; with a floor only to see who comes there. */
export interface Task {
  readonly job: RunJob;
  readonly seed: string;
  readonly towards?: number;
}

/** What comes of a task. */
export type Played = Exclude<RunAnswer, { readonly error: string }>;

/** Why no more can be played: no worker starts, a seed ends every worker that plays it, or what the program says of the job. */
export type PoolFailure =
  { readonly kind: 'noWorkers' } | { readonly kind: 'deadly'; readonly seed: string } | { readonly kind: 'refused'; readonly why: string };

/** Where a pool has its tasks from, and who hears what comes of them. */
export interface PoolEars {
  /** The next task; null if there is none for now. */
  readonly take: () => Task | null;
  readonly played: (played: Played, task: Task) => void;
  /** A worker has died; another goes on with its tasks. */
  readonly lost: (why: string) => void;
  readonly failed: (failure: PoolFailure) => void;
  /** All tasks are done. */
  readonly ended: () => void;
}

/** A worker with its tasks, the first of which it plays, and the job that it was given last. */
interface Hand {
  readonly worker: RunWorker;
  readonly tasks: Task[];
  job: RunJob | null;
}

/** Tasks that each worker has: one more than it plays, so that it need not wait. */
const AHEAD = 2;

/** Workers that may die one after another before any has played something, and by one seed. */
const MOST_DEATHS = 3;
const MOST_BY_SEED = 2;

/** Workers that share tasks. What one leaves undone when it dies, another does. */
export class Pool {
  private readonly hands = new Set<Hand>();
  private readonly returned: Task[] = [];
  private readonly deathsBySeed = new Map<string, number>();
  private deaths = 0;
  private isOver = false;

  constructor(
    private readonly start: StartWorker,
    private readonly ears: PoolEars,
    private readonly workers: number,
  ) {}

  /** Starts the workers. */
  begin(): void {
    for (let count = 0; count < this.workers && !this.isOver; count++) this.hire();
    this.endIfDone();
  }

  /** Ends all workers; what they have not finished is left. */
  end(): void {
    this.isOver = true;
    for (const { worker } of this.hands) worker.end();
    this.hands.clear();
  }

  private hire(): void {
    const ears = {
      answered: (answer: RunAnswer) => { if (!this.isOver && this.hands.has(hand)) this.hear(hand, answer); },
      died: (why: string) => { if (!this.isOver && this.hands.has(hand)) this.bury(hand, why); },
    };
    let worker: RunWorker;
    try {
      worker = this.start(ears);
    } catch {
      this.fail({ kind: 'noWorkers' });
      return;
    }
    const hand: Hand = { worker, tasks: [], job: null };
    this.hands.add(hand);
    this.feed(hand);
  }

  private feed(hand: Hand): void {
    while (hand.tasks.length < AHEAD) {
      const task = this.returned.shift() ?? this.ears.take();
      if (!task) return;
      if (hand.job !== task.job) hand.worker.post({ job: task.job });
      hand.job = task.job;
      hand.tasks.push(task);
      const { seed, towards } = task;
      hand.worker.post({ seeds: [seed], ...(towards === undefined ? {} : { towards }) });
    }
  }

  private hear(hand: Hand, answer: RunAnswer): void {
    if ('error' in answer) {
      this.fail({ kind: 'refused', why: answer.error });
      return;
    }
    this.deaths = 0;
    const task = hand.tasks.shift();
    if (task) this.ears.played(answer, task);
    if (this.isOver) return;
    this.feed(hand);
    this.endIfDone();
  }

  private bury(hand: Hand, why: string): void {
    this.hands.delete(hand);
    hand.worker.end();
    this.deaths++;
    this.returned.unshift(...hand.tasks);
    const seed = hand.tasks[0]?.seed ?? '';
    const bySeed = (this.deathsBySeed.get(seed) ?? 0) + 1;
    this.deathsBySeed.set(seed, bySeed);
    if (this.deaths >= MOST_DEATHS) this.fail({ kind: 'noWorkers' });
    else if (bySeed >= MOST_BY_SEED) this.fail({ kind: 'deadly', seed });
    else {
      this.ears.lost(why);
      this.hire();
    }
  }

  private fail(failure: PoolFailure): void {
    this.end();
    this.ears.failed(failure);
  }

  private endIfDone(): void {
    if (this.isOver || this.returned.length > 0 || [...this.hands].some(({ tasks }) => tasks.length > 0)) return;
    this.end();
    this.ears.ended();
  }
}
