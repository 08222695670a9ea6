import { farmAt } from '../farm/farm';
import type { Options } from '../options';
import type { SeedRange, Workers } from './playRuns';
import type { RunJob } from './runProgram';
import type { Say } from './Progress';

/** The turns after which a run is aborted. */
const MAX_TURNS = 20_000;

/** How runs are played, of any pack. */
export interface Playing {
  readonly job: Omit<RunJob, 'pack'>;
  readonly seeds: SeedRange;
  readonly workers: Workers;
}

/** The bot, limits, seeds and who plays them from a command's options. */
export function playingOf(options: Options, seeds: string, say: Say): Playing {
  const job = { bot: options.botName('fighter'), turns: options.count('turns', MAX_TURNS), floors: options.floors().at(-1) ?? 1 };
  const redis = options.redis();
  return { job, seeds: options.seeds(seeds), workers: redis === null ? options.workers() : farmAt(redis, say) };
}
