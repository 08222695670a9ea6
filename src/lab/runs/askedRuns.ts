import type { Content } from '../../engine/content';
import type { Beginning } from '../arrivals/Arrival';
import { beginningOf } from '../arrivals/beginningOf';
import { heroOf } from '../arrivals/fitting';
import { refuseIdle, type Say } from '../Command';
import { UsageError } from '../failures';
import { basePackOf, contentById, isPackFile, packToSend } from '../contentById';
import { farmAt } from '../farm/farm';
import { floorsWithin } from '../floorsOf';
import { takes, type Values } from '../options';
import { printable } from '../printed';
import type { RunRecord } from './RunRecord';
import { type Header, headerOf } from './header';
import { playRuns, type SeedRange, type Workers } from './playRuns';
import type { RunJob } from './runProgram';
import { isOfRows, otherRows } from './runLines';
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
  refuseIdle(chosen, ['fromFloor', 'seeds', 'bot', 'turns', 'floors', 'redis'], 'is for runs that are played; --from reads them.');
}

/** What a command knows of its runs, whatever it plays them for. */
type Limits = Pick<Values, 'bot' | 'turns' | 'floors'> & Partial<Pick<Values, 'fromFloor'>>;
type Plan = Limits & Pick<Values, 'seeds' | 'workers' | 'redis'>;

/**
 * The plan that a command's options make for these packs.
 * @param also compiled packs that play the same arrivals, if the runs begin below the first floor
 */
export function planOf(packs: readonly string[], given: Plan, say: Say, also: readonly Content[] = []): RunPlan {
  const { seeds, workers, redis, ...limits } = given;
  return { job: jobOf(packs, limits, say, also), seeds, workers: redis === undefined ? workers : farmAt(redis, say) };
}

/**
 * The bot and the limits of the runs, of which the last floor is all that counts of the floors: else that of the longest pack; and where
 * they begin, by the arrivals of the first pack.
 */
export function jobOf(packs: readonly string[], limits: Limits, say: Say, also: readonly Content[] = []): RunPlan['job'] {
  const { bot, turns, floors, fromFloor } = limits;
  const last = floors?.at(-1) ?? Math.max(1, ...packs.map((pack) => floorsWithin(contentById(pack))));
  const [pack] = packs;
  const begins = pack === undefined ? undefined : beginningFor(pack, { bot, fromFloor, last }, say, also);
  return { bot, turns, floors: last, ...(begins ? { begins } : {}) };
}

/** A floor to begin on, and the last of the runs. */
type Floors = Pick<Limits, 'bot' | 'fromFloor'> & { readonly last: number };

/** Where runs of a pack begin; undefined for the first floor. */
export function beginningFor(
  pack: string, { bot, fromFloor: floor = 1, last }: Floors, say: Say, also: readonly Content[] = [],
): Beginning | undefined {
  if (floor === 1) return undefined;
  const content = contentById(pack);
  const tell = (sentence: string): void => { process.stderr.write(`${printable(sentence)}\n`); };
  const begins = beginningOf({ content, base: basePackOf(pack), floor, hero: heroOf(content, bot), also }, { tell, say });
  if (floor > last) throw new UsageError(`--from-floor ${floor} is below the last floor of the runs, ${last}.`);
  return begins;
}

/** The runs that a command is about: what was played, on which pack, and each of them once, in the order of the seeds. */
export interface AskedRuns {
  readonly content: Content;
  readonly header: Header;
  readonly each: (onRecord: (record: RunRecord) => void) => Promise<void>;
}

/** The runs of a file if there is one, else runs that are played when they are asked for. */
export async function askedRuns({ pack, from, ...given }: Plan & Pick<Values, 'pack' | 'from'>, say: Say): Promise<AskedRuns> {
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
  if (!isOfRows(header, content)) throw new UsageError(`${otherRows(file, header, name)}; --pack names a pack file that has them.`);
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
