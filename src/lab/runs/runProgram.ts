import type { PackRows } from '../../engine/content';
import { botNamed } from '../bots';
import { compiledPack, shippedContent } from '../shippedContent';
import { UsageError } from '../UsageError';
import { playSeed, type SeedRecord } from './playSeed';

/* The same program runs in Node's threads and in a browser's workers, so nothing here may lead to Node. */

/** What to play with every seed; plain JSON, like all messages. */
export interface RunJob {
  /** The id of a built-in pack, or the rows of a pack file. */
  readonly pack: string | PackRows;
  /** A bot's name. */
  readonly bot: string;
  /** The turns after which a run is aborted. */
  readonly turns: number;
  /** The floors that are surveyed; a run that leaves the last one is over. */
  readonly floors: number;
}

/** To the program: a job, which replaces the one before, or a batch of its seeds. */
export type RunRequest = { readonly job: RunJob } | { readonly seeds: readonly string[] };

/** From the program: each seed's record as soon as it is played; or why a request, or the rest of a batch, isn't carried out. */
export type RunAnswer = { readonly record: SeedRecord } | { readonly error: string };

/** Plays a seed of a job. */
export type Player = (seed: string) => SeedRecord;

/** The player for a job; an unknown bot or pack and malformed rows are a `UsageError`. */
export function playerOf({ pack, bot: name, turns, floors }: RunJob): Player {
  const content = typeof pack === 'string' ? shippedContent(pack) : compiledPack(pack);
  const bot = botNamed(name);
  return (seed) => playSeed(content, seed, { bot, turns, floors });
}

/** The program, which takes requests one by one and posts its answers. */
export function runProgram(post: (answer: RunAnswer) => void): (request: RunRequest) => void {
  let play: Player = noJob;
  return (request) => {
    let seed: string | null = null;
    try {
      if ('job' in request) {
        play = noJob;
        play = playerOf(request.job);
      } else {
        for (seed of request.seeds) post({ record: play(seed) });
      }
    } catch (error) {
      post({ error: sentenceOf(error, seed) });
    }
  };
}

function noJob(): never {
  throw new UsageError('There is no job to play seeds of.');
}

/** Only a mistake of the caller speaks for itself; of any other error it says with which seed it came. */
function sentenceOf(error: unknown, seed: string | null): string {
  if (error instanceof UsageError) return error.message;
  return `${seed === null ? 'The job' : `The run of the seed "${seed}"`} failed: ${String(error)}`;
}
