import { countOf, type PlayBatches } from '../../lab/changes/batches';
import type { Fate } from '../../lab/runs/RunRecord';
import type { RunJob } from '../../lab/runs/runProgram';
import type { Played, Task } from '../runs/Pool';
import { readFate, writtenFate } from './fates';
import type { Work } from './Work';

/** Failed runs of which the sentences are kept. */
const SHOWN = 3;

/**
 * Plays batches in workers, all runs of some batches at once, and hands them on in order. It keeps what came of every run, so that the
 * same batches asked for once more go on where they ended.
 */
export class BatchPlayer {
  /** How many of the runs that are asked for at the moment are handed on. */
  part = { done: 0, all: 0 };
  /** Runs that came from workers. */
  came = 0;
  /** What was said of the first runs that the pack broke, and how many there were. */
  readonly failures: string[] = [];
  failed = 0;
  private read = 0;

  /** @param kept what came of earlier runs, in their order; more is added */
  constructor(
    private readonly work: Work,
    private readonly limits: Omit<RunJob, 'pack' | 'bot'>,
    readonly kept: string[],
    private readonly changed: () => void,
  ) {}

  /** How many runs are handed on in all. */
  get done(): number {
    return this.read;
  }

  readonly play: PlayBatches = async (batches, onRun) => {
    const size = Math.max(1, ...batches.map(({ seeds }) => countOf(seeds)));
    const all = batches.reduce((sum, { seeds }) => sum + countOf(seeds), 0);
    const part = this.part = { done: 0, all };
    const hand = (fate: Fate): void => {
      onRun(Math.floor(part.done / size), fate);
      if (fate.end === 'failed') this.failed++;
      part.done++;
      this.read++;
    };
    this.readKept(all, hand);
    let next = part.done;
    if (next === all) return;
    const jobs = new Map<number, RunJob>();
    const jobOf = (at: number): RunJob => {
      const { bot, pack } = batches[at] as (typeof batches)[number];
      const job = jobs.get(at) ?? { ...this.limits, bot, pack };
      jobs.set(at, job);
      return job;
    };
    const places = new Map<Task, number>();
    const take = (): Task | null => {
      if (next >= all) return null;
      const at = Math.floor(next / size);
      const task = { job: jobOf(at), seed: String((batches[at]?.seeds.first ?? 1) + (next % size)) };
      places.set(task, next++);
      return task;
    };
    const early = new Map<number, Fate>();
    const played = (come: Played, task: Task): void => {
      if (!('record' in come)) return;
      this.hear(come.record);
      early.set(places.get(task) as number, come.record);
      for (let fate = early.get(part.done); fate; fate = early.get(part.done)) {
        early.delete(part.done);
        this.kept.push(writtenFate(fate));
        hand(fate);
      }
      this.changed();
    };
    await this.work.do({ take, played, isDone: () => false });
  };

  private hear({ end, cause }: { readonly end: string; readonly cause: string | null }): void {
    this.came++;
    if (end === 'failed' && this.failures.length < SHOWN) this.failures.push(cause ?? '');
  }

  /** Hands on what is kept; what cannot be read, and all behind it, is played again. */
  private readKept(most: number, hand: (fate: Fate) => void): void {
    for (let count = 0; count < most; count++) {
      const fate = readFate(this.kept[this.read] ?? '', this.limits.begins?.floor ?? 1);
      if (!fate) {
        this.kept.length = this.read;
        return;
      }
      hand(fate);
    }
  }
}
