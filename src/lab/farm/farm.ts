import { randomUUID } from 'node:crypto';
import type { Say } from '../Command';
import { UsageError } from '../failures';
import type { RunRecord } from '../runs/RunRecord';
import { recordIn } from '../runs/header';
import type { Farm, SeedRange } from '../runs/playRuns';
import type { RunJob } from '../runs/runProgram';
import { QUEUE, reach, type Reached, shown } from './reach';
import { answersIn, clipped, packed, rangesOf, type Shard } from './shards';
import { programHere } from './version';

/** The milliseconds between two looks at whether all shards are still there, and whether anyone plays them. */
const LOOK_MS = 2500;

/** How often a shard is tried whose thread ended before it was done. */
const ATTEMPTS = 3;

/** What tells a farm or a worker to stop. */
export const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A range of seeds to be played, and who gets the records. */
interface Work {
  readonly job: RunJob;
  readonly seeds: SeedRange;
  readonly keep: (record: RunRecord) => void;
  readonly say: Say;
}

/** The workers at a Redis server. */
export function farmAt(url: string, say: Say): Farm {
  return { play: (job, seeds, keep) => play(url, { job, seeds, keep, say }) };
}

/** Each call is a farm of its own: its shards are removed and its connections closed when it ends, however it does. */
async function play(url: string, work: Work): Promise<void> {
  const reached = await reach(url);
  const interrupt = interruption();
  const farm = new FarmRun(url, work, reached);
  try {
    await Promise.race([farm.run(), reached.lost, interrupt.signal]);
  } finally {
    await farm.end();
    interrupt.done();
  }
}

/** Fails on a signal to end, and lets the process end by it only when it is `done` with tidying up. */
function interruption() {
  let ending: NodeJS.Signals | null = null;
  let listener: NodeJS.SignalsListener = () => undefined;
  const signal = new Promise<never>((_resolve, reject) => {
    listener = (name) => {
      ending ??= name;
      reject(new UsageError('The farm was told to stop.'));
    };
  });
  for (const name of SIGNALS) process.on(name, listener);
  const done = (): void => {
    for (const name of SIGNALS) process.off(name, listener);
    if (ending !== null) process.kill(process.pid, ending);
  };
  return { signal, done };
}

class FarmRun {
  private readonly name = randomUUID();
  private readonly harvest: Harvest;
  private readonly job: string;
  private readonly events;
  private timer: NodeJS.Timeout | undefined;
  /** As many as there were at the last look. */
  private workers = Infinity;
  /** Shards that were gone at the last look, though their results may still have been on the way. */
  private gone = new Set<string>();

  constructor(private readonly url: string, private readonly work: Work, private readonly reached: Reached) {
    this.harvest = new Harvest(this.name, { seeds: work.seeds, floors: work.job.floors, first: work.job.begins?.floor }, work.keep);
    this.job = packed(work.job);
    // All events that there are, since the first result may come before anyone listens.
    this.events = new reached.bull.QueueEvents(QUEUE, { connection: reached.connection, lastEventId: '0-0' });
    this.events.on('error', () => undefined);
  }

  /** Sends shards out and takes their results until there are no more. */
  run(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = async (): Promise<void> => {
        await this.send(this.harvest.send());
        if (this.harvest.isDone) resolve();
      };
      const take = async (id: string, returned: unknown): Promise<void> => {
        if (this.harvest.take(id, returned)) await go();
      };
      this.events.on('completed', ({ jobId, returnvalue }) => { take(jobId, returnvalue).catch(reject); });
      this.events.on('failed', ({ jobId, failedReason }) => {
        if (this.harvest.isOpen(jobId)) reject(new UsageError(`A shard failed on ${ATTEMPTS} workers or more: ${clipped(failedReason)}.`));
      });
      this.timer = setInterval(() => { this.look().catch(reject); }, LOOK_MS);
      go().catch(reject);
    });
  }

  /** Removes what is left and closes the connections. A shard that a worker has goes by itself when it is played. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    const { queue } = this.reached;
    const tidy = async (): Promise<void> => {
      await Promise.all(this.harvest.open.map(({ id }) => queue.remove(id)));
      const counts = await queue.getJobCounts('wait', 'active');
      if (Object.values(counts).every((count) => count === 0)) await queue.trimEvents(0);
    };
    // Where the connection is lost, nothing can be done about what is there.
    await tidy().catch(() => undefined);
    await Promise.allSettled([this.events.close(), queue.close()]);
  }

  private async send(shards: readonly OpenShard[]): Promise<void> {
    const { job: { pack, bot }, seeds: all } = this.work;
    const { version } = programHere();
    const name = `${typeof pack === 'string' ? pack : pack.id} by the ${bot} bot, seeds ${all.first}-${all.last}`;
    await this.reached.queue.addBulk(shards.map(({ id, seeds }) => {
      const data: Shard = { version, job: this.job, seeds };
      return { name, data, opts: { jobId: id, attempts: ATTEMPTS, removeOnComplete: true, removeOnFail: true } };
    }));
  }

  /** A run is the same on every machine and every time: shards that Redis has lost, in a restart for instance, are sent again. */
  private async look(): Promise<void> {
    const { queue } = this.reached;
    const workers = await queue.getWorkersCount();
    if (workers === 0 && this.workers > 0) this.work.say(`no worker is at ${shown(this.url)}: lab worker --redis URL starts one`);
    this.workers = workers;
    const states = await Promise.all(this.harvest.open.map(async (shard) => ({ shard, state: await queue.getJobState(shard.id) })));
    const gone = states.filter(({ state }) => state === 'unknown').map(({ shard }) => shard);
    await this.send(gone.filter(({ id }) => this.gone.has(id) && this.harvest.isOpen(id)));
    this.gone = new Set(gone.map(({ id }) => id));
  }
}

/** A shard under its id in the queue. */
interface OpenShard {
  readonly id: string;
  readonly seeds: SeedRange;
}

/** How far ahead of the oldest shard still out others are sent, so that neither Redis nor the records that wait for their turn pile up. */
const WINDOW = 256;

/** The seeds of a job, the last floor of which a run can tell, and the one that it begins on if not the first. */
interface Sown {
  readonly seeds: SeedRange;
  readonly floors: number;
  readonly first?: number | undefined;
}

/** The shards of a job: which to send next, and what comes back, in any order and perhaps twice. Knows nothing of Redis. */
export class Harvest {
  private readonly shards: readonly OpenShard[];
  private readonly out = new Map<string, number>();
  private next = 0;

  constructor(farm: string, private readonly job: Sown, private readonly keep: (record: RunRecord) => void) {
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
    const records = recordsOf(returned, { ...this.job, seeds: shard.seeds });
    this.out.delete(id);
    records.forEach(this.keep);
    return true;
  }
}

function recordsOf(returned: unknown, { seeds: { first, last }, floors, first: from }: Sown): RunRecord[] {
  const answers = answersIn(returned);
  if (typeof answers === 'string') {
    throw new UsageError(`A worker returned something for the seeds ${first}-${last} that cannot be used: ${answers}.`);
  }
  const records = answers.map((answer): RunRecord => {
    if ('error' in answer) throw new UsageError(clipped(answer.error));
    const record = recordIn(answer.record, floors, from);
    if (typeof record === 'string') throw new UsageError(`A worker returned something for the seeds ${first}-${last} that ${record}.`);
    return record;
  });
  const isWhole = records.length === last - first + 1 && records.every(({ seed }, at) => seed === String(first + at));
  if (!isWhole) throw new UsageError(`A worker returned other runs than those of the seeds ${first}-${last}.`);
  return records;
}
