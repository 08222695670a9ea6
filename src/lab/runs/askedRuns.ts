import type { Content } from '../../engine/content';
import { refuseIdle, type Say } from '../Command';
import { UsageError } from '../failures';
import { contentById, isPackFile, packToSend } from '../contentById';
import { farmAt } from '../farm/farm';
import { floorsWithin, takes, type Values } from '../options';
import type { RunRecord } from './RunRecord';
import { type Header, headerOf } from './header';
import { playRuns, type SeedRange, type Workers } from './playRuns';
import type { RunJob } from './runProgram';
import { openRuns } from './runsFiles';

/** How runs are played, of any pack. */
export interface RunPlan {
  readonly job: Omit<RunJob, 'pack'>;
  readonly seeds: SeedRange;
  readonly workers: Workers;
}

/** The options that make a plan. */
export const PLAN = takes('seeds', 'bot', 'turns', 'floors', 'workers', 'redis');

/** Refuses them beside `--from`, which reads runs; that no thread works is no matter. */
export function refusePlan(chosen: readonly string[]): void {
  refuseIdle(chosen, ['seeds', 'bot', 'turns', 'floors', 'redis'], 'is for runs that are played; --from reads them.');
}

/** The plan that a command's options make for these packs. */
export function planOf(packs: readonly string[], { seeds, workers, redis, ...limits }: Pick<Values, keyof typeof PLAN>, say: Say): RunPlan {
  return { job: jobOf(packs, limits), seeds, workers: redis === undefined ? workers : farmAt(redis, say) };
}

/** The bot and the limits of the runs, of which the last floor is all that counts of the floors: else that of the longest pack. */
export function jobOf(packs: readonly string[], { bot, turns, floors }: Pick<Values, 'bot' | 'turns' | 'floors'>): RunPlan['job'] {
  return { bot, turns, floors: floors?.at(-1) ?? Math.max(1, ...packs.map((pack) => floorsWithin(contentById(pack)))) };
}

/** The runs that a command is about: what was played, on which pack, and each of them once, in the order of the seeds. */
export interface AskedRuns {
  readonly content: Content;
  readonly header: Header;
  readonly each: (onRecord: (record: RunRecord) => void) => Promise<void>;
}

/** The runs of a file if there is one, else runs that are played when they are asked for. */
export async function askedRuns({ pack, from, ...given }: Pick<Values, 'pack' | 'from' | keyof typeof PLAN>, say: Say): Promise<AskedRuns> {
  return from === undefined ? runsToPlay(pack, planOf([pack], given, say), say) : runsIn(from, pack);
}

/** Runs of a pack that are played when they are asked for; `each` leaves out as many of the first as are done. */
export function runsToPlay(pack: string, { job, seeds, workers }: RunPlan, say: Say) {
  const content = contentById(pack);
  const each = async (onRecord: (record: RunRecord) => void, done = 0): Promise<void> => {
    const progress = new Progress(content.id, seeds.last - seeds.first + 1 - done, say);
    const keep = (record: RunRecord): void => {
      onRecord(record);
      progress.step();
    };
    await playRuns({ ...job, pack: packToSend(pack) }, { seeds: { first: seeds.first + done, last: seeds.last }, workers, onRecord: keep });
  };
  return { content, header: headerOf(content, job, seeds), each };
}

/** The runs in a file; of a pack file's rows only if that is the pack. */
async function runsIn(file: string, pack: string): Promise<AskedRuns> {
  const { header, batches } = await openRuns(file);
  const name = isPackFile(pack) ? pack : header.pack;
  const content = contentById(name);
  if (content.version !== header.rows || content.id !== header.pack) {
    throw new UsageError(
      `${file} was played with other rows of ${header.pack} than ${name} has now; --pack names a pack file that has them.`,
    );
  }
  const each = async (onRecord: (record: RunRecord) => void): Promise<void> => {
    for await (const batch of batches) for (const { record } of batch) onRecord(record);
  };
  return { content, header, each };
}

const WIDTH = 24;

/** How many runs are done, how fast, and the time left. */
export class Progress {
  private readonly start = Date.now();
  private done = 0;

  constructor(
    private readonly name: string,
    private readonly all: number,
    private readonly say: Say,
  ) {}

  step(): void {
    this.done++;
    const rate = (this.done * 1000) / Math.max(1, Date.now() - this.start);
    const left = timeOf((this.all - this.done) / rate);
    this.say(`${this.name} ${barOf(this.done / this.all)} ${this.done} of ${this.all} runs, ${rate.toFixed(1)} a second, ${left} left`);
  }
}

function barOf(share: number): string {
  const full = Math.round(share * WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`;
}

/** `4:07`, or `2:15:00`. */
function timeOf(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
