import * as v from 'valibot';
import type { Content, PackRows } from '../../engine/content';
import { show } from '../../engine/core/floorCurve';
import { isRecord } from '../../engine/core/id';
import { type Arrival, type Beginning, beginningSchema, unknownIn } from '../arrivals/Arrival';
import { arrivalsIn } from '../arrivals/makeArrivals';
import { botNamed } from '../bots';
import { UsageError } from '../failures';
import { type RecordedRun, recordedRun } from './recordedRun';
import { MOST_FLOORS, MOST_TURNS, playForRecord, type RunRecord, within } from './RunRecord';

/* The same program runs in Node's threads and in a browser's workers, so nothing here may lead to Node. */

/** What to play with every seed; plain JSON, like all messages. */
export interface RunJob {
  /** The rows of a pack; in Node also the id of a built-in one, which a page has anyway and sends whole. */
  readonly pack: string | PackRows;
  /** A bot's name. */
  readonly bot: string;
  /** The turns after which a run is aborted. */
  readonly turns: number;
  /** The floors that are surveyed; a run that leaves the last one is over. */
  readonly floors: number;
  /** Where the runs begin, if not on the first floor. */
  readonly begins?: Beginning | undefined;
}

/**
 * To the program: a job, which replaces the one before; a batch of its seeds, with a floor only to see who comes there; or one of its
 * seeds, of which all that is done is wanted.
 */
export type RunRequest =
  { readonly job: RunJob } | { readonly seeds: readonly string[]; readonly towards?: number } | { readonly recorded: string };

/** Who came to a floor with a seed; null where its run did not. */
export interface SeedArrival {
  readonly seed: string;
  readonly arrival: Arrival | null;
}

/** From the program: what comes of each seed as soon as it is played; or why a request, or the rest of a batch, isn't carried out. */
export type RunAnswer =
  { readonly record: RunRecord } | { readonly came: SeedArrival } | { readonly recorded: RecordedRun } | { readonly error: string };

/** Plays a seed of a job. */
export type Player = (seed: string) => RunRecord;

const jobSchema = v.strictObject({
  pack: v.union([v.string(), v.custom<PackRows>(isRecord)]),
  bot: v.string(),
  turns: within(1, MOST_TURNS),
  floors: within(1, MOST_FLOORS),
  begins: v.optional(beginningSchema),
}) satisfies v.GenericSchema<unknown, RunJob>;

/** A job that can be played. */
interface Playable {
  readonly content: Content;
  readonly play: Player;
  readonly record: (seed: string) => RecordedRun;
}

/** How a program gets the content of a job's pack; what is none is a `UsageError`. */
type ContentOf = (pack: RunJob['pack']) => Content;

/** The player for a job, perhaps from another machine; what is none, an unknown bot or pack and malformed rows are a `UsageError`. */
export function playerOf(job: unknown, contentOf: ContentOf): Player {
  return playableOf(job, contentOf).play;
}

function playableOf(job: unknown, contentOf: ContentOf): Playable {
  const read = v.safeParse(jobSchema, job);
  if (!read.success) {
    const [issue] = read.issues;
    throw new UsageError(
      `The job cannot be played: its ${v.getDotPath(issue) ?? 'form'} is not what it should be (got ${show(issue.input)}).`,
    );
  }
  const { pack, bot: name, turns, floors, begins } = read.output;
  const content = contentOf(pack);
  const bot = botNamed(name);
  refuseUnknown(content, begins);
  const limits = { bot, turns, floors, begins };
  return {
    content, play: (seed) => playForRecord(content, seed, limits), record: (seed) => recordedRun(content, seed, limits),
  };
}

function refuseUnknown(content: Content, begins: Beginning | undefined): void {
  for (const [at, arrival] of (begins?.arrivals ?? []).entries()) {
    const unknown = unknownIn(content, arrival);
    if (unknown !== null) throw new UsageError(`The job cannot be played, begins.arrivals.${at}.${unknown}`);
  }
}

/** The program, which takes requests one by one and posts its answers. */
export function runProgram(post: (answer: RunAnswer) => void, contentOf: ContentOf): (request: RunRequest) => void {
  let playable: Playable | null = null;
  return (request) => {
    try {
      if ('job' in request) {
        playable = null;
        playable = playableOf(request.job, contentOf);
      } else if ('recorded' in request) {
        post({ recorded: ready(playable).record(request.recorded) });
      } else {
        for (const seed of request.seeds) post(answerTo(seed, request.towards, ready(playable)));
      }
    } catch (error) {
      post({ error: error instanceof UsageError ? error.message : `The job failed: ${String(error)}` });
    }
  };
}

function ready(playable: Playable | null): Playable {
  if (!playable) throw new UsageError('There is no job to play seeds of.');
  return playable;
}

function answerTo(seed: string, towards: number | undefined, playable: Playable): RunAnswer {
  if (towards === undefined) return { record: playable.play(seed) };
  return { came: { seed, arrival: arrivalsIn(playable.content, seed, towards).get(towards) ?? null } };
}
