import { recordIn } from '../runs/header';
import type { RunRecord } from '../runs/RunRecord';
import type { SeedRange } from '../runs/playRuns';
import { UsageError } from '../UsageError';
import { answersIn, clipped, rangesOf } from './shards';

/** A shard under its id in the queue. */
export interface OpenShard {
  readonly id: string;
  readonly seeds: SeedRange;
}

/** No shard is sent out this many places before the oldest that is still out: Redis and the records that wait for their turn take no more memory. */
const WINDOW = 256;

/** The shards of a job: which to send next, and what comes back, in any order and perhaps twice. Knows nothing of Redis. */
export class Harvest {
  private readonly shards: readonly OpenShard[];
  private readonly out = new Map<string, number>();
  private next = 0;

  /** @param job the seeds, and the last floor of which a run can tell */
  constructor(farm: string, private readonly job: { readonly seeds: SeedRange; readonly floors: number }, private readonly keep: (record: RunRecord) => void) {
    this.shards = rangesOf(job.seeds).map((range) => ({ id: `${farm}-${range.first}`, seeds: range }));
  }

  /** The shards that are due; from now on they are out. */
  send(): readonly OpenShard[] {
    const [oldest = this.next] = this.out.values();
    const due = this.shards.slice(this.next, oldest + WINDOW);
    for (const { id } of due) this.out.set(id, this.next++);
    return due;
  }

  /** The shards that are out, the oldest first. */
  get open(): readonly OpenShard[] {
    return [...this.out.values()].flatMap((at) => this.shards[at] ?? []);
  }

  get isDone(): boolean {
    return this.next === this.shards.length && this.out.size === 0;
  }

  isOpen(id: string): boolean {
    return this.out.has(id);
  }

  /** Takes what a worker returned; false if it is not, or no longer, waited for. Throws a `UsageError` with the worker's sentence. */
  take(id: string, returned: unknown): boolean {
    const shard = this.shards[this.out.get(id) ?? -1];
    if (!shard) return false;
    const records = recordsOf(returned, shard.seeds, this.job.floors);
    this.out.delete(id);
    records.forEach(this.keep);
    return true;
  }
}

function recordsOf(returned: unknown, { first, last }: SeedRange, floors: number): RunRecord[] {
  const answers = answersIn(returned);
  if (typeof answers === 'string') throw new UsageError(`A worker returned something for the seeds ${first}-${last} that cannot be used: ${answers}.`);
  const records = answers.map((answer): RunRecord => {
    if ('error' in answer) throw new UsageError(clipped(answer.error));
    const record = recordIn(answer.record, floors);
    if (typeof record === 'string') throw new UsageError(`A worker returned something for the seeds ${first}-${last} that ${record}.`);
    return record;
  });
  const isWhole = records.length === last - first + 1 && records.every(({ seed }, at) => seed === String(first + at));
  if (!isWhole) throw new UsageError(`A worker returned other runs than those of the seeds ${first}-${last}.`);
  return records;
}
